import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { toastInfo, useTranslation, toastSuccess } from '@inkstone/ui';
import { useCurrentUser } from '@inkstone/session/web';
import { downloadMessages } from '../../messages.ts';
import type { TextbookRecord } from '../../contract.ts';
import { isLongName } from './long-name.ts';
import type { Queue } from './queue.ts';
import { getQueueStore, type QueueStore } from './queue-store.ts';

/** The download queue of the current person, updated from this and other windows. */
export const useQueue = (personId: number): { queue: Queue; send: QueueStore['send'] } => {
  const store = useMemo(() => getQueueStore(personId), [personId]);
  return { queue: useSyncExternalStore(store.subscribe, store.get), send: store.send };
};

/** Adds a textbook to the download list; `assignmentId` is the assignment by which a student has it. */
export const useDownload = (): ((
  book: Pick<TextbookRecord, 'editionId' | 'textbookId' | 'editionKind' | 'name' | 'annotator'>,
  assignmentId?: number,
) => void) => {
  const { id: personId } = useCurrentUser();
  const t = useTranslation(downloadMessages);
  return useCallback(
    ({ editionId, textbookId, editionKind, name, annotator }, assignmentId) => {
      const store = getQueueStore(personId);
      const before = store.get();
      // An annotated edition gets its own file name, so that it can be saved beside the original.
      const bookName = editionKind === 'annotated' ? t('annotatedName', { name, annotator }) : name;
      const request = { id: editionId, bookName, editionKind, textbookId, assignmentId: assignmentId ?? null };
      store.send({ kind: 'added', item: { ...request, isLongName: isLongName(bookName) } });
      if (store.get() === before) toastInfo(t('already'));
      else toastSuccess(t('added'), { short: true });
    },
    [personId, t],
  );
};
