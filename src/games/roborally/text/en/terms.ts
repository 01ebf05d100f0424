// The part of the catalogue that names circuits, options and their values: for pages that do not show the game itself.

import { courseMessages } from '../courses';
import { campaign } from './campaign';
import { names } from './names';
import { setup } from './setup';
import { themes } from './themes';

export const messages = { ...names, ...campaign, ...setup, ...themes, ...courseMessages('en') };
