import * as z from 'zod';
import { Id, Ids } from '@inkstone/base';
import { paperEditor } from './access.ts';
import { call, Code, SetSummary } from './shapes.ts';

/** The most questions that rules can ask for. */
export const maxRuleQuestions = 200;
/** The most groups of questions that rules can have. */
export const maxRuleGroups = 12;

const Count = z.object({
  from: z.int().min(0).max(maxRuleQuestions).describe('The fewest questions.'),
  to: z.int().min(0).max(maxRuleQuestions).describe('The most questions.'),
});
const Share = z.number().min(0).max(1);
const Difficulty = z.object({
  from: Share.describe('The lowest difficulty, from 0 (everybody is right) to 1 (nobody is).'),
  to: Share.describe('The highest difficulty, from 0 to 1.'),
});
const AnyDifficulty = Difficulty.nullable().default(null);

/** What a paper that is found by rules has to be. */
export const PaperRuleSet = z.object({
  total: Count.describe('How many questions the paper has.'),
  groups: z
    .array(
      z.object({
        nodeIds: Ids.max(50)
          .default([])
          .describe('Places in the tree, with what lies below; empty or absent: anywhere.'),
        types: z.array(Code).max(50).default([]).describe('Question types; empty or absent: any.'),
        difficulty: AnyDifficulty.describe('The range of the difficulty of the questions that count; null: any.'),
        count: Count.describe('How many questions of this kind the paper has.'),
      }),
    )
    .max(maxRuleGroups)
    .default([])
    .describe('How many questions of which kind the paper has; absent: of any kind.'),
  difficulty: AnyDifficulty.describe('The range of every question’s difficulty; null: any.'),
  meanDifficulty: AnyDifficulty.describe('The range of the mean difficulty; null: any.'),
  notSeenDays: z
    .int()
    .min(1)
    .max(3650)
    .nullable()
    .default(null)
    .describe('No question that a student of the classes had within so many days; null: they may have had them.'),
  isFamilyUnique: z.boolean().default(true).describe('No two sets that share a question, such as copies.'),
  includedSetIds: Ids.max(200).default([]).describe('Question sets that are in the paper; absent: none in particular.'),
  excludedSetIds: Ids.max(500).default([]).describe('Question sets that are not; absent: none.'),
});
export type PaperRuleSet = z.output<typeof PaperRuleSet>;

/** How a paper was found. */
export const PaperComposition = z.object({
  rules: PaperRuleSet.describe('What the paper had to be.'),
  classIds: Ids.max(50).default([]).describe('Classes whose students’ earlier work counted; absent: none.'),
  seed: z.string().min(1).max(40).describe('The same seed finds the same paper among the same questions.'),
});
export type PaperComposition = z.output<typeof PaperComposition>;

/** Finds question sets for a paper by rules, or says which rules contradict one another. */
export const findPaperByRules = call({
  path: 'topic/findPaperByRules',
  method: 'POST',
  effect: 'read',
  summary:
    'Question sets of the bank for a paper that meets all rules, by a seed; where there are none, the smallest set of rules that contradict one another. With `exchange`, the same paper with one set replaced by a similar one.',
  access: paperEditor,
  input: PaperComposition.extend({
    programme: Code.describe('The programme, by its id.'),
    variant: Code.describe(
      'The exam within the programme, by its id; only sets that one of its sections takes are used.',
    ),
    exchange: z
      .object({
        setIds: Ids.min(1).max(200).describe('The question sets that were found, in order.'),
        replacedSetId: Id.describe('The one of them that is to be replaced.'),
      })
      .refine(({ setIds, replacedSetId }) => setIds.includes(replacedSetId), 'Not one of the sets.')
      .optional()
      .describe('One set of a found paper is replaced; absent: a paper is searched.'),
  }),
  output: z.object({
    status: z
      .enum(['found', 'conflict', 'undecided', 'noReplacement'])
      .describe('Undecided: neither a paper nor a contradiction was found in the time that a search has.'),
    sets: z
      .array(
        SetSummary.extend({
          difficulty: z
            .number()
            .nullable()
            .describe('Mean of the known difficulties, from 0 to 1; null: none is known.'),
          seenAt: z.iso
            .datetime()
            .nullable()
            .describe('When a student of the classes last had one of its questions; null: nobody had.'),
        }),
      )
      .describe('The question sets that were found, in order; empty where none were.'),
    conflict: z
      .array(
        z.object({
          rule: z
            .enum(['total', 'group', 'difficulty', 'meanDifficulty', 'notSeenSince', 'family', 'included', 'excluded'])
            .describe('Which rule it is.'),
          group: z.int().nullable().describe('Place of the group among the groups, from 0; null for other rules.'),
          below: z
            .int()
            .nullable()
            .describe('Of a count: the nearest number below it that the other rules allow; null: none, or no count.'),
          above: z
            .int()
            .nullable()
            .describe('Of a count: the nearest number above it that they allow; null: none, or no count.'),
        }),
      )
      .describe('The fewest rules that contradict one another; empty where none do.'),
    pool: z
      .object({
        sets: z.int().describe('Question sets that the exam takes.'),
        questions: z.int().describe('Their questions.'),
        rated: z.int().describe('Questions whose difficulty is known.'),
      })
      .describe('Among what was searched.'),
  }),
  refusals: ['exam.variantUnknown'],
});
