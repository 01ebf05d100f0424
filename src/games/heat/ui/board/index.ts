// What Heat's board folder gives to its ui: the live board, pictures and circuit facts.

export { carPicture, circuitBlurb, circuitFacts, circuitPicture } from './picture';
