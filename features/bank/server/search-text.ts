import { foldText } from '@inkstone/base';
import { titleSearchText } from '@inkstone/base/pinyin';

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** The text of rich text, without tags. */
export const plainText = (html: string): string =>
  html
    .replace(/<\/(p|div|li|td|th|tr|h\d|blockquote)>|<br\s*\/?>/gi, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (entity, name: string) => entities[name] ?? entity);

/** Every text inside a prompt, as it is stored; ids are no texts. */
export const collectTexts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(collectTexts);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => (name.startsWith('id') ? [] : collectTexts(inner)));
};

const maxCharacters = 20_000;

/** The folded text for searching a set: titles with pinyin, stimulus, transcript and prompts; never keys. */
export const buildSearchText = (set: {
  title: string;
  titleZh: string | null;
  stimulus: { html: string; transcript?: string | undefined };
  questions: readonly { prompt: unknown }[];
}): string => {
  const texts = [
    set.stimulus.html,
    set.stimulus.transcript ?? '',
    ...set.questions.flatMap((question) => collectTexts(question.prompt)),
  ].map(plainText);
  return `${titleSearchText(set.title, set.titleZh)}\n${foldText(texts.join(' '))}`
    .slice(0, maxCharacters)
    .toWellFormed();
};
