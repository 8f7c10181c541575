import { nameIn, type Language } from '@inkstone/base';
import { questionTypeOf } from '@inkstone/exam/logic';
import { programmeCardOf } from '@inkstone/programmes/cards';

/** The name of a question type in the reader's language. */
export const typeName = (type: string, language: Language): string => questionTypeOf(type).name[language];

/** The name of an exam: that of the variant, with its programme where it does not say it by itself. */
export const examName = (exam: { programme: string; variant: string }, language: Language): string => {
  const card = programmeCardOf(exam.programme);
  const { en = exam.programme, zh = exam.programme } = card?.name ?? {};
  const variant = card?.exams[exam.variant]?.[language] ?? exam.variant;
  return variant.startsWith(en) || variant.startsWith(zh) ? variant : `${language === 'en' ? en : zh} ${variant}`;
};

/** A title, name or place in the reader's language. */
export const titleIn = (language: Language, it: { title: string; titleZh: string | null }): string =>
  nameIn(language, it.title, it.titleZh);

/** A person's name in the reader's language. */
export const personIn = (language: Language, it: { name: string; nameZh: string | null }): string =>
  nameIn(language, it.name, it.nameZh);
