import * as z from 'zod';
import { Flag, Id, pagingInput } from '@inkstone/base';
import { aliasCall } from '@inkstone/call';
import { outputFields } from '@inkstone/exam/fields';
import {
  call,
  Code,
  PaperListItem,
  IdList,
  pageSchema,
  LocalizedText,
  PaperType,
  PersonName,
  SetSummary,
  QuestionRecord,
  Search,
  Stimulus,
  SectionSettings,
} from './shapes.ts';
import { paperReader } from './access.ts';
import { PaperComposition } from './paper-rules.ts';

/** The programmes, exams and paper types that papers can have. */
export const listPaperTypes = call({
  path: 'topic/getExamType',
  method: 'GET',
  effect: 'read',
  summary: 'Programmes with their exams and paper types, for composing and filtering.',
  access: paperReader,
  interfaceFor:
    'programs that compose or import papers from outside; the screens carry the programmes with them and ask for none.',
  input: z.object({}),
  output: z.object({
    list: z
      .array(
        z.object({
          programme: outputFields.programme,
          name: LocalizedText.describe('What the programme is called.'),
          variants: z
            .array(
              z.object({
                id: outputFields.variant,
                name: LocalizedText.describe('What the exam is called.'),
                appliesTo: z
                  .string()
                  .nullable()
                  .describe(
                    "From when or for whom the exam is given in this form, in the provider's words; null where there is only one form.",
                  ),
              }),
            )
            .describe('The exams of the programme.'),
          types: z
            .array(
              z.object({
                paperTypeId: z.int().describe('Code of the paper type, as old records carry it.'),
                report: z.string().describe('Which kind of report page papers of this type have.'),
              }),
            )
            .describe('Paper types of the programme.'),
        }),
      )
      .describe('The programmes, in the order that menus have them.'),
  }),
});

const sectionSlotShape = {
  section: z.string().describe('Id of the section within the exam.'),
  part: z.string().nullable().describe('Id of the part within the section; null where the section has but one.'),
  name: LocalizedText.describe('What the section is called.'),
  partName: LocalizedText.nullable().describe('What the part is called; null where the section has but one.'),
};
const Span = z.object({ from: z.int().describe('The fewest questions.'), to: z.int().describe('The most questions.') });

/** The sections of an exam's papers. */
export const listBlueprintSections = call({
  path: 'topic/getTopicSection',
  method: 'GET',
  effect: 'read',
  summary: "The sections and parts of an exam by its programme's blueprint: times, counts, question types.",
  access: paperReader,
  interfaceFor:
    'programs that compose or import papers from outside; the composer carries the blueprints with it and asks for none.',
  input: z.object({
    programme: Code.describe('The programme, by its id.'),
    variant: Code.describe('The exam within the programme, by its id.'),
  }),
  output: z.object({
    name: LocalizedText.describe('What the exam is called.'),
    seconds: z
      .int()
      .nullable()
      .describe('Seconds of the whole exam, where it has one clock; null where its sections have their own.'),
    list: z
      .array(
        z.object({
          ...sectionSlotShape,
          skill: outputFields.skill,
          seconds: z
            .int()
            .nullable()
            .describe('Seconds on the clock of the section or part; null where it has none of its own.'),
          types: z
            .array(
              z.object({
                id: outputFields.questionType,
                name: LocalizedText.describe('What the question type is called.'),
              }),
            )
            .describe('Question types that may stand here; empty: any.'),
          questions: Span.nullable().describe('Questions in all; null where the paper decides.'),
          options: z.int().nullable().describe('How many options a choice has here; null where it is open.'),
        }),
      )
      .describe('Sections and parts in the order of the exam.'),
  }),
  refusals: ['exam.variantUnknown'],
});

const paperFilters = z.object({
  search: Search.optional().describe(
    'Words of the title, each of which must occur, in Chinese or English; absent: any.',
  ),
  programme: Code.optional().describe('Only papers of this programme, by its id; absent: of any.'),
  variant: Code.optional().describe('Only papers of this exam, by its id; absent: of any.'),
  paperTypeId: PaperType.optional().describe('Only papers of this type, by its code; absent: of any.'),
  ids: IdList.optional().describe('Only these papers; joined by commas in a query; absent: any.'),
  mine: Flag.optional().describe("Only papers that the caller composed; absent or false: everyone's."),
  ...pagingInput(),
});

/** One page of papers. */
export const listPapers = call({
  path: 'backend/exam/lists',
  method: 'GET',
  effect: 'read',
  summary: 'Papers of the bank, newest first, searched in both languages and filtered.',
  access: paperReader,
  input: paperFilters,
  output: pageSchema(PaperListItem),
});

/** The list of papers by filters that are too long for an address. */
export const listChosenPapers = call({
  path: 'backend/exam/lists',
  method: 'POST',
  effect: 'read',
  summary:
    'Papers of the bank by long filters: several programmes and paper types at once, and a list of ids, which gives the order where no words are searched.',
  access: paperReader,
  input: paperFilters.extend({
    programmes: z
      .array(Code)
      .max(100)
      .optional()
      .describe('Only papers of one of these programmes, by their ids; absent: of any.'),
    paperTypeIds: z
      .array(PaperType)
      .max(200)
      .optional()
      .describe('Only papers of one of these types, by their codes; absent: of any.'),
  }),
  output: pageSchema(PaperListItem),
  interfaceFor:
    'programs that keep lists of papers, whose ids and filters are too long for the address of a GET; the screens page the bank by GET.',
});

/** The list of papers under the name used for assigning. */
export const listAssignablePapers = aliasCall('topic/getExamList', listPapers);

/** A paper with all its content. */
export const getPaper = call({
  path: 'topic/examDetail',
  method: 'GET',
  effect: 'read',
  summary: 'A paper with its sections, pinned sets, questions, keys and times.',
  access: paperReader,
  input: z.object({ paperId: Id.describe('The paper.') }),
  output: z.object({
    paper: PaperListItem.extend({
      savedAt: z.iso.datetime().describe('When the newest revision was saved.'),
      savedBy: PersonName.describe('Who saved the newest revision.'),
      name: LocalizedText.describe('What the exam is called.'),
      askedCount: z
        .int()
        .describe(
          'The most questions that one student is asked in a test: fewer than the paper has where a module or a prompt is one of several.',
        ),
      timedSeconds: z
        .int()
        .nullable()
        .describe(
          'Seconds that the clocks and breaks of one student last at most in a test; null where a section has no clock.',
        ),
      composition: PaperComposition.nullable().describe(
        'How the newest revision was found by rules; null where it was composed by hand.',
      ),
    }).describe('The paper as lists show it, with who saved it.'),
    sections: z
      .array(
        z.object({
          ...sectionSlotShape,
          seconds: z
            .int()
            .nullable()
            .describe("Seconds that this paper gives instead of the programme's; null where it gives the same."),
          settings: SectionSettings.nullable().describe(
            'Name and calculator that this paper gives a section which the exam leaves open, and cuts that it gives an adaptive one; null: as the exam has them.',
          ),
          usualSeconds: z
            .int()
            .nullable()
            .describe('Seconds that the programme gives; null where the section has no clock of its own.'),
          sharesTime: z
            .literal(true)
            .optional()
            .describe('The time is that of the whole section, for all its parts; absent: of this part alone.'),
          routing: z
            .array(
              z.object({
                part: z.string().describe('Id of the second module.'),
                name: LocalizedText.describe('What the module is called.'),
                atLeastPercent: z
                  .number()
                  .describe("Percent of the first module's points from which it follows, of this paper."),
                atLeastPoints: z
                  .int()
                  .optional()
                  .describe('The same in hundredths of points, where the paper sets it so; absent: it does not.'),
                usualPercent: z.int().describe('The same by the exam.'),
              }),
            )
            .optional()
            .describe(
              'The second modules that may follow this one, from the hardest down; absent where none is chosen by its result.',
            ),
          sets: z
            .array(
              SetSummary.omit({ questions: true }).extend({
                stimulus: Stimulus.describe("What the set's questions are about."),
                questions: z.array(QuestionRecord).describe('The questions that the paper takes of the set, in order.'),
                questionCount: z.int().describe('Questions of the pinned revision, in the paper or not.'),
              }),
            )
            .describe('The pinned question sets, in order.'),
        }),
      )
      .describe('Sections and parts in the order of the paper.'),
  }),
});
