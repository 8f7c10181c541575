import * as z from 'zod';
import { maxFiles, FileAnswer, isEmptyFileAnswer } from '../parts/handed.ts';
import { areDistinct, FilledRichText, RichText } from '../shapes.ts';
import { questionType } from '../type.ts';

const Prompt = z.object({
  text: FilledRichText,
  /** Maximum number of pictures. */
  mostFiles: z.int().min(1, 'tooFewFiles').max(maxFiles, 'tooManyFiles'),
});
const Key = z.object({
  /** What the pictures should show, for the marker and the report; may be empty. */
  model: RichText,
});

export type Prompt = z.infer<typeof Prompt>;
export type Key = z.infer<typeof Key>;

/** Pictures of the student's own program: marked by a teacher, and shown beside the questions about the program. */
export const codePicture = questionType<Prompt, Key, FileAnswer>({
  id: 'code-picture',
  name: { en: 'Pictures of a program', zh: '程序截图' },
  codes: [],
  prompt: Prompt,
  key: Key,
  answer: FileAnswer,
  hasFiles: true,
  isOwnProgram: true,
  isBlank: isEmptyFileAnswer,
  fits: ({ text, files, recordings }, { mostFiles }) =>
    text === '' &&
    recordings.length === 0 &&
    files.length <= mostFiles &&
    files.every(({ mime }) => mime.startsWith('image/')) &&
    areDistinct(files.map(({ id }) => id)),
  keyFits: () => true,
  spell: ({ files }) => files.map(({ name }) => name).join('/'),
  spellKey: () => '',
  listOptions: () => [],
  optionsToChoose: () => 0,
  chosenOptions: () => [],
  shuffleOptions: (prompt) => prompt,
  tools: [],
  marking: { by: 'teacher' },
  empty: () => ({ prompt: { text: '', mostFiles: 5 }, key: { model: '' } }),
});
