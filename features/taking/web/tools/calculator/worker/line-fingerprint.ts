import type { DocumentLine } from '../engine/document.ts';

const textFor = (line: DocumentLine): string =>
  line.kind === 'expression' ? line.text : [line.heads, ...line.rows].map((cells) => cells.join('\t')).join('\n');

/** The letters that a line gives a meaning: those before its first sign of equality, or a table's heads. */
const definedLetters = (line: DocumentLine): ReadonlySet<string> => {
  if (line.kind === 'table') return new Set(line.heads.join('').match(/[A-Za-z]/g));
  const head = /^\s*([A-Za-z])[^=]*=/.exec(line.text)?.[1];
  return new Set(head ? [head] : line.text.includes('~') ? line.text.match(/[A-Za-z]/g) : []);
};

/** The lines that a line may read, with itself; rather too many than too few. */
const readableLines = (line: DocumentLine, lines: readonly DocumentLine[]): ReadonlySet<DocumentLine> => {
  const readable = new Set([line]);
  for (const reader of readable) {
    const text = textFor(reader);
    for (const candidate of lines) {
      if ([...definedLetters(candidate)].some((letter) => text.includes(letter))) readable.add(candidate);
    }
  }
  return readable;
};

/** What the result of a line depends on, as one text; of the step that has no line of its own, all lines. */
export const fingerprintLine = (id: number, lines: readonly DocumentLine[]): string => {
  const line = lines.find((candidate) => candidate.id === id);
  const readable = line ? [...readableLines(line, lines)] : lines;
  return JSON.stringify(readable.map(textFor));
};
