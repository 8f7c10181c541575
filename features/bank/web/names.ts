import { nameIn, type Language } from '@inkstone/base';
import { questionTypeOf } from '@inkstone/exam/logic';

/** The name of a question type in the reader's language. */
export const typeName = (type: string, language: Language): string => questionTypeOf(type).name[language];

/** A title, name or place in the reader's language. */
export const titleIn = (language: Language, it: { title: string; titleZh: string | null }): string =>
  nameIn(language, it.title, it.titleZh);

/** A person's name in the reader's language. */
export const personIn = (language: Language, it: { name: string; nameZh: string | null }): string =>
  nameIn(language, it.name, it.nameZh);
