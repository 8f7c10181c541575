import type { ComponentType } from 'react';
import type { QuestionTypeId } from './logic.ts';
import { createQuestionView } from './question-view.tsx';
import type { PlayerProps } from './views-contract.ts';

interface PlayerModule {
  Player: ComponentType<PlayerProps<never, never>>;
}

/** The student’s view of every question type, loaded on demand; a type without it does not compile. */
export const questionPlayers = {
  choice: () => import('./choice/player.tsx'),
  'multiple-choice': () => import('./multiple-choice/player.tsx'),
  'true-false': () => import('./true-false/player.tsx'),
  blanks: () => import('./blanks/player.tsx'),
  'inline-choice': () => import('./inline-choice/player.tsx'),
  'select-text': () => import('./select-text/player.tsx'),
  'numeric-entry': () => import('./numeric-entry/player.tsx'),
  ordering: () => import('./ordering/player.tsx'),
  'insert-sentence': () => import('./insert-sentence/player.tsx'),
  'prose-summary': () => import('./prose-summary/player.tsx'),
  'category-table': () => import('./category-table/player.tsx'),
  'matching-table': () => import('./matching-table/player.tsx'),
  'complete-the-words': () => import('./complete-the-words/player.tsx'),
  'sentence-build': () => import('./sentence-build/player.tsx'),
  'sentence-analysis': () => import('./sentence-analysis/player.tsx'),
  dictation: () => import('./dictation/player.tsx'),
  'timed-speech': () => import('./timed-speech/player.tsx'),
  repeat: () => import('./repeat/player.tsx'),
  'interview-answer': () => import('./interview-answer/player.tsx'),
  translation: () => import('./translation/player.tsx'),
  essay: () => import('./essay/player.tsx'),
  'short-answer': () => import('./short-answer/player.tsx'),
  'file-upload': () => import('./file-upload/player.tsx'),
  'code-picture': () => import('./code-picture/player.tsx'),
} satisfies Record<QuestionTypeId, () => Promise<PlayerModule>>;

/** The student’s view of a question of any type. */
export const QuestionPlayer = createQuestionView<PlayerModule, PlayerProps<unknown, unknown>>(
  questionPlayers,
  (module) => module.Player,
);

/** Loads the players of these types, so that they render without a network; unknown ones are left out. */
export const preloadPlayers = async (types: readonly string[]): Promise<void> => {
  const players: Readonly<Record<string, () => Promise<PlayerModule>>> = questionPlayers;
  await Promise.all([...new Set(types)].map(async (type) => players[type]?.()));
};
