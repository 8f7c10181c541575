declare module 'subset-font' {
  /** Cuts a font down to the characters of a text. */
  const subsetFont: (
    font: Uint8Array,
    text: string,
    how: { targetFormat: 'truetype' | 'woff' | 'woff2' },
  ) => Promise<Uint8Array>;
  export default subsetFont;
}
