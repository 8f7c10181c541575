import { languageCodes } from './codes.ts';

/** The languages of the product; in the API 1 is English and anything else Chinese. */
export type Language = 'en' | 'zh';

/** A text in both languages, with `{name}` placeholders. */
export interface LocalizedText {
  readonly en: string;
  readonly zh: string;
}

/** The messages of a feature, with a namespace. */
export interface MessageSet<Key extends string = string> {
  readonly namespace: string;
  readonly pairs: Readonly<Record<Key, LocalizedText>>;
}

/** Values for placeholders. `count` also selects between the `_one` and `_other` forms. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** Values for placeholders, which may have a form in each language, such as a length of time. */
export type LocalizedValues = Readonly<Record<string, string | number | LocalizedText>>;

/** Declares messages; a missing language does not compile. */
export const defineMessages = <const Pairs extends Record<string, LocalizedText>>(
  namespace: string,
  pairs: Pairs,
): MessageSet<Extract<keyof Pairs, string>> => ({ namespace, pairs });

/** Returns a text in one language with its placeholders filled in. */
export const localize = (pair: LocalizedText, language: Language, values: MessageValues = {}): string =>
  pair[language].replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    name in values ? String(values[name]) : placeholder,
  );

/** The API's number of a language. */
export const languageCode = (language: Language): 1 | 2 => languageCodes[language];

/** The language of the API's number: 1 is English, anything else Chinese. */
export const languageFromCode = (code: number | null | undefined): Language =>
  code === languageCodes.en ? 'en' : 'zh';

/**
 * Converts the two title fields to their stored form: a title in one language serves both. `title` is empty where
 * neither is filled in; `titleZh` is null where there is no Chinese title.
 */
export const toStoredTitles = (written: { en: string; zh: string }): { title: string; titleZh: string | null } => {
  const [en, zh] = [written.en.trim(), written.zh.trim()];
  return { title: en || zh, titleZh: zh || null };
};

/** Converts a stored title to the two fields; the English one is empty where it only repeats the Chinese one. */
export const toTitleFields = (title: string, titleZh: string | null | undefined): { en: string; zh: string } => ({
  en: title === titleZh ? '' : title,
  zh: titleZh ?? '',
});

/** A name in the reader's language; the Chinese one only where it exists. */
export const localizedName = (language: Language, name: string, nameZh: string | null | undefined): string =>
  language === 'zh' && nameZh ? nameZh : name;
