import * as z from 'zod';
import { Id, NameInput, pageFields, pagingInput, RequestId } from '@inkstone/base';
import { outputFields } from '@inkstone/exam/fields';
import { maxRuleWords, readingMeanings } from '../reading-rules.ts';
import { maxImportItems, importFormatIds, noteCodes, outcomes } from '../import/vocabulary.ts';
import { setEditor } from './access.ts';
import { SimilarQuestion } from './similarity.ts';
import { call, Code, Explanation, PersonName, Stimulus } from './shapes.ts';

// Not exported by the contract's index: only the screen that imports questions loads these calls.

/** The most bytes of a file of questions. */
export const maxSourceBytes = 64 * 1024 * 1024;

const importId = Id.describe('The import, one of the caller’s own.');
const importOnly = z.object({ importId: z.int().describe('The import.') });
const detailPaths = ['topic/questionImport', 'topic/questionImports'];
const bankPaths = ['topic/*', 'teacher/getTopicTree', 'teacher/getTopicArrList', 'backend/homework/*'];

const QuestionImportFacts = z.object({
  importId: z.int().describe('The import.'),
  fileName: z.string().describe('The name of the file.'),
  format: z.enum(importFormatIds).describe('What the file was, told from its content.'),
  programme: outputFields.programme,
  subject: outputFields.subject,
  state: z.enum(['planned', 'applied', 'undone']).describe('Planned: nothing is in the bank yet.'),
  createdAt: z.iso.datetime().describe('When the file was read.'),
  appliedAt: z.iso.datetime().nullable().describe('When its questions were imported; null: not yet.'),
  undoneAt: z.iso.datetime().nullable().describe('When that was undone; null: it was not.'),
  counts: z
    .object({
      exact: z.int().describe('Questions that come in as they are in the file.'),
      changed: z.int().describe('Questions that come in without something that the bank does not have.'),
      doubtful: z.int().describe('Questions that somebody has to look at.'),
      dropped: z.int().describe('Questions that cannot come in.'),
      same: z.int().describe('Of those, questions that the bank has already.'),
      chosen: z.int().describe('Questions that are chosen to come in.'),
    })
    .describe('Numbers of questions.'),
  setCount: z.int().describe('Question sets that were made.'),
  canReread: z
    .boolean()
    .describe('Whether the file is kept and read as a paper, so that it can be read again by other rules.'),
});
export type QuestionImportFacts = z.output<typeof QuestionImportFacts>;

const ImportItem = z.object({
  position: z.int().describe('Place in the file, from 1.'),
  identifier: z.string().nullable().describe('What the file calls it; null where it has no name.'),
  outcome: z.enum(outcomes).describe('What becomes of it.'),
  notes: z
    .array(
      z.object({
        code: z.enum(noteCodes).describe('What is said, by the code of its sentence.'),
        detail: z.string().describe('The word, tag or value that is meant; empty where there is none.'),
      }),
    )
    .describe('What was changed, is doubtful, or why it is dropped.'),
  source: z.string().describe('How the file has it, at most 4,000 characters.'),
  group: z.int().describe('Place of its group, from 1: questions of one passage or one category.'),
  question: z
    .object({
      type: outputFields.questionType,
      prompt: outputFields.prompt,
      key: outputFields.key,
      explanation: Explanation.describe('Why the key is right.'),
      points: z.int().describe('Hundredths of a point that a full answer earns.'),
    })
    .nullable()
    .describe('The question as it would be in the bank; null where it is dropped.'),
  isChosen: z.boolean().describe('Whether it comes in when the import is applied.'),
  sameSetId: z.int().nullable().describe('The set of the bank that has the same question already; null: none.'),
  earlierSetId: z
    .int()
    .nullable()
    .describe('The set that an earlier file imported under the same name with other words; null: none.'),
  setId: z.int().nullable().describe('The set that was made of it; null: none yet.'),
  similar: z
    .array(SimilarQuestion)
    .describe('Questions of the bank that are similar to it and not the same, the most similar first, at most three.'),
});
export type ImportItem = z.output<typeof ImportItem>;

const ImportGroup = z.object({
  group: z.int().describe('Place of the group, from 1.'),
  title: z.string().describe('The title that the file gives it; empty where it gives none.'),
  stimulus: Stimulus.describe('The passage of its questions; nothing where they stand alone.'),
});
export type ImportGroup = z.output<typeof ImportGroup>;

/** Reads a file of questions and says what becomes of each. */
export const planQuestionImport = call({
  path: 'topic/planQuestionImport',
  method: 'POST',
  effect: 'write',
  summary:
    'Read a file of questions of another system, and keep what would become of each question; the bank is not changed yet. The format is told from the content.',
  access: setEditor,
  requestFormat: 'multipart',
  input: z.object({
    requestId: RequestId,
    programme: Code.describe('The programme that the questions are for, by its id.'),
    subject: Code.describe('The subject within the programme, by its id.'),
  }),
  output: importOnly,
  refusals: [
    ...(['file.none', 'set.placeUnknown', 'import.tooLarge', 'import.busy'] as const),
    ...(['source.unreadable', 'source.broken', 'source.bomb', 'source.empty', 'source.tooMany'] as const),
  ],
  invalidates: ['topic/questionImports'],
  maxBytes: maxSourceBytes + 64 * 1024,
});

/** One import with a page of its questions. */
export const getQuestionImport = call({
  path: 'topic/questionImport',
  method: 'GET',
  effect: 'read',
  summary:
    'What becomes of the questions of a file: each with its source, what was changed, and the question as it would be.',
  access: setEditor,
  input: z.object({
    importId,
    outcome: z.enum(outcomes).optional().describe('Only questions with this outcome; absent: all.'),
    ...pagingInput(50),
  }),
  output: QuestionImportFacts.extend({
    groups: z.array(ImportGroup).describe('The groups of the questions on this page.'),
    list: z.array(ImportItem).describe('One page of questions, in the order of the file.'),
    ...pageFields,
  }),
});

/** The caller's imports. */
export const listQuestionImports = call({
  path: 'topic/questionImports',
  method: 'GET',
  effect: 'read',
  summary: 'The files of questions that the caller has read, newest first.',
  access: setEditor,
  input: z.object(pagingInput(50)),
  output: z.object({ list: z.array(QuestionImportFacts).describe('One page of imports.'), ...pageFields }),
});

/** Chooses which questions come in. */
export const chooseImportItems = call({
  path: 'topic/chooseImportItems',
  method: 'POST',
  effect: 'write',
  summary:
    'Choose questions of a file that is not applied yet, or leave them out. A dropped question cannot be chosen; where no places are named, neither are questions that the bank has, nor doubtful ones unless they are asked for.',
  access: setEditor,
  input: z.object({
    requestId: RequestId,
    importId,
    positions: z
      .array(z.int().min(1).max(maxImportItems))
      .max(maxImportItems)
      .optional()
      .describe('Places of the questions in the file; absent: all of the outcome.'),
    outcome: z.enum(outcomes).optional().describe('Only questions with this outcome; absent: of any.'),
    isChosen: z.boolean().describe('True: they come in; false: they are left out.'),
  }),
  output: z.object({ chosen: z.int().describe('Questions that are chosen now, in the whole file.') }),
  refusals: ['source.notPlanned'],
  invalidates: detailPaths,
});

/** Imports the chosen questions. */
export const applyQuestionImport = call({
  path: 'topic/applyQuestionImport',
  method: 'POST',
  effect: 'write',
  summary:
    'Make question sets of the chosen questions of a file, all or none; they belong to the caller. Questions of one passage make one set, others sets by their category.',
  access: setEditor,
  input: z.object({ requestId: RequestId, importId }),
  output: z.object({
    sets: z.int().describe('Sets that were made.'),
    questions: z.int().describe('Questions in them.'),
  }),
  refusals: ['source.notPlanned', 'source.noneChosen', 'source.allThere', 'set.placeUnknown'],
  invalidates: bankPaths,
});

/** Takes an import back. */
export const undoQuestionImport = call({
  path: 'topic/undoQuestionImport',
  method: 'POST',
  effect: 'write',
  summary:
    'Take the sets of an import out of the bank again. A set that was edited since, or that a paper or an assignment uses, stays and is named.',
  access: setEditor,
  input: z.object({ requestId: RequestId, importId }),
  output: z.object({
    removed: z.int().describe('Sets that were taken out.'),
    stays: z
      .array(
        z.object({
          setId: z.int().describe('The question set that stays.'),
          title: z.string().describe('The title as it is now.'),
          reason: z.enum(['edited', 'inPaper', 'inCourse', 'given']).describe('Why it stays.'),
        }),
      )
      .describe('Sets that stay, at most 200.'),
  }),
  refusals: ['source.notApplied'],
  invalidates: bankPaths,
});

const ReadingRuleFields = {
  words: NameInput.pipe(z.string().min(1).max(maxRuleWords)).describe(
    'The words with which a line begins, whatever their case and width.',
  ),
  meaning: z.enum(readingMeanings).describe('What such a line is: an answer, an explanation, left out, or a head.'),
};

/** The school's rules for reading papers. */
export const listReadingRules = call({
  path: 'topic/readingRules',
  method: 'GET',
  effect: 'read',
  summary: "The habits of the school's own papers, by which files of questions are read as papers.",
  access: setEditor,
  input: z.object({}),
  output: z.object({
    list: z
      .array(
        z.object({
          ruleId: z.int().describe('The rule.'),
          ...ReadingRuleFields,
          createdAt: z.iso.datetime().describe('When it was saved.'),
          author: PersonName.describe('Who saved it.'),
          canRemove: z.boolean().describe('Whether the caller may change or remove it.'),
        }),
      )
      .describe('All rules, by their words.'),
  }),
});
export type ListedReadingRule = z.output<typeof listReadingRules.output>['list'][number];

/** Teaches the reader of papers a habit of the school. */
export const saveReadingRule = call({
  path: 'topic/saveReadingRule',
  method: 'POST',
  effect: 'write',
  summary:
    'Say what lines of papers are that begin with some words, for everybody who reads a paper from then on. Words that have a rule get another one.',
  access: setEditor,
  input: z.object({ requestId: RequestId, ...ReadingRuleFields }),
  output: z.object({ ruleId: z.int().describe('The rule.') }),
  refusals: ['rule.tooCommon', 'rule.wordsTaken', 'rule.tooMany'],
  invalidates: ['topic/readingRules'],
});

/** Removes a rule. */
export const removeReadingRule = call({
  path: 'topic/removeReadingRule',
  method: 'POST',
  effect: 'write',
  summary: "Remove a rule for reading papers: one's own, or for who manages the bank anybody's.",
  access: setEditor,
  input: z.object({ requestId: RequestId, ruleId: Id.describe('The rule.') }),
  output: z.object({}),
  invalidates: ['topic/readingRules'],
});

/** Reads the file of an import again. */
export const rereadQuestionImport = call({
  path: 'topic/rereadQuestionImport',
  method: 'POST',
  effect: 'write',
  summary:
    'Read the file of an import that is not applied yet again, by the rules that the school has by now. Questions that stay as they were stay chosen or left out.',
  access: setEditor,
  input: z.object({ requestId: RequestId, importId }),
  output: z.object({}),
  refusals: [
    ...(['source.notPlanned', 'source.notKept', 'import.busy'] as const),
    ...(['source.unreadable', 'source.broken', 'source.bomb', 'source.empty', 'source.tooMany'] as const),
  ],
  invalidates: detailPaths,
});
