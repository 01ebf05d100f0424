// What a host says to a guest at its door: the part of everything that a join page loads.

import { messages as calls } from './calls';
import { messages as network } from './network';
import { messages as parties } from './parties';

export const messages = { ...calls, ...network, ...parties };
