// Every game of Paddock, one line each: the only list of games there is.

export { formulaD } from './formula-d';
export { havoc } from './havoc';
export { heat } from './heat';
export { roborally } from './roborally';
export { waddington } from './waddington';
