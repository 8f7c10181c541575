import { who } from './callers.ts';
import { markedQuestions } from './markers.ts';
import { newRequestId } from './request-id.ts';
import type { Row } from './row.ts';
import type { Side } from './side.ts';

const reader = who.backendSide(
  'repository',
  'repository_quest',
  'repository_exampaper',
  'publish_homework',
  'publish_test',
  'publish_video',
);
const setUseReader = who.teacherSide(
  'repository',
  'repository_quest',
  'repository_exampaper',
  'publish_homework',
  'publish_test',
  'publish_video',
);
const paperReader = who.backendSide('repository_exampaper', 'publish_homework', 'publish_test');
const bank = "sets and papers are the school's: every reader of the bank may use them";
const tree = "the bank's tree is the school's";
const together = 'the bank is edited together: every editor may make the next revision, under their own name';

const listInput = (side: Side) => ({ ids: [side.paperId], examPaperTypeId: 1, mine: true });
const listRow: Row = {
  who: paperReader,
  input: listInput,
  shared: { 'ids[]': bank },
};

/** Calls of the question bank. */
export const bankRows: Readonly<Record<string, Row>> = {
  'POST backend/examPaper/delete': {
    who: who.backendSide('repository_exampaper'),
    input: (side) => ({ examId: side.paperId }),
  },
  'POST topic/deleteTopic': { who: who.teacherSide('repository_quest'), input: (side) => ({ topicId: side.setId }) },
  'POST topic/markForPractice': {
    who: who.teacherSide('repository_quest'),
    input: (side) => ({ ids: [side.setId], isForPractice: true }),
    shared: { 'ids[]': bank },
  },
  'GET topic/examDetail': { who: paperReader, input: (side) => ({ examId: side.paperId }), shared: { examId: bank } },
  'GET backend/exam/print': {
    who: paperReader,
    input: (side) => ({ examId: side.paperId, classId: side.classId, assignmentId: side.printedTestId }),
    shared: { examId: bank },
  },
  'GET topic/getExamType': { who: paperReader, input: () => ({}) },
  'GET topic/getTopicSection': { who: paperReader, input: () => ({ programme: 'amc', variant: 'amc-8' }) },
  'GET file': { who: who.anyone, input: (side) => ({ ...side.file }) },
  'GET topic/getRevisions': { who: reader, input: (side) => ({ topicId: side.setId }), shared: { topicId: bank } },
  'GET topic/getSimilarQuestions': { who: reader, input: (side) => ({ ids: [side.setId] }), shared: { 'ids[]': bank } },
  'GET topic/getSetUse': { who: setUseReader, input: (side) => ({ topicId: side.setId }), shared: { topicId: bank } },
  'GET topic/getSharing': { who: reader, input: (side) => ({ topicId: side.setId }), shared: { topicId: bank } },
  'GET topic/getShareTargets': { who: who.teacherSide('repository_quest'), input: () => ({ search: 'a' }) },
  'GET topic/getTopicArrList': { who: reader, input: (side) => ({ ids: [side.setId] }), shared: { 'ids[]': bank } },
  'GET teacher/getTopicArrList': {
    who: who.teacherSide('publish_homework', 'publish_test'),
    input: (side) => ({ ids: [side.setId], studentIds: [side.student.person.id], classIds: [side.classId] }),
    shared: { 'ids[]': bank },
  },
  'GET topic/getTopicDetailGroup': {
    who: reader,
    input: (side) => ({ topicId: side.setId }),
    shared: { topicId: bank },
  },
  'GET topic/getTopicList': { who: reader, input: (side) => ({ nodeId: side.nodeId }), shared: { nodeId: tree } },
  'GET backend/homework/getListeningList': {
    who: who.teacherSide('publish_homework'),
    input: (side) => ({ nodeId: side.nodeId }),
    shared: { nodeId: tree },
  },
  'GET backend/homework/getTopicParam': {
    who: who.teacherSide('publish_homework'),
    input: () => ({ programme: 'amc' }),
  },
  'POST topic/findPaperByRules': {
    who: who.backendSide('repository_exampaper'),
    input: (side) => ({
      programme: 'amc',
      variant: 'amc-8',
      seed: 'access',
      classIds: [side.classId],
      rules: {
        total: { from: 1, to: 40 },
        groups: [{ nodeIds: [side.nodeId], count: { from: 0, to: 40 } }],
        includedSetIds: [side.setId],
        excludedSetIds: [],
      },
    }),
    shared: {
      'rules.groups[].nodeIds[]': tree,
      'rules.includedSetIds[]': bank,
      'rules.excludedSetIds[]': bank,
      'exchange.setIds[]': bank,
      'exchange.replacedSetId': bank,
    },
  },
  'GET backend/exam/questWithStudent': {
    who: who.teacherSide('publish_homework', 'publish_test'),
    input: (side) => ({ examId: side.paperId, studentIds: [side.student.person.id], classIds: [side.classId] }),
    shared: { examId: bank },
  },
  'POST topic/editSets': {
    who: who.teacherSide('repository_quest'),
    input: (side) => ({
      ...{ requestId: newRequestId(), ids: [side.setId], addTags: ['Access'] },
      points: { ids: [side.nodeId], isReplacing: false },
    }),
    shared: {
      'ids[]': bank,
      'points.ids[]': tree,
      'sharing.shares[].id': 'sets are shared with any colleague or team; a student is refused: tested with the call',
    },
  },
  'GET topic/pointUse': {
    who: who.teacherSide('repository_quest'),
    input: (side) => ({ pointId: side.nodeId }),
    shared: { pointId: tree },
  },
  'POST topic/savePoint': {
    who: who.staff('repository_quest'),
    input: (side) => ({ requestId: newRequestId(), sectionId: side.nodeId, name: 'Own point', nameZh: '自定知识点' }),
    shared: { sectionId: tree, pointId: tree },
  },
  'POST topic/retirePoint': {
    who: who.staff('repository_quest'),
    input: (side) => ({ pointId: side.nodeId }),
    shared: { pointId: tree },
  },
  'POST topic/mergePoints': {
    who: who.staff('repository_quest'),
    input: (side) => ({ requestId: newRequestId(), pointId: side.nodeId, intoId: side.nodeId }),
    shared: { pointId: tree, intoId: tree },
  },
  'GET topic/bankChanges': { who: who.teacherSide('repository_quest'), input: () => ({}) },
  'POST topic/undoBankChange': {
    who: who.teacherSide('repository_quest'),
    input: () => ({ changeId: 1 }),
    shared: { changeId: "another's change is not found; tested with the call" },
  },
  'GET topic/rubrics': {
    who: setUseReader,
    input: () => ({ search: 'a' }),
    shared: { 'ids[]': 'a rubric that is not shared with the caller is left out; tested with the call' },
  },
  'GET topic/examRubrics': { who: setUseReader, input: () => ({}) },
  'POST topic/saveRubric': {
    who: who.teacherSide('repository_quest'),
    input: () => ({
      requestId: newRequestId(),
      rubric: {
        name: { en: 'Access' },
        joined: 'sum',
        criteria: [{ id: 'a', name: { en: 'Content' }, least: 0, most: 100, step: 100, levels: [] }],
      },
    }),
    shared: { rubricId: "another's rubric is not found; tested with the call" },
  },
  'POST topic/retireRubric': {
    who: who.teacherSide('repository_quest'),
    input: () => ({ rubricId: 1 }),
    shared: { rubricId: "another's rubric is not found; tested with the call" },
  },
  'GET topic/tags': { who: reader, input: () => ({ search: 'a' }) },
  'GET topic/getTopicParam': { who: reader, input: () => ({}) },
  'GET teacher/getTopicTree': { who: reader, input: () => ({}) },
  'GET backend/exam/lists': listRow,
  'POST backend/exam/lists': listRow,
  'GET topic/getExamList': listRow,
  'POST topic/saveExam': {
    who: who.backendSide('repository_exampaper'),
    input: (side) => ({
      requestId: newRequestId(),
      examId: side.paperId,
      version: 1,
      programme: 'amc',
      variant: 'amc-8',
      examPaperTypeId: null,
      title: 'A paper',
      titleZh: null,
      anyCount: true,
      sections: [{ section: 'contest', part: null, seconds: null, sets: [{ topicId: side.setId }] }],
    }),
    shared: {
      examId: together,
      'sections[].sets[].topicId': bank,
      'sections[].sets[].questionIds[]': bank,
      'composition.rules.groups[].nodeIds[]': tree,
      'composition.rules.includedSetIds[]': bank,
      'composition.rules.excludedSetIds[]': bank,
      'composition.classIds[]': 'only says how the paper was found; checked again by whoever searches with it',
    },
  },
  'POST topic/saveTopic': {
    who: who.teacherSide('repository_quest'),
    input: (side) => ({
      requestId: newRequestId(),
      topicId: side.setId,
      version: 1,
      programme: 'amc',
      subject: 'math',
      title: 'A set',
      titleZh: null,
      stimulus: { kind: 'none', html: '', files: [] },
      questions: markedQuestions.map((question, index) => ({
        ...question,
        id: side.questionIds[index],
        knowledgeNodeId: side.nodeId,
      })),
    }),
    shared: {
      topicId: together,
      'questions[].knowledgeNodeId': tree,
      'questions[].furtherNodeIds[]': tree,
      'questions[].id': 'a question of another set is refused as question.notOfSet; tested with the call',
      copiedFrom: 'decides only whether the new set is kept back; one that the caller may not use counts as kept back',
      'stimulus.files[].id': 'a missing file is refused as set.fileMissing; tested with the call',
      'questions[].rubric.source.rubricId':
        'says whence a copy is; one that there is not makes it the own of the question',
    },
  },
  'GET topic/exportTopics': {
    who: who.teacherSide('repository_quest'),
    input: (side) => ({ ids: [side.setId] }),
    shared: { 'ids[]': bank },
  },
  'POST topic/importTopics': {
    who: who.teacherSide('repository_quest'),
    input: () => ({ requestId: newRequestId(), mode: 'dryRun' }),
  },
  'GET topic/planQuestionFile': {
    who: who.teacherSide('repository_quest'),
    input: (side) => ({ ids: [side.setId], format: 'qti3' }),
    shared: { 'ids[]': bank },
  },
  'GET topic/writeQuestionFile': {
    who: who.teacherSide('repository_quest'),
    input: (side) => ({ ids: [side.setId], format: 'qti3' }),
    shared: { 'ids[]': bank },
  },
  'POST topic/planQuestionImport': {
    who: who.teacherSide('repository_quest'),
    input: () => ({ requestId: newRequestId(), programme: 'amc', subject: 'math' }),
  },
  'GET topic/questionImports': { who: who.teacherSide('repository_quest'), input: () => ({}) },
  'GET topic/questionImport': {
    who: who.teacherSide('repository_quest'),
    input: (side) => ({ importId: side.questionImportId }),
  },
  'POST topic/rereadQuestionImport': {
    who: who.teacherSide('repository_quest'),
    input: (side) => ({ requestId: newRequestId(), importId: side.questionImportId }),
  },
  'GET topic/readingRules': { who: who.teacherSide('repository_quest'), input: () => ({}) },
  'POST topic/saveReadingRule': {
    who: who.teacherSide('repository_quest'),
    input: () => ({ requestId: newRequestId(), words: 'Right:', meaning: 'answer' }),
  },
  'POST topic/removeReadingRule': {
    who: who.teacherSide('repository_quest'),
    input: (side) => ({ requestId: newRequestId(), ruleId: side.readingRuleId }),
  },
  'POST topic/chooseImportItems': {
    who: who.teacherSide('repository_quest'),
    input: (side) => ({ requestId: newRequestId(), importId: side.questionImportId, positions: [1], isChosen: true }),
  },
  'POST topic/applyQuestionImport': {
    who: who.teacherSide('repository_quest'),
    input: (side) => ({ requestId: newRequestId(), importId: side.questionImportId }),
  },
  'POST topic/undoQuestionImport': {
    who: who.teacherSide('repository_quest'),
    input: (side) => ({ requestId: newRequestId(), importId: side.questionImportId }),
  },
  'POST topic/importContent': {
    who: who.teacherSide('repository_quest', 'repository_exampaper', 'publish_video', 'textbook'),
    input: () => ({ requestId: newRequestId(), mode: 'dryRun' }),
  },
  'POST upload/testFiles': { who: who.teacherSide(), input: () => ({ requestId: newRequestId() }) },
  'GET topic/itemFigures': {
    who: who.teacherSide('repository_quest'),
    input: (side) => ({ nodeId: side.nodeId }),
    shared: { nodeId: tree },
  },
  'GET topic/itemFigure': {
    who: who.teacherSide('repository_quest'),
    input: (side) => ({ questId: side.questionIds[0] }),
    shared: { questId: bank },
  },
  'GET topic/setFigures': {
    who: who.teacherSide('repository_quest'),
    input: (side) => ({ topicId: side.setId }),
    shared: { topicId: bank },
  },
  'POST topic/simulateRouting': {
    who: who.backendSide('repository_exampaper'),
    input: (side) => ({
      ...{ programme: 'sat', variant: 'digital', section: 'math' },
      paperId: side.paperId,
      sets: [{ topicId: side.setId, version: 1, questionIds: [side.questionIds[0]] }],
    }),
    shared: { paperId: bank, 'sets[].topicId': bank, 'sets[].questionIds[]': bank },
  },
  'POST topic/regrade': {
    who: who.teacherSide('repository_quest'),
    input: (side) => ({
      requestId: newRequestId(),
      topicId: side.setId,
      questId: side.questionIds[0],
      key: 'D',
      mode: 'dryRun',
    }),
    shared: {
      topicId: together,
      questId: together,
      assignmentId: "looked up among the caller's own work; tested with the call",
      batchId: 'looked up under the question; tested with the call',
    },
  },
};
