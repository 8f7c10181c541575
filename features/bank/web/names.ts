import { cutText, type Language, localizedName, toTitleFields } from '@inkstone/base';
import { getQuestionType } from '@inkstone/exam/logic';

export { sectionTitle } from '../rules.ts';

/** The name of a question type in the reader's language. */
export const typeName = (type: string, language: Language): string => getQuestionType(type).name[language];

/** A title in the reader's language. */
export const localizedTitle = (language: Language, item: { title: string; titleZh: string | null }): string =>
  localizedName(language, item.title, item.titleZh);

/** A person's name in the reader's language. */
export const localizedPersonName = (language: Language, person: { name: string; nameZh: string | null }): string =>
  localizedName(language, person.name, person.nameZh);

/** The two title fields of a form. */
export const toDraftTitles = (item: { title: string; titleZh: string | null }): { title: string; titleZh: string } => {
  const { en, zh } = toTitleFields(item.title, item.titleZh);
  return { title: en, titleZh: zh };
};

const maxTitleLength = 200;
// The same in both languages.
const copyMark = ' (2)';

/** The title of a copy, within the length of a title; empty for an empty one. */
export const toCopyTitle = (title: string): string =>
  title && cutText(title, maxTitleLength - copyMark.length) + copyMark;
