import { defineLegacy } from '@inkstone/call/legacy';
import { flagCodes } from '@inkstone/base';
import { messageCategoryCodes } from './codes.ts';

/** Old words of the calls of messages, by the names used inside. */
export const legacy = defineLegacy({
  fields: {
    category: { name: ['messageType', 'message_type'], codes: messageCategoryCodes },
    isRead: { name: 'isRead', codes: flagCodes },
    isNewReport: { name: 'isNewReport', codes: flagCodes },
    assignmentId: 'model_id',
    editionId: 'file_id',
    testRecipientId: 'testWithStudentId',
    homeworkRecipientId: 'homework_id',
    setId: 'topicId',
    setSkill: 'topicType',
    event: 'type',
    serviceVersion: 'service_version',
    paperTypeId: 'examPaperTypeId',
    messages: 'message_list',
    unreadCount: 'unRead',
    deletesAll: 'isAll',
  },
});
