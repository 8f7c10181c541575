declare module 'subset-font' {
  /** Subsets a font to the characters of a text, and a variable font to one weight. */
  const subsetFont: (
    font: Uint8Array,
    text: string,
    how: { targetFormat: 'truetype' | 'woff' | 'woff2'; variationAxes?: Readonly<Record<string, number>> },
  ) => Promise<Uint8Array>;
  export default subsetFont;
}
