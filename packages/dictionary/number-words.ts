import type { DictionaryEntry } from './entry.ts';

/** Resolves ordinals and decades in digits, `20th` and `1990s`; null for other words. */
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
  if (decade === '') return null;
  const en = [`the years from ${century}${decade} to ${century}${decade[0] ?? ''}9`];
  const zh = `${Number(century) + 1} 世纪 ${decade} 年代`;
  return { word: form, parts: [{ part: 'noun', en, zh: [zh] }], relatedWords: [] };
};
