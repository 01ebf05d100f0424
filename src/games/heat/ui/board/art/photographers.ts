// Three photographers behind their fence, 70 wide, centred on 0, 0, looking down the picture; flash: two of them are flashing.

/** The drawing as SVG text. */
export function photographers(flash: boolean = true): string {
  const men = [
    { x: -20, y: 0, coat: '#3b5b8f', cap: '#2a2419' },
    { x: 0, y: -3, coat: '#8a4a3c', cap: '#c9b48a' },
    { x: 20, y: 1, coat: '#5a6b3a', cap: '#3b2a20' },
  ];
  const drawn = men.map(({ x, y, coat, cap }, i) => {
    const light =
      flash && i !== 1
        ? `<g transform="translate(${x + 3} ${y + 3})"><circle r="11" fill="#fff" opacity=".22"/><path d="M0 -9L1.6 -1.6L9 0L1.6 1.6L0 9L-1.6 1.6L-9 0L-1.6 -1.6Z" fill="#fff"/></g>`
        : '';
    return `<g transform="translate(${x} ${y})"><ellipse cx="3" cy="5" rx="9" ry="5" fill="#000" opacity=".35"/><ellipse rx="7.6" ry="5.2" fill="${coat}"/><circle cy="-1" r="3.8" fill="#e8c9a6"/><path d="M-4.4 -1.6A4.4 4.4 0 0 1 4.4 -1.6Z" fill="${cap}"/><rect x="-5" y="2.6" width="10" height="6.4" rx="1.5" fill="#15181c" stroke="#6c747d" stroke-width=".7"/><circle cy="8.6" r="3" fill="#20262d" stroke="#9aa3ad"/><circle cy="9" r="1.2" fill="#9fd0ee"/></g>${light}`;
  });
  return `<rect x="-34" y="-10" width="70" height="20" rx="5" fill="#1b2027" opacity=".5"/>${drawn.join('')}<path d="M-34 14H34" stroke="#f4f1e8" stroke-width="2.6"/><path d="M-34 14H34" stroke="#c8202c" stroke-width="2.6" stroke-dasharray="7 7"/>`;
}
