import { defineLegacy } from '@inkstone/call/legacy';

/** Old words of the calls of the question bank, by the names used inside. */
export const legacy = defineLegacy({
  fields: {
    setId: 'topicId',
    questionId: 'questId',
    paperId: 'examId',
    paperTypeId: 'examPaperTypeId',
    paperTypeIds: 'examPaperTypeIds',
    typeCode: 'type',
    optionId: 'id_option',
    fullAnswerCount: 'options_answer_num',
  },
  calls: {
    'topic/getTopicDetailGroup': { set: 'topic' },
    'topic/examDetail': { paper: 'exam' },
  },
});
