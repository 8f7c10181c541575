import * as z from 'zod';
import { areDistinct, FilledRichText, RichText } from '../shapes.ts';
import { questionType } from '../type.ts';
import { maxFiles, FileAnswer, isEmptyFileAnswer } from '../parts/handed.ts';

/** Kinds of answer. */
export const ways = ['text', 'files', 'recording'] as const;

const Prompt = z.object({
  text: FilledRichText,
  /** The ways in which files can be added; at least one. */
  accepts: z.array(z.enum(ways)).min(1, 'noWay').refine(areDistinct, 'noWay'),
  /** Maximum number of files. */
  mostFiles: z.int().min(1, 'tooFewFiles').max(maxFiles, 'tooManyFiles'),
  /** Minimum number of words, shown beside the count; 0: none. */
  leastWords: z.int().min(0).max(5000, 'tooLong'),
});
const Key = z.object({
  /** A model answer for the marker and the report; may be empty. */
  model: RichText,
});

export type Prompt = z.infer<typeof Prompt>;
export type Key = z.infer<typeof Key>;

/** File upload: answered by a text, files (photos of a page, documents) or a recording; marked by a teacher. */
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
