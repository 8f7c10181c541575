import type { LocalizedText } from '@inkstone/base';
import type { QuestionSet } from '../bank-types.ts';

/** A set of a lesson on lectures. */
export const aboutLectures = (
  code: string,
  title: LocalizedText,
  questions: QuestionSet['questions'],
): QuestionSet => ({
  code,
  title,
  node: 'toefl-2023.listening',
  author: 'mei',
  written: { days: -34, time: '15:30' },
  questions,
});

/** A set of a lesson on counting. */
export const aboutCounting = (
  code: string,
  title: LocalizedText,
  questions: QuestionSet['questions'],
): QuestionSet => ({
  code,
  title,
  node: 'amc.counting',
  author: 'qiao',
  written: { days: -31, time: '20:10' },
  questions,
});
