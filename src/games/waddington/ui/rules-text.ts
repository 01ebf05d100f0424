// The rules of Waddington's Formula 1 at a glance, for the rules drawer. Not for: the rules themselves (RULES.md, phases/).

/** Sections of plain paragraphs, in the order of a turn. */
export const RULES: readonly { title: string; paragraphs: readonly string[] }[] = [
  {
    title: 'The aim',
    paragraphs: [
      'Drive the chosen laps. When the first car finishes, those behind it in the order still have their turn, so that all have had as many; the car furthest past the line wins.',
      'Cars move one after the other in the order of their colours: yellow, orange, green, red, black, blue.',
      'Points are 10, 8, 6, 4, 2 and 1.',
    ],
  },
  {
    title: 'Speed',
    paragraphs: [
      'Your speed moves you: one square for every 20 mph, straight ahead or diagonally forward, over free squares only.',
      'Each turn you may go up to 60 faster, to 160 mph at most, or brake. Slower by 20 is free, by 40 costs 1 brake, by 60 2 brakes and 1 tyre, by 80 3 and 2, by 100 4 and 3.',
      'With tyre wear 8 you can slow by 40 at most, with brake wear 5 by 20 at most.',
    ],
  },
  {
    title: 'Corners',
    paragraphs: [
      'A red band has a safety speed for each lane. Crossing it no faster than that costs nothing.',
      'Up to 20 over: roll two dice and read the +20 column. Up to 40 over: the +40 column. More than 40 over: a spin-off. Each band is judged for itself.',
      'With tyre wear 8 a band crossed too fast always spins you off.',
    ],
  },
  {
    title: 'Spinning off',
    paragraphs: [
      'The car goes to the spin-off point of the corner and stands still; its wear stays. Next turn it drives off at up to 60 mph, behind the band.',
    ],
  },
  {
    title: 'Held up',
    paragraphs: [
      'If your highest speed has no free road, you may run up behind the car in front, and must if no speed fits. Behind a slower car you take its speed, with the wear; behind a faster one you may speed up by up to 60 without moving.',
      'If you cannot slow down that much, you spin off the road.',
      'A car that cannot leave its pit or spin-off point waits with its speed set to 60.',
    ],
  },
  {
    title: 'Tactic cards',
    paragraphs: [
      'You hold five for the whole race and may play one a turn.',
      'Fast Gear Change, Slipstream and Quick Reactions move you 2, 3 or 4 more squares. Carburettor Tuned takes you at once to any higher speed up to 120 and moves the squares gained. They are played after the move and before the dice.',
      'Superb Driving is played with the move: one corner of it is free of any penalty.',
    ],
  },
  {
    title: 'Pits',
    paragraphs: [
      'Your own pit square must be reached exactly. A stop sets tyres, brakes and speed to 0, and you draw a pit card: it may cost turns, change the speed of your restart, or stay with you.',
      'Special Tyres save one corner. Faulty Tyres and Brake Failure strike from a marked corner on.',
    ],
  },
];
