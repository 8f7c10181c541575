import { assignmentWireNames } from '@inkstone/assignments/contract';
import { defineLegacy } from '@inkstone/call/legacy';
import { flagCodes } from '@inkstone/base';

/** Old words of the calls of the home screens, by the names used inside. */
export const legacy = defineLegacy({
  fields: {
    isGuideSeen: { name: 'isTextbookTutorial', codes: flagCodes },
    unreadCount: 'unRead',
    ...assignmentWireNames,
  },
});
