import * as z from 'zod';
import { areDistinct, FilledRichText, RichText } from '../shapes.ts';
import { questionType } from '../type.ts';
import { maxFiles, FileAnswer, isEmptyFileAnswer } from '../parts/handed.ts';

/** Ways in which an answer may be given. */
export const ways = ['text', 'files', 'recording'] as const;

const Prompt = z.object({
  text: FilledRichText,
  /** One way at least. */
  accepts: z.array(z.enum(ways)).min(1, 'noWay').refine(areDistinct, 'noWay'),
  /** How many files an answer may have. */
  mostFiles: z.int().min(1, 'tooFewFiles').max(maxFiles, 'tooManyFiles'),
  /** Fewest words asked for, shown beside the count; 0 says nothing. */
  leastWords: z.int().min(0).max(5000, 'tooLong'),
});
const Key = z.object({
  /** What a good answer is, for the marker and the report; may be empty. */
  model: RichText,
});

export type Prompt = z.infer<typeof Prompt>;
export type Key = z.infer<typeof Key>;

/** Work handed in as a text, as files (photos of a page, documents) or as a recording; a teacher marks it. */
export const fileUpload = questionType<Prompt, Key, FileAnswer>({
  id: 'file-upload',
  name: { en: 'Hand in work', zh: '提交作品' },
  codes: [],
  prompt: Prompt,
  key: Key,
  answer: FileAnswer,
  hasFiles: true,
  worksFromMaterial: true,
  mayRecord: ({ accepts }) => accepts.includes('recording'),
  isBlank: isEmptyFileAnswer,
  fits: ({ text, files, recordings }, { accepts, mostFiles }) =>
    (text === '' || accepts.includes('text')) &&
    (files.length === 0 || accepts.includes('files')) &&
    (recordings.length === 0 || accepts.includes('recording')) &&
    files.length <= mostFiles &&
    areDistinct(files.map(({ id }) => id)) &&
    areDistinct(recordings),
  keyFits: () => true,
  spell: ({ text, files, recordings }) =>
    [text.trim(), ...files.map(({ name }) => name)].filter(Boolean).join('/') || recordings.join('/'),
  spellKey: () => '',
  listOptions: () => [],
  optionsToChoose: () => 0,
  chosenOptions: () => [],
  shuffleOptions: (prompt) => prompt,
  tools: [],
  marking: { by: 'teacher' },
  empty: () => ({ prompt: { text: '', accepts: ['text', 'files'], mostFiles: 5, leastWords: 0 }, key: { model: '' } }),
});
