/** A cell that a spreadsheet would run as a formula, also one of full width, gets an apostrophe before it. */
const escapeFormula = (text: string): string => (/^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text);

const toCell = (text: string): string => {
  const safe = escapeFormula(text);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** A CSV file in UTF-8 with the byte order mark by which spreadsheets know it. */
export const toCsv = (rows: readonly (readonly string[])[]): Buffer =>
  Buffer.from(`\uFEFF${rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')}`);
