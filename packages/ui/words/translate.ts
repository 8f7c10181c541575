import type { Language, MessageValues } from '@inkstone/base';
import type { MessageTexts } from './store.ts';

const rules = { en: new Intl.PluralRules('en'), zh: new Intl.PluralRules('zh') };

/** The text of a key; with a count its `_one` or `_other` form, by the plural rules of the language. */
const findText = (
  texts: MessageTexts,
  language: Language,
  key: string,
  count: string | number | undefined,
): string | undefined => {
  if (typeof count !== 'number') return texts[key];
  return texts[`${key}_${rules[language].select(count)}`] ?? texts[`${key}_other`] ?? texts[key];
};

/**
 * Translates a key: the form is chosen by `count`, `{name}` is filled in. A key without a text is returned as it is.
 */
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

/** Whether there is a text for a key, with or without plural forms. */
export const hasKey = (texts: MessageTexts, key: string): boolean => key in texts || `${key}_other` in texts;
