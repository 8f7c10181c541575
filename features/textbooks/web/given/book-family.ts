import { givenBooks as changing } from '@inkstone/assignments/contract';
import type { GivenFamily } from '@inkstone/assignments/web';
import { useSend } from '@inkstone/call/web';
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
  useEdit: () => useSend(editTextbook).mutateAsync,
  useDestroy: () => useSend(destroyTextbook).mutateAsync,
};
