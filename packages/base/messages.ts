/** The two languages of the product; on the wire 1 is English and anything else Chinese. */
export type Language = 'en' | 'zh';

/** The same words in both languages. `{name}` stands for a value filled in when they are said. */
export interface LocalizedText {
  readonly en: string;
  readonly zh: string;
}

/** A named set of words: what one feature or part can say. */
export interface MessageSet<Key extends string = string> {
  readonly namespace: string;
  readonly pairs: Readonly<Record<Key, LocalizedText>>;
}

/** Values filled into words. `count` also chooses between the `_one` and `_other` forms. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** Declares what a feature can say; a missing language does not compile. */
export const defineMessages = <const Pairs extends Record<string, LocalizedText>>(
  namespace: string,
  pairs: Pairs,
): MessageSet<Extract<keyof Pairs, string>> => ({ namespace, pairs });

/** Says a pair in a language with its values filled in. */
export const localize = (pair: LocalizedText, language: Language, values: MessageValues = {}): string =>
  pair[language].replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole));

/** The wire's number for a language. */
export const languageCode = (language: Language): 1 | 2 => (language === 'en' ? 1 : 2);

/** The language of the wire's number: 1 is English, anything else Chinese. */
export const languageFromCode = (code: number | null | undefined): Language => (code === 1 ? 'en' : 'zh');

/**
 * A title of two fields as it is kept: written in one language alone, it is everybody's. `title` is empty where neither
 * is written; `titleZh` is null where there is no Chinese one.
 */
export const toStoredTitles = (written: { en: string; zh: string }): { title: string; titleZh: string | null } => {
  const [en, zh] = [written.en.trim(), written.zh.trim()];
  return { title: en || zh, titleZh: zh || null };
};

/** The two fields of a kept title, as they were written: the English one is empty where it only says the Chinese one. */
export const toTitleFields = (title: string, titleZh: string | null | undefined): { en: string; zh: string } => ({
  en: title === titleZh ? '' : title,
  zh: titleZh ?? '',
});

/** A name in the reader's language: the Chinese one where there is one and Chinese is read. */
export const localizedName = (language: Language, name: string, nameZh: string | null | undefined): string =>
  language === 'zh' && nameZh ? nameZh : name;
