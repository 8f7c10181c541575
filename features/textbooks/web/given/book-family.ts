import { givenBooks as changing } from '@inkstone/assignments/contract';
import type { GivenFamily } from '@inkstone/assignments/web';
import { useApiMutation } from '@inkstone/call/web';
import { givenTextbook, givenTextbooks } from '../../addresses.ts';
import { destroyTextbook, editTextbook } from '../../contract.ts';
import { givingMessages } from '../../messages.ts';

/** Given textbooks: what their lists, menus and dialogs have of their own. */
export const bookFamily: GivenFamily = {
  words: givingMessages,
  statuses: ['notYet', 'onGoing', 'delay', 'complete', 'withdrawn'],
  listAt: givenTextbooks,
  detailAt: givenTextbook,
  changing,
  useEdit: () => useApiMutation(editTextbook).mutateAsync,
  useDestroy: () => useApiMutation(destroyTextbook).mutateAsync,
};
