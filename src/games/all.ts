// The list of Paddock's games, one line each. No other file lists them.

export { formulaD } from './formula-d';
export { havoc } from './havoc';
export { heat } from './heat';
export { roborally } from './roborally';
export { waddington } from './waddington';
