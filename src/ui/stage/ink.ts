// Colours of words and effects on a board: the tokens' values, which Pixi cannot read as variables.

/** Numbers for shapes, text for words. */
export const INK = {
  amber: 0xf5a623,
  amberLight: '#ffd48a',
  green: 0x59d98b,
  red: 0xe23b2e,
  blue: 0x8fc7ee,
  white: '#ffffff',
  dark: 0x12151a,
} as const;
