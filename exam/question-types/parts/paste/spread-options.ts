import { nextOptionId, type Option } from '../../shapes.ts';

/** The most options of a question: one for each letter. */
export const maxOptions = 26;

/** A row of options that was pasted into one of them. */
export interface PastedOptions {
  id: string;
  texts: readonly string[];
  /** What stood in that option before. */
  textBefore: string;
}

const isEmpty = (html: string): boolean => html.replaceAll(/<[^>]*>/g, '').trim() === '' && !html.includes('<img');

/**
 * Gives each pasted option a field of its own: the first one the field it was pasted into, the next ones the empty fields
 * behind it, and new fields where a written one follows.
 */
export const spreadOptions = (options: readonly Option[], { id, texts, textBefore }: PastedOptions): Option[] => {
  const at = options.findIndex(({ id_option: own }) => own === id);
  const [first = '', ...more] = isEmpty(textBefore) ? texts : [textBefore, ...texts];
  const spread = options.map((option, index) => (index === at ? { ...option, text: first } : option));
  for (const [index, text] of more.entries()) {
    const place = at + 1 + index;
    const next = spread[place];
    if (next && isEmpty(next.text)) spread[place] = { ...next, text };
    else spread.splice(place, 0, { id_option: nextOptionId(spread), text });
  }
  return spread.slice(0, maxOptions);
};
