const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;
const escapedFormula = /^'(?=[=+\-@\t\r\n＝＋－＠])/;

/** A cell that a spreadsheet would run as a formula, also one of full width, gets an apostrophe before it. */
export const escapeFormula = (text: string): string => (formulaStart.test(text) ? `'${text}` : text);

/** The text of a cell before `escapeFormula`, so that a file of the product is read as it was written. */
export const unescapeFormula = (cell: string): string => cell.replace(escapedFormula, '');
