import { assignmentWireNames } from '@inkstone/assignments/contract';
import { defineLegacy } from '@inkstone/call/legacy';
import { shelvedBookNames } from '@inkstone/textbooks/contract';

/** Field name of the calls whose input has the old word for a student's id, while their report has the standard one. */
const student = { studentId: 'stuId' };

/** Old words of the calls of reports, by the names used inside. */
export const legacy = defineLegacy({
  fields: {
    ...assignmentWireNames,
    questionId: 'questId',
    setId: 'topicId',
    typeCode: 'type',
    optionId: 'id_option',
    fullAnswerCount: 'options_answer_num',
    oldPoints: 'was',
    newPoints: 'becomes',
    oldKey: 'was',
    newKey: 'becomes',
  },
  calls: { 'backend/myStudent/textbookList': shelvedBookNames },
  inputs: {
    'do/getHomeworkReportTeacher': student,
    'backend/quest/report': student,
    'backend/test/reportPdf': student,
  },
});
