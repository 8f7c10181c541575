declare module 'subset-font' {
  /** Cuts a font down to the characters of a text, and a variable one to one of its weights. */
  const subsetFont: (
    font: Uint8Array,
    text: string,
    how: { targetFormat: 'truetype' | 'woff' | 'woff2'; variationAxes?: Readonly<Record<string, number>> },
  ) => Promise<Uint8Array>;
  export default subsetFont;
}
