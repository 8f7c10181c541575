import * as z from 'zod';
import { Distractors, Evidence, LocalizedText, Stimulus } from '@inkstone/bank/contract';
import { Clip } from '@inkstone/exam/stimulus';
import { outputFields } from '@inkstone/exam/fields';
import { AnswerFile, AnswerRecording, EarlierDraft, ReleasedMark } from '@inkstone/marking/contract';
import { LateArrival, LateAnswer, OvertimeText, PastLimit } from '@inkstone/taking/contract';
import { Analysis } from './analysis.ts';
import { KeyOrigin } from './receipt.ts';

/** One question of a report, with its key: only after the report has opened. */
export const ReportQuestion = z.object({
  questionId: outputFields.questionId,
  number: outputFields.number,
  kind: outputFields.questionType,
  typeCode: z
    .union([z.number(), z.string()])
    .describe("The type's code of old records, or its name where it has none."),
  options: z
    .array(
      z.object({
        optionId: z.string().describe('The option, as answers and the key name it.'),
        text: z.string().describe('What the option says, as rich text.'),
      }),
    )
    .describe('The options in the stored order, whatever order the student saw; empty for types without options.'),
  fullAnswerCount: z.int().describe('How many options a full answer has; 0 for types without options.'),
  sectionId: z.string().describe('Id of the section that it stood in.'),
  skill: outputFields.skill,
  setTitle: outputFields.setTitle,
  stimulus: Stimulus.describe('What the question is about: passage, pictures, recording with its transcript.'),
  clip: Clip.nullable().describe('The part of the recording that the question plays again; null where it plays none.'),
  prompt: outputFields.prompt,
  key: outputFields.key,
  value: outputFields.value,
  recordings: z.array(AnswerRecording).describe('The parts of a spoken answer, in the order made.'),
  files: z.array(AnswerFile).describe('What was handed in as files, in the order of the answer.'),
  explanation: LocalizedText.describe('Why the key is right, as rich text; empty where nobody wrote one.'),
  evidence: Evidence.describe(
    'Exact quotes of the passage or transcript that show why the key is right; empty where none are named.',
  ),
  distractors: Distractors.describe('Why somebody takes a wrong option, by its id; empty where nobody said.'),
  outcome: z
    .enum(['right', 'partial', 'wrong', 'blank', 'toBeMarked', 'notChosen'])
    .describe('How it went; toBeMarked waits for a teacher, notChosen was left out where the exam lets one choose.'),
  isTrial: z.boolean().describe('It is only tried out: whatever it earned never counts.'),
  isUnscored: z
    .boolean()
    .describe(
      'The exam gives it no score, as a text that schools read as it is: a mark on it is for the student alone.',
    ),
  earned: z.number().nullable().describe('Points that it earned; null while a teacher has to mark.'),
  possible: z.number().describe('Points that a full answer earns.'),
  answeredAt: z.iso
    .datetime()
    .nullable()
    .describe('When the answer that counts was given, by what the device says; null without one.'),
  seconds: z.int().describe('Seconds that the student spent on it.'),
  isFromPaper: z
    .boolean()
    .optional()
    .describe('True where the answer came on an answer sheet, so that its seconds say nothing; absent: on screen.'),
  schoolSeconds: z
    .int()
    .nullable()
    .describe('Mean seconds that everyone spent on it on screen; null below five persons, or where all were on paper.'),
  schoolRate: z.int().nullable().describe('Percent of everyone who got it right; null below five persons.'),
  knowledgePoint: z
    .object({
      id: z.int().describe('The knowledge point.'),
      name: z.string().describe("What the knowledge point is called, in the reader's language."),
    })
    .nullable()
    .describe('What it tests; null where it names no knowledge point.'),
  arrivedLate: z.boolean().describe('An answer came too late: it is kept and does not count.'),
  arrival: LateArrival.describe('That the answer which counts arrived after its end; null where it arrived in time.'),
  pastLimit: PastLimit.optional().describe(
    'That an answer which a teacher marks was changed after a time limit that does not end the work; absent: it was not.',
  ),
  late: LateAnswer.describe('An answer that came too late to count by itself; null where there is none.'),
  overtime: OvertimeText.optional().describe(
    'The text as it was written on over time, beside the answer in time; the mark says which of them it is about. Absent or null where there is none.',
  ),
  mark: ReleasedMark.nullable().describe(
    "A teacher's mark once it is released, never a draft; null where there is none.",
  ),
  selfMark: z.number().nullable().describe('Points that the student gave; null where none are asked for or given.'),
  analysis: Analysis.nullable().describe(
    "The student's own words on a wrong reading answer or a marked text; null where nothing was written.",
  ),
  forAnalysis: z
    .enum(['reading', 'text'])
    .nullable()
    .describe(
      'What the student may say what went wrong of: a wrong reading answer, or a marked text; null: of neither.',
    ),
  keyOrigin: KeyOrigin.nullable().describe('Where its key comes from; null where that is not known.'),
  keyChanged: z.boolean().describe('The key was corrected after the work was given.'),
  earlier: z.array(EarlierDraft).describe('Earlier drafts of a text that was done again, oldest first.'),
});
