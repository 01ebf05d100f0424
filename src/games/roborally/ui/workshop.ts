// RoboRally's part of the workshop on a page: its judge and its drawings. Loaded where a course is made.

import type { Json } from '@core/contract';
import type { WorkshopUi } from '@ui/game-ui';
import { t } from '../text/t';
import { blankCourse } from '../workshop/blank';
import { floorBoards } from '../workshop/boards';
import { copyOf } from '../workshop/copy';
import type { RoborallySource } from '../workshop/source';
import { workshop } from '../workshop/workshop';
import { reportFloor } from './board/report-floor';
import { sketchPicture } from './editing/pictures';

/** Courses of RoboRally that players make. */
export const workshopUi: WorkshopUi = {
  read: workshop.read,
  draw: workshop.draw,
  blank: (name) => blankCourse(name) as Json,
  copyOf: (course) => copyOf(course) as Json | undefined,
  ...(workshop.importOf && { importOf: workshop.importOf }),
  editor: async () => (await import('./editing/editor')).editor,
  reportFloor,
  get reportTerms() {
    return { troubles: t('workshop.report.troubles'), cost: t('workshop.report.cost') };
  },
  sketch: (source: Json) => sketchPicture(source as RoborallySource),
  facts: (source: Json) => {
    const course = source as RoborallySource;
    return t('workshop.facts', { boards: floorBoards(course).length, flags: course.checkpoints.length });
  },
};
