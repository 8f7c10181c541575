/** The relevant fields of a keyboard event. */
interface KeyPress {
  key: string;
  code: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

/**
 * Index of the option for a key: A or 1 is the first; null for any other key. With Chinese keyboards letters count by
 * position.
 */
export const optionIndexForKey = ({ key, code, altKey, ctrlKey, metaKey }: KeyPress, count: number): number | null => {
  if (altKey || ctrlKey || metaKey) return null;
  const sign = /^[a-z1-9]$/i.test(key) ? key.toUpperCase() : (/^(?:Key|Digit|Numpad)([A-Z1-9])$/.exec(code)?.[1] ?? '');
  if (sign === '') return null;
  const index = /\d/.test(sign) ? Number(sign) - 1 : sign.charCodeAt(0) - 65;
  return index < count ? index : null;
};
