import type { Aliases } from '@inkstone/call';
import { defineLegacy } from '@inkstone/call/legacy';

/** Old words of the calls of the question bank, by the names used inside. */
export const legacy = defineLegacy({
  fields: {
    setId: 'topicId',
    questionId: 'questId',
    paperId: 'examId',
    paperTypeId: 'examPaperTypeId',
    optionId: 'id_option',
    fullAnswerCount: 'options_answer_num',
  },
  calls: {
    'topic/getTopicDetailGroup': { set: 'topic' },
    'topic/examDetail': { paper: 'exam' },
  },
});

/** Former paths of the calls of the question bank, and the list with filters too long for an address. */
export const aliases: Aliases = {
  'backend/exam/lists': { of: 'backend/exam/lists', method: 'POST' },
};
