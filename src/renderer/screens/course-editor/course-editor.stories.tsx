// Gallery pages of the course editor: a circuit without problems, one with a long name, and one with an error.

import { screenAt } from '@gallery/app-at';
import { CIRCUITS, circuits } from '@gallery/saved/circuits';
import { to } from '../../app/routes';

export default { title: 'Screens/Course editor' };

const saved = { saved: circuits('course') };
const { whole, long, broken } = CIRCUITS.course;

export const Whole = { ...screenAt(to.circuit(whole), saved), name: 'Everything fits' };

export const LongName = { ...screenAt(to.circuit(long), saved), name: 'A long name' };

export const Broken = { ...screenAt(to.circuit(broken), saved), name: 'With an error' };
