import * as z from 'zod';
import { exportFormatIds, exportNoteCodes, exportOutcomes } from '../export/vocabulary.ts';
import { setEditor } from './access.ts';
import { SetIds } from './exchange.ts';
import { call, LocalizedText } from './shapes.ts';

// Not exported by the contract's index: only the dialog that exports questions loads these calls.

const FormatId = z.enum(exportFormatIds);
const setIds = SetIds.describe(
  'The question sets, at most 100, in their newest revisions and the order of the file; joined by commas in a query.',
);

/** What would become of each question in a file of another system. */
export const planQuestionFile = call({
  path: 'topic/planQuestionFile',
  method: 'GET',
  effect: 'read',
  summary:
    'The formats in which question sets leave for other systems and, for one of them, what would become of each question in the file: as it is, changed and in what, or left out and why.',
  access: setEditor,
  input: z.object({
    ids: setIds,
    format: FormatId.optional().describe('The format of the file; absent: only the formats are listed.'),
  }),
  output: z.object({
    formats: z
      .array(
        z.object({
          format: FormatId.describe('The format.'),
          name: LocalizedText.describe('What the format is called.'),
          extension: z.string().describe("End of the file's name, with its dot."),
        }),
      )
      .describe('Every format, in the order in which they are offered.'),
    sizeBytes: z.int().nullable().describe('How large the file would be; null where no format is asked for.'),
    items: z
      .array(
        z.object({
          setId: z.int().describe('The question set.'),
          title: z.string().describe('Title of the set.'),
          titleZh: z.string().nullable().describe('Chinese title of the set; null where there is none.'),
          position: z.int().describe('Place of the question in its set, from 1.'),
          excerpt: z.string().describe('How the question begins, as plain text.'),
          outcome: z.enum(exportOutcomes).describe('What becomes of it.'),
          notes: z
            .array(
              z.object({
                code: z.enum(exportNoteCodes).describe('What is said, by the code of its sentence.'),
                detail: z.string().describe('The word, tag or type that is meant; empty where there is none.'),
              }),
            )
            .describe('What other systems will not find in it, or why it is left out.'),
        }),
      )
      .describe('Every question, in the order of the file; empty where no format is asked for.'),
  }),
  refusals: ['export.tooLarge', 'export.busy', 'export.formatUnknown'],
});

/** Writes question sets as one file for another system. */
export const writeQuestionFile = call({
  path: 'topic/writeQuestionFile',
  method: 'GET',
  effect: 'read',
  summary:
    'Question sets as one file for another system, with their keys as they count now and their pictures and recordings as far as the format has them; topic/planQuestionFile says what becomes of each question.',
  access: setEditor,
  responseFormat: 'bytes',
  input: z.object({
    ids: setIds,
    format: FormatId.describe('The format of the file, one that topic/planQuestionFile lists.'),
  }),
  output: z.unknown(),
  refusals: ['export.tooLarge', 'export.busy', 'export.formatUnknown'],
});
