import { nameIn, type Language } from '@inkstone/base';
import { questionTypeOf } from '@inkstone/exam/logic';
import { programmeOf, variantOf } from '@inkstone/programmes';

/** The name of a question type in the reader's language. */
export const typeName = (type: string, language: Language): string => questionTypeOf(type).name[language];

/** The name of an exam: that of the variant, with its programme where it does not say it by itself. */
export const examName = (exam: { programme: string; variant: string }, language: Language): string => {
  const programme = programmeOf(exam.programme)?.name[language] ?? exam.programme;
  const variant = variantOf(exam.programme, exam.variant)?.name[language] ?? exam.variant;
  const latin = programmeOf(exam.programme)?.name.en ?? exam.programme;
  return variant.startsWith(latin) ? variant : `${programme} ${variant}`;
};

/** A title, name or place in the reader's language. */
export const titleIn = (language: Language, it: { title: string; titleZh: string | null }): string =>
  nameIn(language, it.title, it.titleZh);

/** A person's name in the reader's language. */
export const personIn = (language: Language, it: { name: string; nameZh: string | null }): string =>
  nameIn(language, it.name, it.nameZh);
