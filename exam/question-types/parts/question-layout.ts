/** Whether a question's words have a picture among them, which is looked at while one answers. */
export const hasPicture = (html: string): boolean => /<img\b/i.test(html);

// So many signs fill a line of a spoken question's large words.
const charactersPerLine = 55;

/** Four lines or more: below them the recorder would be out of sight on a small screen. */
const minTallLines = 4;

/** Whether a question's words leave no room below them for a recorder on a small screen: a picture, or several lines. */
export const isTallText = (html: string): boolean => {
  const blocks = html
    .split(/<\/(?:p|li|h\d|tr)>|<br\s*\/?>/i)
    .map((block) => block.replace(/<[^>]*>/g, '').trim().length)
    .filter((length) => length > 0);
  const lines = blocks.reduce((sum, length) => sum + Math.ceil(length / charactersPerLine), 0);
  return hasPicture(html) || lines >= minTallLines;
};
