import * as z from 'zod';
import { Id, integerBetween, NameInput } from '@inkstone/base';
import { maxCriteria, maxLevels, maxRubricPoints } from '@inkstone/exam/blueprint';

const hasText = ({ en, zh }: { en: string; zh: string }): boolean => en !== '' || zh !== '';

const NameText = z
  .object({
    en: NameInput.max(120).default('').describe('In English; empty where it is written in Chinese alone.'),
    zh: NameInput.max(120).default('').describe('In Chinese; empty where it is written in English alone.'),
  })
  .refine(hasText);

const description = z.string().trim().max(1000).default('');

const Level = z.object({
  points: z.int().min(0).max(maxRubricPoints).describe("Hundredths of the rubric's scale that the level earns."),
  says: z
    .object({
      en: description.describe('In English; empty where it is written in Chinese alone.'),
      zh: description.describe('In Chinese; empty where it is written in English alone.'),
    })
    .refine(hasText)
    .describe('What an answer of the level is like.'),
});

const Score = z.int().min(0).max(maxRubricPoints);

const rubricFields = {
  name: NameText.describe('What the rubric is called.'),
  joined: z
    .enum(['sum', 'mean', 'holistic'])
    .describe('How criteria make the mark: their sum, their mean, or one mark for the whole.'),
  criteria: z
    .array(
      z.object({
        id: z
          .string()
          .regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,39}$/)
          .describe('The criterion, by its id within the rubric, as marks name it.'),
        name: NameText.describe('What the criterion is called.'),
        least: Score.describe('The lowest score, in hundredths.'),
        most: Score.describe('The highest score, in hundredths.'),
        step: Score.describe('The smallest difference between two scores, in hundredths.'),
        levels: z.array(Level).max(maxLevels).describe('What its scores mean, highest first; empty: nothing is said.'),
      }),
    )
    .max(maxCriteria)
    .describe('What is marked apart; a mark of the whole may have none.'),
  levels: z
    .array(Level)
    .max(maxLevels)
    .optional()
    .describe('What marks of the whole mean, highest first; absent where the criteria make the mark.'),
};

/** A rubric by itself, as the library and files have it. */
export const RubricContent = z
  .object(rubricFields)
  .describe('How answers are marked: criteria with their scales and levels.');
export type RubricContent = z.infer<typeof RubricContent>;

/** A rubric that a question carries: for a type that a person marks. */
export const QuestionRubric = z
  .object({
    ...rubricFields,
    source: z
      .object({
        rubricId: Id.describe('The rubric of the library.'),
        version: integerBetween(1, 100_000).describe('Its version that the question took.'),
      })
      .optional()
      .describe("The rubric of the school's library that it is a copy of; absent: it was written for the question."),
  })
  .describe('How the answers are marked; it comes before the rubric of the exam.');
export type QuestionRubric = z.infer<typeof QuestionRubric>;
