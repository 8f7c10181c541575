import { foldText } from '@inkstone/base';
import { titleSearchText } from '@inkstone/base/pinyin';

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** The words of rich text without its tags. */
export const plainText = (html: string): string =>
  html
    .replace(/<\/(p|div|li|td|th|tr|h\d|blockquote)>|<br\s*\/?>/gi, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (whole, name: string) => entities[name] ?? whole);

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => (name.startsWith('id') ? [] : textsIn(inner)));
};

const mostSigns = 20_000;

/** The folded text that a set is found by: titles, their pinyin, then stimulus, transcript and prompts; never keys. */
export const searchTextOf = (set: {
  title: string;
  titleZh: string | null;
  stimulus: { html: string; transcript?: string | undefined };
  questions: readonly { prompt: unknown }[];
}): string => {
  const bodies = [
    set.stimulus.html,
    set.stimulus.transcript ?? '',
    ...set.questions.flatMap((one) => textsIn(one.prompt)),
  ].map(plainText);
  return `${titleSearchText(set.title, set.titleZh)}\n${foldText(bodies.join(' '))}`.slice(0, mostSigns).toWellFormed();
};
