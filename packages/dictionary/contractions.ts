import type { DictionaryEntry } from './entry.ts';

const negatives: Readonly<Record<string, readonly [whole: string, base: string, zh: readonly string[]]>> = {
  "isn't": ['is not', 'be', ['不是']],
  "aren't": ['are not', 'be', ['不是']],
  "wasn't": ['was not', 'be', ['不是', '那时不是']],
  "weren't": ['were not', 'be', ['不是', '那时不是']],
  "ain't": ['am not, is not, are not or has not, in everyday speech', 'be', ['不是', '没有']],
  "haven't": ['have not', 'have', ['没有', '还没']],
  "hasn't": ['has not', 'have', ['没有', '还没']],
  "hadn't": ['had not', 'have', ['那时没有', '还没']],
  "don't": ['do not', 'do', ['不', '不要']],
  "doesn't": ['does not', 'do', ['不']],
  "didn't": ['did not', 'do', ['没有', '没']],
  "won't": ['will not', 'will', ['不会', '不愿']],
  "wouldn't": ['would not', 'will', ['不会', '不愿']],
  "can't": ['cannot', 'can', ['不能', '不会']],
  "couldn't": ['could not', 'can', ['不能', '没能']],
  "shan't": ['shall not', 'shall', ['不会', '将不']],
  "shouldn't": ['should not', 'should', ['不应该', '不该']],
  "mustn't": ['must not', 'must', ['不许', '不得']],
  "mightn't": ['might not', 'might', ['可能不']],
  "needn't": ['need not', 'need', ['不必', '不用']],
  "oughtn't": ['ought not', 'ought', ['不应该']],
  "daren't": ['dare not', 'dare', ['不敢']],
};

const heads: Readonly<Record<string, string>> = {
  ...{ i: '我', you: '你', he: '他', she: '她', it: '它', we: '我们', they: '他们' },
  ...{ that: '那', there: '那里', here: '这里', what: '什么', who: '谁', where: '哪里', how: '怎么' },
};

const endings: Readonly<Record<string, readonly [en: (head: string) => string, zh: string]>> = {
  "'m": [(head) => `${head} am`, '是'],
  "'re": [(head) => `${head} are`, '是'],
  "'ve": [(head) => `${head} have`, '已经'],
  "'ll": [(head) => `${head} will`, '将会'],
  "'d": [(head) => `${head} had, or ${head} would`, '曾；会'],
  "'s": [(head) => `${head} is, or ${head} has`, '是；已经'],
};

const createEntry = (
  word: string,
  { en, zh, also }: { en: string; zh: readonly string[]; also: readonly string[] },
): DictionaryEntry => ({
  word,
  parts: [{ part: '', en: [en], zh }],
  relatedWords: also,
});

/** Resolves a contraction: `doesn't`, `I'm`, `let's`; null for other words. */
export const findContraction = (form: string): DictionaryEntry | null => {
  const negative = Object.hasOwn(negatives, form) ? negatives[form] : undefined;
  if (negative) return createEntry(form, { en: negative[0], zh: negative[2], also: [negative[1]] });
  if (form === "let's") return createEntry(form, { en: 'let us', zh: ['让我们', '咱们'], also: ['let'] });
  const [, head = '', ending = ''] = /^([a-z]+)('[a-z]+)$/.exec(form) ?? [];
  const zh = Object.hasOwn(heads, head) ? heads[head] : undefined;
  const meaning = Object.hasOwn(endings, ending) ? endings[ending] : undefined;
  if (zh === undefined || !meaning) return null;
  const shown = head === 'i' ? 'I' : head;
  return createEntry(shown + ending, {
    en: meaning[0](shown),
    zh: meaning[1].split('；').map((verb) => zh + verb),
    also: [head],
  });
};
