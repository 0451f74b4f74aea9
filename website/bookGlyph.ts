/** An open book on a canvas of 14 by 16: the sign of general advice, above a section and in a callout. */
export const BOOK_GLYPH = {
  viewBox: '0 0 14 16',
  d: 'M7 3C5.5 2 3.5 1.7 1 2v11c2.5-.3 4.5 0 6 1 1.5-1 3.5-1.3 6-1V2c-2.5-.3-4.5 0-6 1zM6.3 12c-1.2-.5-2.6-.7-4.1-.7V3.2c1.5-.1 2.9.2 4.1.8zm5.5-.7c-1.5 0-2.9.2-4.1.7V4c1.2-.6 2.6-.9 4.1-.8z',
};
