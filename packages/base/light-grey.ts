/**
 * A style with a light grey background, as passages of word processors and of former readers mark words; such words become
 * `mark` elements.
 */
export const lightGreyBackground =
  /background(?:-color)?:\s*(?:lightgr[ae]y|gainsboro|#(?:ccc|ddd|eee)\b|#(?:([cde][\da-f])\1\1)\b|rgb\(\s*(2[0-3]\d)\s*,\s*\2\s*,\s*\2\s*\))/i;
