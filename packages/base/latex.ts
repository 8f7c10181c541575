// What is written for a reader is far from this; beyond it a browser stands still.
const maxLatexLength = 5000;

// A word of one's own may stand for thousands of signs, and be said a thousand times.
const definitionCommands = /\\(?:[egx]?def|let|futurelet|(?:new|renew|provide)command)(?![a-zA-Z@])/;

/** Places of the percent signs that would begin a comment in LaTeX: those behind an even number of backslashes. */
const findPercentSigns = (source: string): number[] =>
  [...source.matchAll(/(?<!\\)(\\\\)*%/g)].map((match) => match.index + match[0].length - 1);

/**
 * LaTeX as it is drawn: a percent sign is meant as one and never hides what follows it. Null for what is never drawn:
 * more than 5,000 signs, or definitions.
 */
export const prepareLatex = (source: string): string | null => {
  if (source.length > maxLatexLength || definitionCommands.test(source)) return null;
  return source.replace(/(?<!\\)((?:\\\\)*)%/g, '$1\\%');
};

/** Where LaTeX cannot be read: the sign, counted from 1, and the beginning of what stands there (empty at its end). */
export interface LatexFault {
  sign: number;
  near: string;
}

/** What makes a drawing of prepared LaTeX and throws where it cannot be read, with the `position` where its reader stood. */
export type DrawLatex = (prepared: string) => unknown;

/** The first place where a formula cannot be read; null where it can. */
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

/** Draws no more than this many ems of space, whatever a formula asks for. */
export const maxSpaceEms = 60;
