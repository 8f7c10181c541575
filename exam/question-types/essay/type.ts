import * as z from 'zod';
import { writtenAnswerType, type WrittenAnswer } from '../parts/written-answer.ts';
import { FilledRichText, RichText } from '../shapes.ts';
import { questionType } from '../type.ts';

const Line = z.string().trim().min(1, 'empty').max(200, 'tooLong');

const Prompt = z.object({
  text: FilledRichText,
  /** Minimum number of words, shown beside the count; 0: none. */
  leastWords: z.int().min(0).max(5000, 'tooLong'),
  /** To whom an e-mail is written and about what, shown above the text; absent: no e-mail. */
  mail: z.object({ to: Line, subject: Line }).optional(),
});
const Key = z.object({
  /** A good answer, for reports; may be empty. */
  model: RichText,
});

export type Prompt = z.infer<typeof Prompt>;
export type Key = z.infer<typeof Key>;

/** Essay: marked by a teacher with the programme's rubric. */
export const essay = questionType<Prompt, Key, WrittenAnswer>({
  id: 'essay',
  name: { en: 'Essay', zh: '作文' },
  codes: [],
  prompt: Prompt,
  key: Key,
  ...writtenAnswerType,
  isLongText: true,
  spellKey: () => '',
  empty: () => ({ prompt: { text: '', leastWords: 0 }, key: { model: '' } }),
});
