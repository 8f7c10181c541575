import type { Language, LocalizedText, LocalizedValues, MessageSet } from './message-set.ts';

/** The texts of a namespace in one language, by key. */
export type MessageTexts = Readonly<Record<string, string>>;

/** A key without the suffix of its plural form. */
export type PlainKey<Key extends string> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key;

/** Translates a key into the reader's language; `count` chooses between singular and plural. */
export interface Translate<Key extends string = string> {
  (key: PlainKey<Key>, values?: LocalizedValues): string;
  /** Whether there is a text for a key that comes from outside, such as a refusal's code. */
  has(key: string): key is PlainKey<Key>;
}

/** Returns the translations of any set of messages into one language. */
export type FindTranslation = <Key extends string>(words: MessageSet<Key>) => Translate<Key>;

const rules = { en: new Intl.PluralRules('en'), zh: new Intl.PluralRules('zh') };

/** The text of a key; with a count its `_one` or `_other` form, by the plural rules of the language. */
const findText = (
  texts: MessageTexts,
  language: Language,
  key: string,
  count: LocalizedValues[string] | undefined,
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
  values: LocalizedValues = {},
): string => {
  const words = findText(texts, language, key, values['count']) ?? key;
  return words.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name];
    return value === undefined ? placeholder : String(typeof value === 'object' ? value[language] : value);
  });
};

/** Whether there is a text for a key, with or without plural forms. */
export const hasKey = (texts: MessageTexts, key: string): boolean => key in texts || `${key}_other` in texts;

/** The `t` of texts in one language. */
export const createTranslate = <Key extends string>(texts: MessageTexts, language: Language): Translate<Key> => {
  const t = (key: string, values?: LocalizedValues): string => translateKey(texts, language, key, values);
  const has = (key: string): key is PlainKey<Key> => hasKey(texts, key);
  return Object.assign(t, { has });
};

/** Translations from the pairs themselves, where both languages are in the code: on the server and in tests. */
export const createTranslator =
  (language: Language): FindTranslation =>
  <Key extends string>({ pairs }: MessageSet<Key>): Translate<Key> => {
    const texts = Object.entries<LocalizedText>(pairs).map(([key, pair]) => [key, pair[language]] as const);
    return createTranslate(Object.fromEntries(texts), language);
  };
