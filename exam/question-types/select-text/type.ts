import * as z from 'zod';
import { optionLetter } from '@inkstone/base';
import { areDistinct, FilledRichText, buildOption } from '../shapes.ts';
import { questionType } from '../type.ts';
import { listPieces } from './pieces.ts';

const maxPieces = 26;

const Prompt = z
  .object({
    text: FilledRichText,
    /** Plain text, paragraphs separated by line breaks. Selectable pieces are in square brackets. */
    passage: z.string().trim().min(1, 'empty').max(20_000, 'tooLong'),
    /** `pieces`: marked pieces are chosen; `span`: any consecutive words are selected. */
    by: z.enum(['pieces', 'span']),
    /** Number of pieces to choose; 1 for a span. */
    choose: z.int().min(1),
  })
  .refine(({ by, passage }) => by === 'span' || listPieces(passage).filter((piece) => piece !== '').length >= 2, {
    path: ['passage'],
    message: 'tooFewMarked',
  })
  .refine(({ by, passage }) => by === 'span' || listPieces(passage).length <= maxPieces, {
    path: ['passage'],
    message: 'tooManyMarked',
  });
const Piece = z.int().min(1).max(maxPieces);
const Key = z.object({
  /** Numbers of the right pieces, from 1; empty for a span. */
  pieces: z.array(Piece).max(maxPieces),
  /** Accepted spans of the passage; empty for pieces. */
  spans: z.array(z.string().trim().min(1, 'empty').max(2000, 'tooLong')).max(20),
  /** Required overlap with a span, as F1 of its words in percent. */
  leastPercent: z.int().min(10).max(100),
});
const Answer = z.union([
  z.object({ pieces: z.array(Piece).max(maxPieces).refine(areDistinct) }),
  z.object({ from: z.int().min(0), to: z.int().min(1) }).refine(({ from, to }) => from < to),
]);

export type Prompt = z.infer<typeof Prompt>;
export type Key = z.infer<typeof Key>;
/** The numbers of the chosen pieces in ascending order, or start and end of the selection in the passage. */
export type Answer = z.infer<typeof Answer>;

/** The selected text of an answer. */
export const getSelectedText = (answer: Answer, { passage }: Pick<Prompt, 'passage'>): string =>
  'pieces' in answer
    ? answer.pieces.map((number) => listPieces(passage)[number - 1] ?? '').join(' … ')
    : passage.slice(answer.from, answer.to);

const toLetters = (numbers: readonly number[]): string =>
  numbers
    .toSorted((a, b) => a - b)
    .map((number) => optionLetter(number - 1))
    .join(',');

/** Select text: marked pieces exactly, or any span that overlaps the right one enough. */
export const selectText = questionType<Prompt, Key, Answer>({
  id: 'select-text',
  name: { en: 'Select in the text', zh: '文中选取' },
  codes: [],
  prompt: Prompt,
  key: Key,
  answer: Answer,
  isBlank: (answer) => 'pieces' in answer && answer.pieces.length === 0,
  fits: (answer, { by, passage, choose }) =>
    by === 'pieces'
      ? 'pieces' in answer &&
        answer.pieces.length <= choose &&
        answer.pieces.every((number) => number <= listPieces(passage).length)
      : 'from' in answer && answer.to <= passage.length,
  keyFits: (key, { by, passage, choose }) =>
    by === 'pieces'
      ? key.pieces.length === choose &&
        areDistinct(key.pieces) &&
        key.pieces.every((number) => number <= listPieces(passage).length)
      : choose === 1 && key.spans.length > 0 && key.spans.every((span) => passage.includes(span)),
  spell: (answer, prompt) => ('pieces' in answer ? toLetters(answer.pieces) : getSelectedText(answer, prompt)),
  spellKey: (key, { by }) => (by === 'pieces' ? toLetters(key.pieces) : key.spans.join('|')),
  listOptions: ({ by, passage }) =>
    by === 'pieces' ? listPieces(passage).map((text, index) => buildOption(String(index + 1), text)) : [],
  optionsToChoose: ({ by, choose }) => (by === 'pieces' ? choose : 0),
  chosenOptions: (answer) => ('pieces' in answer ? answer.pieces.map(String) : []),
  shuffleOptions: (prompt) => prompt,
  tools: [],
  isSelectedResponse: true,
  marking: { by: 'machine', rules: [] },
  empty: () => ({
    prompt: { text: '', passage: '', by: 'pieces', choose: 1 },
    key: { pieces: [], spans: [], leastPercent: 70 },
  }),
});
