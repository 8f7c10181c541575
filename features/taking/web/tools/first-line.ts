/** The rectangle of the first line of the text; null without layout. */
export const findFirstLine = (stage: Element): DOMRect | null => {
  for (const text of stage.querySelectorAll('[role="presentation"]')) {
    const range = document.createRange();
    range.selectNodeContents(text.querySelector('p') ?? text);
    const line = range.getClientRects?.()[0];
    if (line && line.height > 0) return line;
  }
  return null;
};
