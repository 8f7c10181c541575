import { useApiMutation } from '@inkstone/call/web';
import { toastError, useTranslation } from '@inkstone/ui';
import { useNavigation } from '@inkstone/ui/screen';
import { getLoginFamily } from '@inkstone/session/contract';
import { useMenu, type WebUser } from '@inkstone/session/web';
import { useOpenMessageBook, useOpenEdition } from '@inkstone/textbooks/web';
import type { Message } from '../contract.ts';
import { messages } from '../messages.ts';
import { findMessageTarget } from './message-target.ts';
import type { MessageCalls } from './message-calls.ts';

/** Opens a message: marks it as read and opens its screen. */
export const useOpenMessage = (me: WebUser, side: MessageCalls, onLeave: () => void): ((message: Message) => void) => {
  const t = useTranslation(messages);
  const read = useApiMutation(side.read);
  const go = useNavigation();
  const { built } = useMenu();
  const openBook = useOpenMessageBook();
  const openEdition = useOpenEdition();
  return (message) => {
    if (!message.isRead) {
      read.mutate({ messageId: message.messageId }, { onError: (error) => toastError(error.message) });
    }
    const place = findMessageTarget(message, { family: getLoginFamily(me.role), built });
    if (!place) return;
    onLeave();
    if (place.opens === 'textbook') void openBook(place.assignmentId);
    else if (place.opens === 'edition') void openEdition(place.editionId);
    else if (place.opens === 'here') go.to(place.url);
    else if (!globalThis.open(place.url, '_blank')) toastError(t('windowBlocked'));
  };
};
