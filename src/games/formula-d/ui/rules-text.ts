// The rules of Formula D at a glance, for the rules drawer. Not for: the rules themselves (RULES.md, phases/).

/** Sections of plain paragraphs, in the order of a turn. */
export const RULES: readonly { title: string; paragraphs: readonly string[] }[] = [
  {
    title: 'The aim',
    paragraphs: [
      'Drive the chosen laps; the first car across the line wins. The race goes on until all are home or out.',
      'The leader moves first. Level cars: the higher gear first, then the car nearer to the inside.',
      'Points are 10, 8, 6, 5, 4, 3, 2 and 1. A car that is out scores nothing.',
    ],
  },
  {
    title: 'Gears and dice',
    paragraphs: [
      'Each turn you choose a gear and roll its die: 1st 1–2, 2nd 2–4, 3rd 4–8, 4th 7–12, 5th 11–20, 6th 21–30. That is how far you drive.',
      'One gear up at most. One down is free; each gear more that you skip on the way down costs 1 wear point, up to three. From 6th to 1st is impossible.',
      'The start: a 1 on the black die stalls the engine, a 17 or more is a great start of four spaces.',
    ],
  },
  {
    title: 'Driving',
    paragraphs: [
      'Cars drive forward along the links of the spaces and never over another car.',
      'On a straight you take the shortest free way to where you end: no zigzag to waste spaces.',
      'Every space of the roll that you do not drive costs 1 wear point, whether you brake or the road is blocked.',
    ],
  },
  {
    title: 'Corners',
    paragraphs: [
      'The sign of a corner: yellow how many stops it asks for, green its longest way in spaces, red its shortest. A stop is a turn that ends in the corner.',
      'When the stops are made you may leave on any later turn.',
      'One stop missing: you overshoot, straight on in your lane, at 1 wear point for each space beyond the corner. An overshoot into the next corner is no stop there.',
      'Two or more missing: the car is out.',
    ],
  },
  {
    title: 'Trouble',
    paragraphs: [
      'Ending right behind or beside another car: roll the black die; 1 to 4 costs 1 wear point.',
      'A 20 in 5th or a 30 in 6th strains all engines: every car in those gears rolls, and 1 to 4 costs 1 wear point.',
      'At 0 wear points the car is out. You need not choose to spend the last one while another way is open.',
    ],
  },
  {
    title: 'Pits',
    paragraphs: [
      'From two laps on you may stop at the end of every lap but the last. Any gear, no exact roll: your own box gives all wear points back and ends the turn.',
      'In the lane cars wait behind each other free of charge. Out of the box you may take any gear up to 4th.',
    ],
  },
  {
    title: 'Slipstream (option)',
    paragraphs: [
      'A move without braking or overshooting, in 4th or higher, that ends right behind a car in 4th or higher and in no higher gear than yours lets you drive three spaces more. Going into a corner that way costs 1 wear point.',
    ],
  },
];
