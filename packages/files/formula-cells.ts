const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;
// Where the list separator is a semicolon or a tab, a spreadsheet begins a new cell there.
const laterFormula = /(?<=[;\t] *)(?=[=+\-@＝＋－＠])/g;
const escapedFormula = /^'(?=[=+\-@\t\r\n＝＋－＠])|(?<=[;\t] *)'(?=[=+\-@＝＋－＠])/g;

/**
 * A CSV cell that a spreadsheet would run as a formula, also one of full width, gets an apostrophe before it; so does
 * the rest of a cell after a semicolon or a tab, since many spreadsheets divide lines there.
 */
export const escapeFormula = (text: string): string => {
  const escaped = text.replace(laterFormula, "'");
  return formulaStart.test(text) ? `'${escaped}` : escaped;
};

/** The text of a cell before `escapeFormula`, so that a file of the product is read as it was written. */
export const unescapeFormula = (cell: string): string => cell.replace(escapedFormula, '');
