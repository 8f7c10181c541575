// Far more than any readable formula; longer ones would block the browser.
const maxLatexLength = 5000;

// A macro may expand to thousands of characters, thousands of times.
const definitionCommands = /\\(?:[egx]?def|let|futurelet|(?:new|renew|provide)command)(?![a-zA-Z@])/;

// Chemical formulas within one another are read again at every depth, so their cost grows with the square of it.
const chemistryCommands = /\\(?:ce|pu)(?![a-zA-Z@])/g;
const maxChemistryCommands = 60;

const hasTooMuchChemistry = (source: string): boolean =>
  [...source.matchAll(chemistryCommands)].length > maxChemistryCommands;

/** Indices of percent signs that would begin a LaTeX comment: those after an even number of backslashes. */
const findPercentSigns = (source: string): number[] =>
  [...source.matchAll(/(?<!\\)(\\\\)*%/g)].map((match) => match.index + match[0].length - 1);

/**
 * Prepares LaTeX for rendering by escaping percent signs. Null for what is not rendered: more than 5,000 characters,
 * macro definitions, or more than 60 chemical formulas in one.
 */
export const prepareLatex = (source: string): string | null => {
  if (source.length > maxLatexLength || definitionCommands.test(source) || hasTooMuchChemistry(source)) return null;
  return source.replace(/(?<!\\)((?:\\\\)*)%/g, '$1\\%');
};

/** A syntax error in LaTeX: the character, counted from 1, and the text there (empty at the end). */
export interface LatexFault {
  sign: number;
  near: string;
}

/** Renders prepared LaTeX; throws an error with the `position` of a syntax error. */
export type DrawLatex = (prepared: string) => unknown;

/** Finds the first syntax error of a formula; null where there is none. */
export const findLatexFault = (source: string, draw: DrawLatex): LatexFault | null => {
  const prepared = prepareLatex(source);
  if (prepared === null) return { sign: 1, near: source.slice(0, 16) };
  try {
    draw(prepared);
    return null;
  } catch (error) {
    const position = error instanceof Error && 'position' in error ? Number(error.position) || 0 : 0;
    const added = findPercentSigns(source).filter((place, index) => place + index < position).length;
    const at = Math.max(0, position - added);
    return { sign: at + 1, near: source.slice(at, at + 16) };
  }
};

/** The maximum size of explicit spaces in a formula, in em. */
export const maxSpaceEms = 60;
