import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { nameForCode } from '@inkstone/base';
import { toastInfo, useTranslation, toastSuccess } from '@inkstone/ui';
import { useCurrentUser } from '@inkstone/session/web';
import { downloadMessages } from '../../messages.ts';
import { editionKindCodes } from '../../codes.ts';
import type { TextbookRecord } from '../../contract.ts';
import { isLongName } from './long-name.ts';
import type { Queue } from './queue.ts';
import { getQueueStore, type QueueStore } from './queue-store.ts';

/** The download queue of the current person, updated from this and other windows. */
export const useQueue = (personId: number): { queue: Queue; send: QueueStore['send'] } => {
  const store = useMemo(() => getQueueStore(personId), [personId]);
  return { queue: useSyncExternalStore(store.subscribe, store.get), send: store.send };
};

/** Adds a textbook to the download list; `modelId` is the assignment by which a student has it. */
export const useDownload = (): ((
  book: Pick<TextbookRecord, 'fileid' | 'textbookId' | 'dType' | 'name' | 'annotator'>,
  modelId?: number,
) => void) => {
  const { id: personId } = useCurrentUser();
  const t = useTranslation(downloadMessages);
  return useCallback(
    ({ fileid, textbookId, dType, name, annotator }, modelId) => {
      const store = getQueueStore(personId);
      const before = store.get();
      // An annotated edition gets its own file name, so that it can be saved beside the original.
      const editionKind = nameForCode(editionKindCodes, dType);
      const bookName = editionKind === 'annotated' ? t('annotatedName', { name, annotator }) : name;
      const request = { id: fileid, bookName, editionKind, textbookId, assignmentId: modelId ?? null };
      store.send({ kind: 'added', item: { ...request, isLongName: isLongName(bookName) } });
      if (store.get() === before) toastInfo(t('already'));
      else toastSuccess(t('added'), { short: true });
    },
    [personId, t],
  );
};
