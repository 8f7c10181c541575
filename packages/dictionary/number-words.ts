import type { DictionaryEntry } from './entry.ts';

/** Resolves ordinals and decades in digits, `20th`, `1990s` and `'90s`; null for other words. */
export const findNumberWord = (form: string): DictionaryEntry | null => {
  const ordinal = /^(\d{1,6})(?:st|nd|rd|th)$/.exec(form)?.[1];
  if (ordinal) {
    const en = [`coming as number ${ordinal} in a row`];
    return {
      word: form,
      parts: [{ part: 'adjective', en, zh: [`第${ordinal}`, `第 ${ordinal} 个`] }],
      relatedWords: [],
    };
  }
  const [, century = '', decade = ''] = /^(1\d|20)(\d0)'?s$/.exec(form) ?? [];
  if (decade === '') return findBareDecade(form);
  const en = [`the years from ${century}${decade} to ${century}${decade[0] ?? ''}9`];
  const zh = `${Number(century) + 1} 世纪 ${decade} 年代`;
  return { word: form, parts: [{ part: 'noun', en, zh: [zh] }], relatedWords: [] };
};

/** A decade without its century, `90s` or `'90s`. */
const findBareDecade = (form: string): DictionaryEntry | null => {
  const decade = /^'?([2-9]0)'?s$/.exec(form)?.[1];
  if (decade === undefined) return null;
  const en = [`the years from ${decade} to ${decade[0] ?? ''}9 of a century`];
  return { word: form, parts: [{ part: 'noun', en, zh: [`${decade} 年代`] }], relatedWords: [] };
};
