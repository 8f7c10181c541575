import * as z from 'zod';
import { maxTextLength } from '../parts/written-answer.ts';
import { areDistinct, FilledRichText, RichText } from '../shapes.ts';
import { questionType } from '../type.ts';

/** Kinds of answer; a question asks for one of them. */
export const ways = ['voice', 'text'] as const;

const Prompt = z.object({
  /** The text to translate, and the target language. */
  text: FilledRichText,
  by: z.enum(ways),
});
const Key = z.object({
  /** A model translation for the marker and the report; may be empty. */
  model: RichText,
});
const TranslationAnswer = z.object({
  text: z.string().max(maxTextLength, 'tooLong').optional(),
  /** Ids of the recordings, in the order recorded. */
  recordings: z.array(z.uuid()).max(20).optional(),
});

export type Prompt = z.infer<typeof Prompt>;
export type Key = z.infer<typeof Key>;
/** The written or the spoken translation; the other is empty or absent. */
export type TranslationAnswer = z.infer<typeof TranslationAnswer>;

/** Translation, spoken or written; marked by a teacher with the programme's rubric. */
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
