import type { ComponentType } from 'react';
import type { QuestionTypeId } from './logic.ts';
import { createQuestionView } from './question-view.tsx';
import type { ReviewProps } from './views-contract.ts';

interface ReviewModule {
  Review: ComponentType<ReviewProps<never, never, never>>;
}

/** The report’s view of every question type, loaded on demand; a type without it does not compile. */
export const questionReviews = {
  choice: () => import('./choice/review.tsx'),
  'multiple-choice': () => import('./multiple-choice/review.tsx'),
  'true-false': () => import('./true-false/review.tsx'),
  blanks: () => import('./blanks/review.tsx'),
  'inline-choice': () => import('./inline-choice/review.tsx'),
  'select-text': () => import('./select-text/review.tsx'),
  'numeric-entry': () => import('./numeric-entry/review.tsx'),
  ordering: () => import('./ordering/review.tsx'),
  'insert-sentence': () => import('./insert-sentence/review.tsx'),
  'prose-summary': () => import('./prose-summary/review.tsx'),
  'category-table': () => import('./category-table/review.tsx'),
  'matching-table': () => import('./matching-table/review.tsx'),
  'complete-the-words': () => import('./complete-the-words/review.tsx'),
  'sentence-build': () => import('./sentence-build/review.tsx'),
  'sentence-analysis': () => import('./sentence-analysis/review.tsx'),
  dictation: () => import('./dictation/review.tsx'),
  'timed-speech': () => import('./timed-speech/review.tsx'),
  repeat: () => import('./repeat/review.tsx'),
  'interview-answer': () => import('./interview-answer/review.tsx'),
  translation: () => import('./translation/review.tsx'),
  essay: () => import('./essay/review.tsx'),
  'short-answer': () => import('./short-answer/review.tsx'),
  'file-upload': () => import('./file-upload/review.tsx'),
  'code-picture': () => import('./code-picture/review.tsx'),
} satisfies Record<QuestionTypeId, () => Promise<ReviewModule>>;

/** The report’s view of a question of any type. */
export const QuestionReview = createQuestionView<ReviewModule, ReviewProps<unknown, unknown, unknown>>(
  questionReviews,
  (module) => module.Review,
);
