// Every game of Paddock, one line each: the only list of games there is.

export { heat } from './heat';
export { roborally } from './roborally';
export { waddington } from './waddington';
