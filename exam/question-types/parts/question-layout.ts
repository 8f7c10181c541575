/** Whether a question text contains a picture, which students look at while answering. */
export const hasPicture = (html: string): boolean => /<img\b/i.test(html);

// Characters per line of a speaking question's large text.
const charactersPerLine = 55;

/** From four lines on, the recorder would be out of sight on a small screen. */
const minTallLines = 4;

/** Whether a question text leaves no room for a recorder on a small screen: a picture, or several lines. */
export const isTallText = (html: string): boolean => {
  const blocks = html
    .split(/<\/(?:p|li|h\d|tr)>|<br\s*\/?>/i)
    .map((block) => block.replace(/<[^>]*>/g, '').trim().length)
    .filter((length) => length > 0);
  const lines = blocks.reduce((sum, length) => sum + Math.ceil(length / charactersPerLine), 0);
  return hasPicture(html) || lines >= minTallLines;
};
