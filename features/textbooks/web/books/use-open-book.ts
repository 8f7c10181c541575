import { linkTo } from '@inkstone/base';
import { isRefusal, useCaller, useApiMutation, sendCall, getErrorMessage } from '@inkstone/call/web';
import { toastError, useConfirm, useTranslation } from '@inkstone/ui';
import { viewer } from '../../addresses.ts';
import { openEdition, getMessageEdition } from '../../contract.ts';
import { bookMessages, shelfMessages } from '../../messages.ts';

/** Opens an empty window in the click handler, because browsers block windows opened after a response. */
const useEmptyWindow = (): (() => Window | null) => {
  const t = useTranslation(bookMessages);
  return () => {
    const opened = globalThis.open('about:blank', '_blank');
    if (!opened) toastError(t('windowBlocked'));
    return opened;
  };
};

/** Opens an edition for staff; on failure the window closes and the server's message is shown. */
export const useOpenEdition = (): ((editionId: number, action?: 'view' | 'annotate') => Promise<void>) => {
  const { mutateAsync } = useApiMutation(openEdition);
  const openEmpty = useEmptyWindow();
  return async (editionId, action = 'view') => {
    const opened = openEmpty();
    if (!opened) return;
    try {
      const book = await mutateAsync({ editionId, action });
      opened.location.replace(linkTo(viewer, { editionId: book.editionId, action }));
    } catch (error) {
      opened.close();
      toastError(getErrorMessage(error));
    }
  };
};

/** Opens the textbook of a student's message; if it was withdrawn, says so and reloads the page. */
export const useOpenMessageBook = (): ((assignmentId: number) => Promise<void>) => {
  const t = useTranslation(shelfMessages);
  const caller = useCaller();
  const confirm = useConfirm();
  const openEmpty = useEmptyWindow();
  return async (assignmentId) => {
    const opened = openEmpty();
    if (!opened) return;
    try {
      await sendCall(caller, getMessageEdition, { assignmentId });
      opened.location.replace(linkTo(viewer, { assignmentId }));
    } catch (error) {
      opened.close();
      if (!isRefusal(error, 'textbook.withdrawn')) {
        toastError(getErrorMessage(error));
        return;
      }
      await confirm({ title: t('gone'), body: t('goneBody'), actionLabel: t('iSee'), hasOnlyAction: true });
      location.reload();
    }
  };
};
