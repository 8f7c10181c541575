import { type Language, localizedName, toTitleFields } from '@inkstone/base';
import { getQuestionType } from '@inkstone/exam/logic';

/** The name of a question type in the reader's language. */
export const typeName = (type: string, language: Language): string => getQuestionType(type).name[language];

/** A title, name or place in the reader's language. */
export const titleIn = (language: Language, it: { title: string; titleZh: string | null }): string =>
  localizedName(language, it.title, it.titleZh);

/** A person's name in the reader's language. */
export const personIn = (language: Language, it: { name: string; nameZh: string | null }): string =>
  localizedName(language, it.name, it.nameZh);

/** The two fields in which a title is written. */
export const titleFieldsOf = (it: { title: string; titleZh: string | null }): { title: string; titleZh: string } => {
  const { en, zh } = toTitleFields(it.title, it.titleZh);
  return { title: en, titleZh: zh };
};
