/**
 * Tells whether a value contains text that the database cannot store (NUL, half a surrogate pair) or is nested deeper than
 * any input of the product.
 */
export const hasUnsafeText = (value: unknown, depth = 0): boolean => {
  if (depth > 40) return true;
  if (typeof value === 'string') return value.includes('\u0000') || !value.isWellFormed();
  if (Array.isArray(value)) return value.some((item) => hasUnsafeText(item, depth + 1));
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).some(
      ([name, item]) => hasUnsafeText(name, depth + 1) || hasUnsafeText(item, depth + 1),
    );
  }
  return false;
};
