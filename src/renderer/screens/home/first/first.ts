// Loads the first evening: most people are past it.

import { screen } from '../../../app/language';

export const FirstEvening = screen(['first'], async () => (await import('./first-evening')).FirstEvening, 'little');
