import * as z from 'zod';

const breaks = /[\t-\r\u{85}\u{2028}\u{2029}]+/gu;

/**
 * Signs that show nothing, or turn round the words beside them: control characters, marks of direction, spaces without width,
 * tags. The two joiners stay: Persian, Hindi and others write names with them.
 */
const invisibleCharacters =
  /[\p{Cc}\u{AD}\u{61C}\u{180E}\u{200B}\u{200E}\u{200F}\u{202A}-\u{202E}\u{2060}-\u{206F}\u{FEFF}\u{FFF9}-\u{FFFB}\u{E0000}-\u{E007F}]/gu;

/** A text of one line as its reader sees it: without unseen signs, white space made single, none at its ends. */
export const toVisibleText = (text: string): string =>
  text.replace(breaks, ' ').replace(invisibleCharacters, '').replace(/\s+/gu, ' ').trim();

/** What a person or a thing is called, as somebody writes it: it is kept as it is seen. */
export const NameInput = z.string().overwrite(toVisibleText);
