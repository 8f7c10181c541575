const toCsvCell = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** The rows of a template as CSV with a byte order mark, which Excel needs to read it as UTF-8. */
export const toCsvTemplate = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((cells) => cells.map(toCsvCell).join(',')).join('\r\n')}\r\n`;
