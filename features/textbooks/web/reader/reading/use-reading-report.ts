import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useCaller } from '@inkstone/call/web';
import type { BookView } from '../../../contract.ts';
import { tellReading } from '../opening.ts';
import { keptUntold, leavePage, pageLeft } from './kept-reading.ts';
import { openReport, type ReadingReport } from './reading-report.ts';

/** Where reading begins: where the server says, or this device, which may know more of it. */
export const firstPageOf = (view: BookView, personId: number): number => {
  if (view.model_id === null) return pageLeft(personId, view.fileid) ?? view.page;
  return keptUntold(personId, view.model_id).read()?.page ?? view.page;
};

/** Keeps how far the book has been read; of a student the server is told. */
export const useReadingReport = (view: BookView, personId: number) => {
  const caller = useCaller();
  const { fileid, textbookId, dType, model_id } = view;
  const report = useRef<ReadingReport | null>(null);
  const told = useMemo(() => ({ fileid, textbookId, dType, model_id }), [fileid, textbookId, dType, model_id]);
  // Meets the clock, the server and the window that is left.
  useEffect(() => {
    if (told.model_id === null) return undefined;
    const opened = openReport({
      send: (what, { leaves }) => tellReading(caller, told, { ...what, leaves }),
      kept: keptUntold(personId, told.model_id),
    });
    report.current = opened;
    const leave = () => {
      if (document.visibilityState === 'hidden') opened.leave();
    };
    document.addEventListener('visibilitychange', leave);
    addEventListener('pagehide', opened.leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      removeEventListener('pagehide', opened.leave);
      opened.leave();
      opened.end();
    };
  }, [caller, told, personId]);
  return useCallback(
    (page: number, seen: readonly number[]) => {
      leavePage(personId, fileid, page);
      report.current?.note(page, seen);
    },
    [personId, fileid],
  );
};
