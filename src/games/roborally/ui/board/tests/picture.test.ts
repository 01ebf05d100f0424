import { hexOf } from '@ui/art/colours';
import { beforeAll, describe, expect, it } from 'vitest';
import { COURSE_IDS, courseOf } from '../../../data/courses';
import { ROBOT_COLOURS } from '../../../data/robots';
import { learnedCourses } from '../../../tests/race-config';
import type { RoborallyView } from '../../../types';
import { archiveDrawing } from '../art/flags';
import { carPicture, circuitBlurb, circuitFacts, circuitPicture } from '../picture';

describe.each([...COURSE_IDS, ...learnedCourses(3, 'picture')])('the picture of %s', (id) => {
  const course = courseOf(id);
  let large = '';
  beforeAll(() => {
    large = circuitPicture(id, 'large').svg;
  });

  it('shows every belt, gear, pit, wall and flag', () => {
    const drawn = (mark: string): number => large.split(mark).length - 1;
    expect(drawn('<clipPath id="rr-belt-')).toBe(course.belts.length);
    expect(drawn('<circle r="4.2" fill="#1b2024"/>')).toBe(course.gear.filter((sense) => sense !== 0).length);
    expect(drawn('fill="#050607"')).toBe(course.pit.filter(Boolean).length);
    expect(drawn('stroke="#fff3c0"')).toBe(course.walls.length);
    expect(drawn('fill="#1f9a58"')).toBe(course.checkpoints.length);
  });

  it('shows the robots of a view that are on the floor', () => {
    const robot = (cell: number) => ({
      cell,
      facing: 1,
      colour: 'red',
      archive: 0,
      status: cell < 0 ? 'destroyed' : 'inPlay',
    });
    const drawn = (cells: number[]) => {
      const view = { course: id, robots: cells.map(robot), standings: [] } as unknown as RoborallyView;
      return circuitPicture(id, 'large', view).svg;
    };
    const noses = (cells: number[]) => drawn(cells).split('M19 -4L25 0L19 4Z').length - 1;
    expect([noses([]), noses([5, -1]), noses([5, 6])]).toEqual([0, 1, 2]);
    const pin = archiveDrawing(hexOf('red')).svg;
    expect(drawn([5]).split(pin)).toHaveLength(2);
  });

  it('names its facts', () => {
    const facts = circuitFacts(id);
    expect(facts.map(([, label]) => label)).toEqual(['Class', 'Checkpoints', 'Turns', 'Spaces']);
    expect(facts[1]?.[0]).toBe(String(course.checkpoints.length));
    expect(facts[2]?.[0]).toMatch(/^\d+(–\d+)?$/);
    expect(circuitBlurb(id)).toMatch(COURSE_IDS.includes(id) ? /\w\.$/ : /^$/);
  });
});

describe('the picture of a robot', () => {
  it('differs in shape, not only in colour', () => {
    const shapes = ROBOT_COLOURS.map((colour) => carPicture(colour, 1).svg.replace(/#[0-9a-f]{6}/g, ''));
    expect(new Set(shapes).size).toBe(ROBOT_COLOURS.length);
  });
});
