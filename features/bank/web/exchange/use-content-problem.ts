import { useTranslation } from '@inkstone/ui';
import { problemCodes } from '../../contract.ts';
import { contentProblemMessages } from '../../messages.ts';
import type { ContentImport } from './use-import.ts';
import { useSetProblem } from './use-set-problem.ts';

type ProblemCode = ContentImport['objects'][number]['problems'][number]['code'];
type SetProblemCode = (typeof problemCodes)[number];

const messages: Record<Exclude<ProblemCode, SetProblemCode>, Parameters<ReturnType<typeof useWords>>[0]> = {
  'content.notAllowed': 'notAllowed',
  'paper.setMissing': 'paperSetMissing',
  'paper.questionMissing': 'paperQuestionMissing',
  'paper.variantUnknown': 'variantUnknown',
  'paper.typeUnknown': 'typeUnknown',
  'paper.sectionUnknown': 'sectionUnknown',
  'paper.setForeign': 'setForeign',
  'paper.empty': 'empty',
  'paper.questionTwice': 'questionTwice',
  'paper.typeNotAllowed': 'typeNotAllowed',
  'paper.cutsInvalid': 'cutsInvalid',
  'course.fileMissing': 'lessonFileMissing',
  'course.notFilm': 'notFilm',
  'course.notPoster': 'notPoster',
  'course.notCaptions': 'notCaptions',
  'course.cueLate': 'cueLate',
  'course.setTwice': 'setTwice',
  'course.setMissing': 'courseSetMissing',
  'book.fileMissing': 'bookFileMissing',
  'book.notPdf': 'notPdf',
};

const useWords = () => useTranslation(contentProblemMessages);

const isSetProblem = (code: ProblemCode): code is SetProblemCode => problemCodes.some((setCode) => setCode === code);

/** Says why an object of a content package is left out. */
export const useContentProblem = (): ((code: ProblemCode) => string) => {
  const t = useWords();
  const getSetSentence = useSetProblem();
  return (code) => (isSetProblem(code) ? getSetSentence(code) : t(messages[code]));
};
