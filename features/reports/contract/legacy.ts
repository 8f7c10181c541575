import { assignmentWireNames } from '@inkstone/assignments/contract';
import { defineLegacy } from '@inkstone/call/legacy';
import { shelvedBookNames } from '@inkstone/textbooks/contract';

/** Old words of the calls of reports, by the names used inside. */
export const legacy = defineLegacy({
  fields: {
    ...assignmentWireNames,
    questionId: 'questId',
    setId: 'topicId',
    optionId: 'id_option',
    fullAnswerCount: 'options_answer_num',
    oldPoints: 'was',
    newPoints: 'becomes',
    oldKey: 'was',
    newKey: 'becomes',
  },
  calls: { 'backend/myStudent/textbookList': shelvedBookNames },
});
