import * as z from 'zod';
import { filesAtMost, Handed, isEmptyHanded } from '../parts/handed.ts';
import { areDistinct, FilledRichText, RichText } from '../shapes.ts';
import { questionType } from '../type.ts';

const Prompt = z.object({
  text: FilledRichText,
  /** How many pictures an answer may have. */
  mostFiles: z.int().min(1, 'tooFewFiles').max(filesAtMost, 'tooManyFiles'),
});
const Key = z.object({
  /** What the pictures should show, for the marker and the report; may be empty. */
  model: RichText,
});

export type Prompt = z.infer<typeof Prompt>;
export type Key = z.infer<typeof Key>;

/** Pictures of a program of one's own: a teacher marks them, and they lie beside the questions about the program. */
export const codePicture = questionType<Prompt, Key, Handed>({
  id: 'code-picture',
  name: { en: 'Pictures of a program', zh: '程序截图' },
  codes: [],
  prompt: Prompt,
  key: Key,
  answer: Handed,
  hasFiles: true,
  isOwnProgram: true,
  isBlank: isEmptyHanded,
  fits: ({ text, files, recordings }, { mostFiles }) =>
    text === '' &&
    recordings.length === 0 &&
    files.length <= mostFiles &&
    files.every(({ mime }) => mime.startsWith('image/')) &&
    areDistinct(files.map(({ id }) => id)),
  keyFits: () => true,
  spell: ({ files }) => files.map(({ name }) => name).join('/'),
  spellKey: () => '',
  optionsOf: () => [],
  optionsToChoose: () => 0,
  chosen: () => [],
  shuffled: (prompt) => prompt,
  tools: [],
  marking: { by: 'teacher' },
  empty: () => ({ prompt: { text: '', mostFiles: 5 }, key: { model: '' } }),
});
