import sanitizeHtml from 'sanitize-html';

class TooDeepError extends Error {}

// Reading takes the square of the depth: what people write nests in tens.
const maxDepth = 500;

/** Sanitised markup; null where its tags nest deeper than anything that is written by hand or by an editor. */
export const sanitizeShallow = (html: string, options: sanitizeHtml.IOptions): string | null => {
  let depth = 0;
  const onOpenTag = (): void => {
    depth += 1;
    if (depth > maxDepth) throw new TooDeepError();
  };
  const onCloseTag = (): void => {
    depth -= 1;
  };
  try {
    return sanitizeHtml(html, { ...options, onOpenTag, onCloseTag });
  } catch (error) {
    if (error instanceof TooDeepError) return null;
    throw error;
  }
};
