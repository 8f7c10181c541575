import type { ComponentType } from 'react';
import type { QuestionTypeId } from './logic.ts';
import { createQuestionView } from './question-view.tsx';
import type { EditorProps } from './views-contract.ts';

interface EditorModule {
  Editor: ComponentType<EditorProps<never, never>>;
}

/** The teacher’s view of every question type, loaded on demand; a type without it does not compile. */
export const questionEditors = {
  choice: () => import('./choice/editor.tsx'),
  'multiple-choice': () => import('./multiple-choice/editor.tsx'),
  'true-false': () => import('./true-false/editor.tsx'),
  blanks: () => import('./blanks/editor.tsx'),
  'inline-choice': () => import('./inline-choice/editor.tsx'),
  'select-text': () => import('./select-text/editor.tsx'),
  'numeric-entry': () => import('./numeric-entry/editor.tsx'),
  ordering: () => import('./ordering/editor.tsx'),
  'insert-sentence': () => import('./insert-sentence/editor.tsx'),
  'prose-summary': () => import('./prose-summary/editor.tsx'),
  'category-table': () => import('./category-table/editor.tsx'),
  'matching-table': () => import('./matching-table/editor.tsx'),
  'complete-the-words': () => import('./complete-the-words/editor.tsx'),
  'sentence-build': () => import('./sentence-build/editor.tsx'),
  'sentence-analysis': () => import('./sentence-analysis/editor.tsx'),
  dictation: () => import('./dictation/editor.tsx'),
  'timed-speech': () => import('./timed-speech/editor.tsx'),
  repeat: () => import('./repeat/editor.tsx'),
  'interview-answer': () => import('./interview-answer/editor.tsx'),
  translation: () => import('./translation/editor.tsx'),
  essay: () => import('./essay/editor.tsx'),
  'short-answer': () => import('./short-answer/editor.tsx'),
  'file-upload': () => import('./file-upload/editor.tsx'),
  'code-picture': () => import('./code-picture/editor.tsx'),
} satisfies Record<QuestionTypeId, () => Promise<EditorModule>>;

/** The teacher’s view of a question of any type. */
export const QuestionEditor = createQuestionView<EditorModule, EditorProps<unknown, unknown>>(
  questionEditors,
  (module) => module.Editor,
);
