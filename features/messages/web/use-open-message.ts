import { getErrorMessage, useApiMutation } from '@inkstone/call/web';
import { toastError, useTranslation } from '@inkstone/ui';
import { useNavigation } from '@inkstone/ui/screen';
import { getLoginFamily } from '@inkstone/session/contract';
import { useMenu, type WebUser } from '@inkstone/session/web';
import { useOpenMessageBook, useOpenEdition } from '@inkstone/textbooks/web';
import type { Message } from '../contract.ts';
import { messages } from '../messages.ts';
import { findMessageTarget } from './message-target.ts';
import type { MessageCalls } from './message-calls.ts';

/** Ways to open a message; each marks it as read. */
export interface MessageOpener {
  /** Opens its screen, in this window or in a new one. */
  anywhere(this: void, message: Message): void;
  /** Opens its screen where that is in this window. */
  here(this: void, message: Message): void;
  /** Whether there is anything to open. */
  canOpen(this: void, message: Message): boolean;
}

/** Opens messages: marks them as read and opens their screens. */
export const useOpenMessage = (me: WebUser, side: MessageCalls, onLeave: () => void): MessageOpener => {
  const t = useTranslation(messages);
  const read = useApiMutation(side.read);
  const go = useNavigation();
  const { built } = useMenu();
  const openBook = useOpenMessageBook();
  const openEdition = useOpenEdition();
  const findTarget = (message: Message) => findMessageTarget(message, { family: getLoginFamily(me.role), built });
  const markRead = (message: Message) => {
    if (message.isRead) return;
    // The panel with this hook may be closed before the response: a callback of the mutation would then not be called.
    read.mutateAsync({ messageId: message.messageId }).catch((error: unknown) => toastError(getErrorMessage(error)));
  };
  return {
    canOpen: (message) => findTarget(message) !== null,
    here(message) {
      markRead(message);
      const place = findTarget(message);
      if (place?.opens === 'here') go.to(place.url, { replace: true });
    },
    anywhere(message) {
      markRead(message);
      const place = findTarget(message);
      if (!place) return;
      onLeave();
      if (place.opens === 'textbook') void openBook(place.assignmentId);
      else if (place.opens === 'edition') void openEdition(place.editionId);
      else if (place.opens === 'here') go.to(place.url);
      else if (!globalThis.open(place.url, '_blank')) toastError(t('windowBlocked'));
    },
  };
};
