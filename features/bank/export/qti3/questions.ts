import type { Option } from '@inkstone/exam/question-types';
import type { ExchangedSet } from '../../contract/exchange.ts';

/** A question as an export has it. */
export type ExportedQuestion = ExchangedSet['questions'][number];

/** Prompts and keys as the question types store them; the types' own schemas have checked them. */
export interface StoredShapes {
  choice: { prompt: { text: string; options: Option[] }; key: string };
  'multiple-choice': {
    prompt: { text: string; options: Option[]; choose: number; partialCredit?: boolean };
    key: string[];
  };
  'true-false': { prompt: { text: string }; key: boolean };
  blanks: { prompt: { text: string; blanks: number; testsAccents?: boolean }; key: string[][] };
  'inline-choice': { prompt: { text: string; gaps: string[][] }; key: string[] };
  'select-text': {
    prompt: { text: string; passage: string; by: 'pieces' | 'span'; choose: number };
    key: { pieces: number[]; spans: string[]; leastPercent: number };
  };
  'numeric-entry': { prompt: { text: string; unit?: string; width: number }; key: { accepted: string[] } };
  ordering: { prompt: { text: string; options: Option[] }; key: string[] };
  'insert-sentence': { prompt: { text: string; sentence: string }; key: number };
  'prose-summary': { prompt: { text: string; options: Option[] }; key: string[] };
  'category-table': {
    prompt: { text: string; options: Option[]; categories: (Option & { places: number })[] };
    key: string[][];
  };
  'matching-table': { prompt: { text: string; rows: Option[]; columns: Option[] }; key: string[] };
  'complete-the-words': {
    prompt: { text: string; gaps: { prefix: string; missing: number }[] };
    key: string[][];
  };
  'sentence-build': {
    prompt: { text: string; before: string; after: string; options: Option[]; slots?: number };
    key: string[][];
  };
  'sentence-analysis': { prompt: { text: string; pieces: string[]; roles: string[] }; key: string[] };
  dictation: { prompt: { text: string }; key: { references: string[] } };
  repeat: { prompt: { text: string }; key: { reference: string } };
  translation: { prompt: { text: string; by: 'voice' | 'text' }; key: { model: string } };
  essay: {
    prompt: { text: string; leastWords: number; mail?: { to: string; subject: string } };
    key: { model: string };
  };
  'file-upload': {
    prompt: { text: string; accepts: string[]; mostFiles: number; leastWords: number };
    key: { model: string };
  };
  'code-picture': { prompt: { text: string; mostFiles: number }; key: { model: string } };
  'short-answer': { prompt: { text: string }; key: { model: string } };
  'timed-speech': { prompt: { text: string }; key: { model: string } };
  'interview-answer': { prompt: { text: string }; key: { model: string } };
}

/** Prompt and key of a question of a known type. */
export const readShapes = <Id extends keyof StoredShapes>(_type: Id, question: ExportedQuestion): StoredShapes[Id] => ({
  ...(question as unknown as StoredShapes[Id]),
});
