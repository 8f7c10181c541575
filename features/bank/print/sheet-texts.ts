import qrcode from 'qrcode-generator';

/** The modules of a QR code, without its white border: a row of 0 and 1 for each line, 1 is dark. */
export const buildQrRows = (text: string): string[] => {
  const code = qrcode(0, 'M');
  code.addData(text, 'Alphanumeric');
  code.make();
  const places = Array.from({ length: code.getModuleCount() }, (_, place) => place);
  return places.map((row) => places.map((column) => (code.isDark(row, column) ? '1' : '0')).join(''));
};

/** Ascending numbers with their runs as ranges: `3, 7–9`. */
export const formatRanges = (numbers: readonly number[]): string => {
  const runs: { from: number; to: number }[] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run && run.to === number - 1) run.to = number;
    else runs.push({ from: number, to: number });
  }
  return runs.map(({ from, to }) => (from === to ? String(from) : `${from}–${to}`)).join(', ');
};

/** Width of a character, in Latin letters. */
const countWidth = (text: string): number => [...text].reduce((sum, sign) => sum + (sign > '\u2e7f' ? 2 : 1), 0);

/** A text in lines of so many Latin letters, broken at spaces and, in Chinese, between signs. */
export const breakText = (text: string, most: number): string[] => {
  const lines = [''];
  for (const word of text.match(/[^\s\u2e80-\uffef]+\s*|[\u2e80-\uffef]/g) ?? []) {
    const line = lines.at(-1) ?? '';
    // A stop never begins a line.
    const isFull = countWidth(line + word.trimEnd()) > most && !/^[，。：；、]/.test(word);
    if (isFull) lines.push(word);
    else lines[lines.length - 1] = line + word;
  }
  return lines;
};
