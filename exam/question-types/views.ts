import type { QuestionTypeId } from './logic.ts';
import { createQuestionViews } from './question-view.tsx';
import type { QuestionViews } from './views-contract.ts';

/** Views of every question type, loaded on demand; a type without its three views does not compile. */
export const questionViews = {
  choice: {
    player: () => import('./choice/player.tsx'),
    review: () => import('./choice/review.tsx'),
    editor: () => import('./choice/editor.tsx'),
  },
  'multiple-choice': {
    player: () => import('./multiple-choice/player.tsx'),
    review: () => import('./multiple-choice/review.tsx'),
    editor: () => import('./multiple-choice/editor.tsx'),
  },
  'true-false': {
    player: () => import('./true-false/player.tsx'),
    review: () => import('./true-false/review.tsx'),
    editor: () => import('./true-false/editor.tsx'),
  },
  blanks: {
    player: () => import('./blanks/player.tsx'),
    review: () => import('./blanks/review.tsx'),
    editor: () => import('./blanks/editor.tsx'),
  },
  'inline-choice': {
    player: () => import('./inline-choice/player.tsx'),
    review: () => import('./inline-choice/review.tsx'),
    editor: () => import('./inline-choice/editor.tsx'),
  },
  'select-text': {
    player: () => import('./select-text/player.tsx'),
    review: () => import('./select-text/review.tsx'),
    editor: () => import('./select-text/editor.tsx'),
  },
  'numeric-entry': {
    player: () => import('./numeric-entry/player.tsx'),
    review: () => import('./numeric-entry/review.tsx'),
    editor: () => import('./numeric-entry/editor.tsx'),
  },
  ordering: {
    player: () => import('./ordering/player.tsx'),
    review: () => import('./ordering/review.tsx'),
    editor: () => import('./ordering/editor.tsx'),
  },
  'insert-sentence': {
    player: () => import('./insert-sentence/player.tsx'),
    review: () => import('./insert-sentence/review.tsx'),
    editor: () => import('./insert-sentence/editor.tsx'),
  },
  'prose-summary': {
    player: () => import('./prose-summary/player.tsx'),
    review: () => import('./prose-summary/review.tsx'),
    editor: () => import('./prose-summary/editor.tsx'),
  },
  'category-table': {
    player: () => import('./category-table/player.tsx'),
    review: () => import('./category-table/review.tsx'),
    editor: () => import('./category-table/editor.tsx'),
  },
  'matching-table': {
    player: () => import('./matching-table/player.tsx'),
    review: () => import('./matching-table/review.tsx'),
    editor: () => import('./matching-table/editor.tsx'),
  },
  'complete-the-words': {
    player: () => import('./complete-the-words/player.tsx'),
    review: () => import('./complete-the-words/review.tsx'),
    editor: () => import('./complete-the-words/editor.tsx'),
  },
  'sentence-build': {
    player: () => import('./sentence-build/player.tsx'),
    review: () => import('./sentence-build/review.tsx'),
    editor: () => import('./sentence-build/editor.tsx'),
  },
  'sentence-analysis': {
    player: () => import('./sentence-analysis/player.tsx'),
    review: () => import('./sentence-analysis/review.tsx'),
    editor: () => import('./sentence-analysis/editor.tsx'),
  },
  dictation: {
    player: () => import('./dictation/player.tsx'),
    review: () => import('./dictation/review.tsx'),
    editor: () => import('./dictation/editor.tsx'),
  },
  'timed-speech': {
    player: () => import('./timed-speech/player.tsx'),
    review: () => import('./timed-speech/review.tsx'),
    editor: () => import('./timed-speech/editor.tsx'),
  },
  repeat: {
    player: () => import('./repeat/player.tsx'),
    review: () => import('./repeat/review.tsx'),
    editor: () => import('./repeat/editor.tsx'),
  },
  'interview-answer': {
    player: () => import('./interview-answer/player.tsx'),
    review: () => import('./interview-answer/review.tsx'),
    editor: () => import('./interview-answer/editor.tsx'),
  },
  translation: {
    player: () => import('./translation/player.tsx'),
    review: () => import('./translation/review.tsx'),
    editor: () => import('./translation/editor.tsx'),
  },
  essay: {
    player: () => import('./essay/player.tsx'),
    review: () => import('./essay/review.tsx'),
    editor: () => import('./essay/editor.tsx'),
  },
  'short-answer': {
    player: () => import('./short-answer/player.tsx'),
    review: () => import('./short-answer/review.tsx'),
    editor: () => import('./short-answer/editor.tsx'),
  },
  'file-upload': {
    player: () => import('./file-upload/player.tsx'),
    review: () => import('./file-upload/review.tsx'),
    editor: () => import('./file-upload/editor.tsx'),
  },
  'code-picture': {
    player: () => import('./code-picture/player.tsx'),
    review: () => import('./code-picture/review.tsx'),
    editor: () => import('./code-picture/editor.tsx'),
  },
} satisfies Record<QuestionTypeId, QuestionViews>;

const { QuestionPlayer, QuestionReview, QuestionEditor, preloadPlayers } = createQuestionViews(questionViews);

/** The student's, report's and teacher's views of any question type, and preloading of players. */
export { preloadPlayers, QuestionEditor, QuestionPlayer, QuestionReview };
export type {
  Clipboard,
  EditorProps,
  PlayerProps,
  QuestionViews,
  ReviewProps,
  ReviewPerspective,
} from './views-contract.ts';
