import * as z from 'zod';
import { maxTextLength } from '../parts/written-answer.ts';
import { areDistinct, FilledRichText, RichText } from '../shapes.ts';
import { questionType } from '../type.ts';

/** Ways in which a translation may be given; a question asks for one of them. */
export const ways = ['voice', 'text'] as const;

const Prompt = z.object({
  /** What is to be translated, and into what. */
  text: FilledRichText,
  by: z.enum(ways),
});
const Key = z.object({
  /** A good translation, for the marker and the report; may be empty. */
  model: RichText,
});
const TranslationAnswer = z.object({
  text: z.string().max(maxTextLength, 'tooLong').optional(),
  /** Ids of the parts of what was spoken, in the order made. */
  recordings: z.array(z.uuid()).max(20).optional(),
});

export type Prompt = z.infer<typeof Prompt>;
export type Key = z.infer<typeof Key>;
/** What was written, or what was said; the other is empty or absent. */
export type TranslationAnswer = z.infer<typeof TranslationAnswer>;

/** A sentence is put into another language, aloud or in writing; a teacher marks it by the programme's rubric. */
export const translation = questionType<Prompt, Key, TranslationAnswer>({
  id: 'translation',
  name: { en: 'Translation', zh: '翻译题' },
  codes: [],
  prompt: Prompt,
  key: Key,
  answer: TranslationAnswer,
  mayRecord: ({ by }) => by === 'voice',
  isBlank: ({ text = '', recordings = [] }) => text.trim() === '' && recordings.length === 0,
  fits: ({ text = '', recordings = [] }, { by }) =>
    (text === '' || by === 'text') && (recordings.length === 0 || by === 'voice') && areDistinct(recordings),
  keyFits: () => true,
  spell: ({ text = '', recordings = [] }) => text.trim() || recordings.join('/'),
  spellKey: () => '',
  listOptions: () => [],
  optionsToChoose: () => 0,
  chosenOptions: () => [],
  shuffleOptions: (prompt) => prompt,
  tools: [],
  marking: { by: 'teacher' },
  empty: () => ({ prompt: { text: '', by: 'voice' }, key: { model: '' } }),
});
