// Every game of Paddock, one line each: the only list of games there is.

export { heat } from './heat';
export { waddington } from './waddington';
