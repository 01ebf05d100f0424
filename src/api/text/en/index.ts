// What a host says to its caller, in English: codes of the contract, and of the engine, as sentences.

import { messages as calls } from './calls';
import { messages as careers } from './careers';
import { messages as circuits } from './circuits';
import { messages as network } from './network';
import { messages as parties } from './parties';
import { messages as people } from './people';
import { messages as races } from './races';
import { messages as seasons } from './seasons';
import { messages as storage } from './storage';
import { messages as tables } from './tables';

export const messages = {
  ...calls,
  ...careers,
  ...circuits,
  ...network,
  ...parties,
  ...people,
  ...races,
  ...seasons,
  ...storage,
  ...tables,
};
