const commonFonts = ['1em KaTeX_Main', 'italic 1em KaTeX_Math', '1em KaTeX_Size1', '1em KaTeX_Size2'];

/** Loads the fonts that most formulas need; KaTeX's styles have to be loaded. */
export const fetchMathFonts = async (): Promise<void> => {
  await Promise.all(commonFonts.map((font) => document.fonts.load(font)));
};
