import sanitizeHtml from 'sanitize-html';

class TooDeepError extends Error {}

// Parsing is quadratic in the depth; people's markup nests in tens.
const maxDepth = 500;

/** Sanitises markup; null where it nests deeper than any real content. */
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
