// Signs with a meaning in the typesetter's own notation.
const notation: Readonly<Record<string, string>> = {
  '(': 'paren.l',
  ')': 'paren.r',
  '[': 'bracket.l',
  ']': 'bracket.r',
  '{': 'brace.l',
  '}': 'brace.r',
  '|': 'bar.v',
  '∣': 'bar.v',
  '∥': 'bar.v.double',
};

/** A text that is drawn as it is. */
export const quoteText = (text: string): string => `"${text.replaceAll(/[\\"]/g, String.raw`\$&`)}"`;

/** One sign or a word of a formula. */
export const toSign = (text: string): string => {
  const named = notation[text];
  if (named !== undefined) return named;
  if (/^[a-zA-Z]$/.test(text) || /^\d+(?:\.\d+)?$/.test(text)) return text;
  // An opening sign without its partner, or a root without its number, would be an error.
  if (/^(?:[!-~⎰⌜⌞√∛∜]|\p{Ps})$/u.test(text)) return `\\${text}`;
  return /^[^\p{ASCII}\p{L}]$|^[\p{Script=Greek}\u2100-\u214f]$/u.test(text) ? text : quoteText(text);
};

const accents: Readonly<Record<string, string>> = {
  '^': 'hat',
  ˆ: 'hat',
  '~': 'tilde',
  '˜': 'tilde',
  ˉ: 'macron',
  '¯': 'macron',
  '˘': 'breve',
  ˇ: 'caron',
  ˊ: 'acute',
  '´': 'acute',
  ˋ: 'grave',
  '`': 'grave',
  '˙': 'dot',
  '¨': 'dot.double',
  '˚': 'circle',
  '⃗': 'arrow',
  '→': 'arrow',
  '⇒': 'arrow.r.double',
  '←': 'arrow.l',
  '↔': 'arrow.l.r',
  '↼': 'harpoon.lt',
  '⇀': 'harpoon.rt',
};

/** The name of an accent; null for other signs. */
export const findAccent = (sign: string): string | null => accents[sign] ?? null;

const braces: Readonly<Record<string, string>> = {
  // The screen has no sign for a line with ends.
  '': 'overline',
  '‾': 'overline',
  '⏞': 'overbrace',
  '⏠': 'overparen',
  _: 'underline',
  '⏟': 'underbrace',
  '⏡': 'underparen',
};

/** The function that draws a line, brace or parenthesis over or under a part; null for other signs. */
export const findBrace = (sign: string, isOver: boolean): string | null =>
  !isOver && (sign === '‾' || sign === '') ? 'underline' : (braces[sign] ?? null);

// The names that authors use; others are drawn in the colour of the text.
const colors: Readonly<Record<string, string>> = {
  black: '#000000',
  blue: '#0000ff',
  brown: '#a52a2a',
  cyan: '#00ffff',
  darkgray: '#a9a9a9',
  gray: '#808080',
  green: '#008000',
  lightgray: '#d3d3d3',
  lime: '#00ff00',
  magenta: '#ff00ff',
  maroon: '#800000',
  navy: '#000080',
  olive: '#808000',
  orange: '#ffa500',
  pink: '#ffc0cb',
  purple: '#800080',
  red: '#ff0000',
  teal: '#008080',
  violet: '#ee82ee',
  white: '#ffffff',
  yellow: '#ffff00',
};

/** A colour as #rrggbb; null for one that is not known. */
export const findColor = (name: string | undefined): string | null => {
  if (name === undefined) return null;
  if (/^#[0-9a-f]{6}$/i.test(name)) return name;
  return /^#[0-9a-f]{3}$/i.test(name) ? name.replaceAll(/[0-9a-f]/gi, '$&$&') : (colors[name.toLowerCase()] ?? null);
};
