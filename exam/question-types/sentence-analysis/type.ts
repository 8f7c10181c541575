import * as z from 'zod';
import { optionLetter } from '@inkstone/base';
import { areDistinct, FilledRichText } from '../shapes.ts';
import { questionType } from '../type.ts';
import { getRoleFamily, isRole, roleIds } from './roles.ts';

const maxPieces = 40;

const Prompt = z.object({
  text: FilledRichText,
  /** The parts of the sentence, in order; punctuation stays with the words before it. */
  pieces: z.array(FilledRichText.max(1000, 'tooLong')).min(2, 'tooFewPieces').max(maxPieces, 'tooManyPieces'),
  /** Roles offered for the parts. */
  roles: z
    .array(z.enum(roleIds))
    .min(2, 'tooFewRoles')
    .refine((roles) => areDistinct(roles), 'sameOptionTwice'),
});
const Key = z.array(z.string().min(1, 'noKey').max(64)).min(1, 'noKey').max(maxPieces);
const Answer = z.array(z.enum(roleIds).or(z.literal(''))).max(maxPieces);

export type Prompt = z.infer<typeof Prompt>;
/** The role of each part. */
export type Key = z.infer<typeof Key>;
/** The marked role of each part; an empty string where none is. */
export type Answer = z.infer<typeof Answer>;

/** The parts that make the main clause, as a key has them. */
export const listMainClause = ({ pieces }: Prompt, key: Key): string[] =>
  pieces.filter((_, at) => {
    const role = key[at] ?? '';
    return isRole(role) && getRoleFamily(role) === 'main';
  });

const spellRoles = (marks: readonly string[], { roles }: Prompt): string =>
  marks.map((role) => (role === '' ? '' : optionLetter(roles.findIndex((candidate) => candidate === role)))).join('/');

/** Sentence analysis: each part is marked with its role; credit per part. */
export const sentenceAnalysis = questionType<Prompt, Key, Answer>({
  id: 'sentence-analysis',
  name: { en: 'Sentence analysis', zh: '长难句分析' },
  codes: [],
  prompt: Prompt,
  key: Key,
  answer: Answer,
  isBlank: (answer) => answer.every((role) => role === ''),
  fits: (answer, { pieces, roles }) =>
    answer.length <= pieces.length && answer.every((role) => role === '' || roles.includes(role)),
  keyFits: (key, { pieces, roles }) =>
    key.length === pieces.length && key.every((role) => isRole(role) && roles.includes(role)),
  spell: spellRoles,
  spellKey: spellRoles,
  listOptions: () => [],
  optionsToChoose: () => 0,
  // A role applies to many parts, so distractor statistics do not apply.
  chosenOptions: () => [],
  shuffleOptions: (prompt) => prompt,
  tools: [],
  marking: { by: 'machine', rules: [] },
  empty: () => ({
    prompt: { text: '', pieces: [], roles: ['subject', 'predicate', 'object', 'relative-clause', 'adverbial'] },
    key: [],
  }),
});
