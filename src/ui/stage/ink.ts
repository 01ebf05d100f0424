// Colours of text and effects on a board. They repeat the CSS tokens' values, because Pixi cannot read CSS variables.

/** Numbers for shapes, strings for text. */
export const INK = {
  amber: 0xf5a623,
  amberLight: '#ffd48a',
  green: 0x59d98b,
  red: 0xe23b2e,
  blue: 0x8fc7ee,
  white: '#ffffff',
  dark: 0x12151a,
} as const;
