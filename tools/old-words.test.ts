import { expect, test } from 'vitest';
import { files, readText } from './call-locations.ts';
import { listIdentifiers } from './house/syntax.ts';

/**
 * Words of the specification's calls that the code has others for (docs/glossary.md), as names of fields, parameters,
 * variables and types; `leg` and `legs` are those of stored states. Words that mean something else too, such as `topic`,
 * are left out.
 */
const oldWords = new Set(
  [
    'all_role, ua_token, isTextbookTutorial, unRead, stuId, stuIds, hId, testId, homework_id, testWithStudentId',
    'quest, questId, questIds, nearQuestId, topicId, topicIds, topicType, topicArr, exam_id, examId, examPaperTypeId',
    'examPaperTypeIds, id_option, idOption, options_answer_num, isHolder, leg, legs, redoDueDate',
    'fileid, fileids, file_id, textbook_id, did, dType, d_type, fileStatus, file_status, model_id, modelId, share_url',
    'messageType, message_type, message_list, service_version, isZh',
  ].flatMap((line) => line.split(', ')),
);

/** Files that carry old words because they read and write what is stored or sent, besides the maps of the calls. */
const readers: readonly string[] = [
  // The files of the sample school, in the form in which sets are exchanged.
  'content/types/question.ts',
  'content/types/scored-questions.ts',
  // Events of a journal, as they are sent and stored.
  'exam/attempt/wire.ts',
  // Options of a prompt, as they are sent and stored.
  'exam/question-types/shapes.ts',
  // Papers that are being composed, as a browser of an earlier version stored them.
  'features/bank/web/composed-paper.ts',
  // Messages, as earlier versions stored them.
  'features/messages/server/message.ts',
  // A column, which cannot be renamed while an earlier version may serve; the account maps it.
  'features/session/server/account.queries.ts',
  'features/session/server/session.tables.ts',
  // Assignments that a device keeps.
  'features/taking/web/attempt-session/offline-assignments.ts',
  // Downloads, marks and words of books that a device keeps.
  'features/textbooks/contract/shapes.ts',
  'features/textbooks/web/downloads/stored-items.ts',
  'features/textbooks/web/reader/marks/device-marks.ts',
  'features/textbooks/web/reader/words/device-words.ts',
];

/** Programs that recompute answers of the sample school; a triangle there has legs. */
const isCalculation = (file: string): boolean => file.startsWith('content/verify/');
const isMap = (file: string): boolean => file.endsWith('/legacy.ts');
const isTest = (file: string): boolean => /\.(?:test|journey)\.tsx?$|\/testing(?:\.tsx?$|\/)|\/journeys\//.test(file);

const listOldWords = (file: string, text: string): string[] => [
  ...new Set(listIdentifiers(file, text).filter((name) => oldWords.has(name))),
];

test('names of fields, parameters and attributes are found, and words in texts are not', () => {
  const text = "const f = ({ stuId }: Q) => <List hId={q.topicId} to='/x?model_id=3' />; // examId";
  expect(listOldWords('sample.tsx', text)).toEqual(['stuId', 'hId', 'topicId']);
});

test('old words of the calls stand in the maps and in the readers of what is stored, and nowhere inside', () => {
  const inside = files('{packages,exam,programmes,content,features,apps}/**/*.{ts,tsx}').filter(
    (file) => !isTest(file) && !isMap(file) && !isCalculation(file),
  );
  const found = inside.flatMap((file) => listOldWords(file, readText(file)).map((word) => ({ file, word })));

  expect(inside.length).toBeGreaterThan(2000);
  expect(found.filter(({ file }) => !readers.includes(file))).toEqual([]);
  expect(readers.filter((reader) => !found.some(({ file }) => file === reader))).toEqual([]);
});
