// The part of the catalogue that names circuits, options and their values: for pages that do not show the game itself.

import { circuitMessages } from '../circuits';
import { campaign } from './campaign';
import { names } from './names';
import { setup } from './setup';
import { themes } from './themes';

export const messages = { ...names, ...campaign, ...setup, ...themes, ...circuitMessages('de') };
