import { useCallback, useEffect, useMemo, useRef } from 'react';
import { flushWithPage } from '@inkstone/device/outbox';
import { useOwnCaller } from '@inkstone/session/web';
import type { BookView } from '../../../contract.ts';
import { sendReading } from '../open-book.ts';
import { createUnsentReadingStorage, saveLastPage, getLastPage } from './stored-reading.ts';
import { createReadingReport, type ReadingReport } from './reading-report.ts';

/** The page to start with: the server's, or this device's where it is more recent. */
export const getFirstPage = (view: BookView, personId: number): number => {
  if (view.assignmentId === null) return getLastPage(personId, view.editionId) ?? view.page;
  return createUnsentReadingStorage(personId, view.assignmentId).read()?.page ?? view.page;
};

/** Stores the reading progress; a student's is also sent to the server. */
export const useReadingReport = (view: BookView, personId: number) => {
  const caller = useOwnCaller(personId);
  const { editionId, textbookId, editionKind, assignmentId } = view;
  const report = useRef<ReadingReport | null>(null);
  const edition = useMemo(
    () => ({ editionId, textbookId, editionKind, assignmentId }),
    [editionId, textbookId, editionKind, assignmentId],
  );
  // Reports on a timer, when the network is back and when the page goes away.
  useEffect(() => {
    if (edition.assignmentId === null) return undefined;
    const opened = createReadingReport({
      send: (what, { leaves }) => sendReading(caller, edition, { ...what, leaves }),
      storage: createUnsentReadingStorage(personId, edition.assignmentId),
    });
    report.current = opened;
    const endFlushing = flushWithPage(opened.flush);
    return () => {
      endFlushing();
      opened.end();
    };
  }, [caller, edition, personId]);
  return useCallback(
    (page: number, seen: readonly number[]) => {
      saveLastPage(personId, editionId, page);
      report.current?.note(page, seen);
    },
    [personId, editionId],
  );
};
