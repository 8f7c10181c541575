import type { Language, MessageValues } from '@inkstone/base';
import type { MessageTexts } from './store.ts';

const rules = { en: new Intl.PluralRules('en'), zh: new Intl.PluralRules('zh') };

/** The words of a key; with a count its `_one` or `_other` form, as the language's rule chooses. */
const findText = (
  texts: MessageTexts,
  language: Language,
  key: string,
  count: string | number | undefined,
): string | undefined => {
  if (typeof count !== 'number') return texts[key];
  return texts[`${key}_${rules[language].select(count)}`] ?? texts[`${key}_other`] ?? texts[key];
};

/** Says a key: form chosen by `count`, `{name}` filled in. A key without words is said as itself. */
export const translateKey = (
  texts: MessageTexts,
  language: Language,
  key: string,
  values: MessageValues = {},
): string => {
  const words = findText(texts, language, key, values['count']) ?? key;
  return words.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    name in values ? String(values[name]) : placeholder,
  );
};

/** Whether there are words for a key, counted or not. */
export const hasKey = (texts: MessageTexts, key: string): boolean => key in texts || `${key}_other` in texts;
