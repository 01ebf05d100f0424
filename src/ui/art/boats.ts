// Boats seen from above, bow to the right, centred on 0, 0.

/** A motor yacht, 56 long. */
export const YACHT = `<path d="M-26 -8C-10 -10 14 -9 30 0C14 9 -10 10 -26 8Z" fill="#062235" opacity=".35" transform="translate(3 5)"/><path d="M-26 -8C-10 -10 14 -9 30 0C14 9 -10 10 -26 8Z" fill="#f4f1e8" stroke="#9fb0ba" stroke-width=".8"/><path d="M-22 -5C-10 -7 8 -6 20 0C8 6 -10 7 -22 5Z" fill="#c99b62"/><rect x="-16" y="-4.6" width="22" height="9.2" rx="3" fill="#fbfaf5" stroke="#b9c4cb" stroke-width=".6"/><path d="M2 -4H5.4Q8 0 5.4 4H2Z" fill="#274a5e"/><rect x="-12" y="-2.6" width="9" height="5.2" rx="1.4" fill="#dfe7ea"/>`;

/** A sailing boat, 30 long. */
export const SAILING_BOAT = `<path d="M-14 -4C-4 -6 8 -5 16 0C8 5 -4 6 -14 4Z" fill="#062235" opacity=".35" transform="translate(2 4)"/><path d="M-14 -4C-4 -6 8 -5 16 0C8 5 -4 6 -14 4Z" fill="#8a5a34"/><path d="M2 -1L-12 -3Q-5 9 2 1Z" fill="#f4f1e8"/><path d="M3 0L14 0Q8 6 3 1Z" fill="#e4dcc8"/>`;
