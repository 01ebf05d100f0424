// RoboRally's part of the workshop: reads sources, makes their courses known, and draws new ones.

import type { Json, Workshop } from '@core/contract';
import { workshopWith } from '@kit/workshop';
import { learnedCourse, listed } from '../data/courses';
import { drawCourse } from './draw';
import { fromCourseGenerator } from './imports/course-generator';
import { learnLaid } from './lay';
import { problemsOf } from './problems';
import { sourceSchema } from './source';

/** The circuits that come with Paddock besides the box's. */
const COLLECTION = import.meta.glob<unknown>('../collection/*.json', { eager: true, import: 'default' });

/** Courses that players make for RoboRally. */
export const workshop: Workshop = workshopWith({
  collection: COLLECTION,
  schema: sourceSchema,
  problemsOf,
  learn: (source, id) => listed(learnLaid(source, id)),
  find(id) {
    const course = learnedCourse(id);
    return course && listed(course);
  },
  draw: (wishes, draw) => drawCourse(wishes, draw) as Json,
  importOf(given) {
    const imported = fromCourseGenerator(given);
    return imported && { source: imported.source as Json, notes: imported.notes };
  },
});
