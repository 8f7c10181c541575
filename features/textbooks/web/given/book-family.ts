import { assignedTextbookCalls as changing } from '@inkstone/assignments/contract';
import type { FamilyDefinition } from '@inkstone/assignments/web';
import { useApiMutation } from '@inkstone/call/web';
import { assignedTextbook, assignedTextbooks } from '../../addresses.ts';
import { deleteTextbook, updateTextbook } from '../../contract.ts';
import { assigningMessages } from '../../messages.ts';

/** Assigned textbooks: the specifics of their lists, menus and dialogs. */
export const bookFamily: FamilyDefinition = {
  messages: assigningMessages,
  statuses: ['notYet', 'onGoing', 'delay', 'complete', 'withdrawn'],
  listRoute: assignedTextbooks,
  detailRoute: assignedTextbook,
  calls: changing,
  useEdit: () => useApiMutation(updateTextbook).mutateAsync,
  useDestroy: () => useApiMutation(deleteTextbook).mutateAsync,
};
