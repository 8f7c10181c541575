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
  ...{ this: '这', these: '这些', those: '那些', when: '什么时候', why: '为什么', "y'all": '你们' },
};

const endings: Readonly<Record<string, readonly [en: (head: string) => string, zh: string]>> = {
  "'m": [(head) => `${head} am`, '是'],
  "'re": [(head) => `${head} are`, '是'],
  "'ve": [(head) => `${head} have`, '已经'],
  "'ll": [(head) => `${head} will`, '将会'],
  "'d": [(head) => `${head} had, or ${head} would`, '曾；会'],
  "'s": [(head) => `${head} is, or ${head} has`, '是；已经'],
  "'d've": [(head) => `${head} would have`, '本来会'],
  "'ll've": [(head) => `${head} will have`, '将已经'],
  "'dn't": [(head) => `${head} had not, or ${head} would not`, '没有；不会'],
  "'dn't've": [(head) => `${head} would not have`, '本来不会'],
};

/** Forms that are resolved by no rule: a verb before `have`, and what everyday speech draws together. */
const others: Readonly<Record<string, readonly [whole: string, base: string, zh: readonly string[]]>> = {
  "let's": ['let us', 'let', ['让我们', '咱们']],
  "could've": ['could have', 'can', ['本来可以', '可能已经']],
  "would've": ['would have', 'will', ['本来会']],
  "should've": ['should have', 'should', ['本来应该']],
  "might've": ['might have', 'might', ['可能已经']],
  "must've": ['must have', 'must', ['一定已经']],
  "may've": ['may have', 'may', ['可能已经']],
  "couldn't've": ['could not have', 'can', ['不可能已经']],
  "can't've": ['cannot have', 'can', ['不可能已经']],
  "wouldn't've": ['would not have', 'will', ['本来不会']],
  "won't've": ['will not have', 'will', ['还不会已经']],
  "shouldn't've": ['should not have', 'should', ['本来不应该']],
  "mightn't've": ['might not have', 'might', ['可能没有']],
  "mustn't've": ['must not have', 'must', ['一定没有']],
  "needn't've": ['need not have', 'need', ['本来不必']],
  "oughtn't've": ['ought not to have', 'ought', ['本来不应该']],
  "y'all": ['you all', 'you', ['你们', '大家']],
  tis: ['it is', 'it', ['它是', '这是']],
  twas: ['it was', 'it', ['那时是']],
  gonna: ['going to', 'go', ['将要', '打算']],
  wanna: ['want to', 'want', ['想要']],
  gotta: ['have got to', 'have', ['必须', '得']],
  gimme: ['give me', 'give', ['给我']],
  lemme: ['let me', 'let', ['让我']],
  dunno: ['do not know', 'know', ['不知道']],
};

const createEntry = (
  word: string,
  { en, zh, also }: { en: string; zh: readonly string[]; also: readonly string[] },
): DictionaryEntry => ({
  word,
  parts: [{ part: '', en: [en], zh }],
  relatedWords: also,
});

/** Resolves a contraction: `doesn't`, `I'm`, `let's`, `I'd've`; null for other words. */
export const findContraction = (form: string): DictionaryEntry | null => {
  for (const table of [negatives, others]) {
    const listed = Object.hasOwn(table, form) ? table[form] : undefined;
    if (listed) return createEntry(form, { en: listed[0], zh: listed[2], also: [listed[1]] });
  }
  const [, head = '', ending = ''] = /^(y'all|[a-z]+)((?:'[a-z]+)+)$/.exec(form) ?? [];
  const zh = Object.hasOwn(heads, head) ? heads[head] : undefined;
  const meaning = Object.hasOwn(endings, ending) ? endings[ending] : undefined;
  if (zh === undefined || !meaning) return null;
  const shown = head === 'i' ? 'I' : head;
  return createEntry(shown + ending, {
    en: meaning[0](shown),
    zh: meaning[1].split('；').map((verb) => zh + verb),
    also: [head === "y'all" ? 'you' : head],
  });
};
