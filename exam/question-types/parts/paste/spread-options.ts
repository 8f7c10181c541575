import { buildOption, listOptionIds, nextOptionId, type Option } from '../../shapes.ts';

/** Maximum number of options: one per letter. */
export const maxOptions = 26;

/** Options pasted into the field of one option. */
export interface PastedOptions {
  id: string;
  texts: readonly string[];
  /** Previous text of that option. */
  textBefore: string;
}

const isEmpty = (html: string): boolean => html.replaceAll(/<[^>]*>/g, '').trim() === '' && !html.includes('<img');

/**
 * Distributes pasted options over fields: the first replaces the field it was pasted into, the next ones fill the empty
 * fields after it, and new fields are added before a filled one.
 */
export const spreadOptions = (options: readonly Option[], { id, texts, textBefore }: PastedOptions): Option[] => {
  const at = listOptionIds(options).indexOf(id);
  const [first = '', ...more] = isEmpty(textBefore) ? texts : [textBefore, ...texts];
  const spread = options.map((option, index) => (index === at ? { ...option, text: first } : option));
  for (const [index, text] of more.entries()) {
    const place = at + 1 + index;
    const next = spread[place];
    if (next && isEmpty(next.text)) spread[place] = { ...next, text };
    else spread.splice(place, 0, buildOption(nextOptionId(spread), text));
  }
  return spread.slice(0, maxOptions);
};
