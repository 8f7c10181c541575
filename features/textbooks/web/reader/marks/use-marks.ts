import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { flushWithPage, toFailedOutcome, type SendOutcome } from '@inkstone/device/outbox';
import { failureFrom, newRequestId, sendCall, useCaller, type Caller } from '@inkstone/call/web';
import { useOwnCaller, useProtectPage } from '@inkstone/session/web';
import { updateTextbook, type BookMark, type BookView, type MarkChange } from '../../../contract.ts';
import { openBook } from '../open-book.ts';
import { openDeviceMarks } from './device-marks.ts';
import { recordEdit, noHistory, redo, undo, toMarkStates, type MarkEdit, type History } from './history.ts';
import { createMarkStore, type MarkStore } from './mark-store.ts';

const createSender =
  (caller: Caller, editionId: number) =>
  async ({ requestId, changes }: { requestId: string; changes: MarkChange[] }): Promise<SendOutcome> => {
    try {
      await sendCall(caller, updateTextbook, { what: 'marks', requestId, editionId, changes });
      return { is: 'acknowledged', receipt: undefined };
    } catch (error) {
      return toFailedOutcome(failureFrom(error));
    }
  };

/** Sends when the network is back and when the page goes away, and fetches other windows' marks when this one becomes visible. */
const useMarkSync = (store: MarkStore, { editionId }: BookView, isMine: boolean): void => {
  const caller = useCaller();
  // Listens to the network and the window's visibility.
  useEffect(() => {
    if (!isMine) return undefined;
    const look = async () => {
      if (document.visibilityState !== 'visible') return;
      const batchCount = store.getSavedBatchCount();
      const view = await openBook(caller, { editionId, action: 'annotate' }).catch(() => null);
      if (view) store.merge(view.marks, batchCount);
    };
    const seen = () => void look();
    const endFlushing = flushWithPage(store.flush);
    document.addEventListener('visibilitychange', seen);
    return () => {
      document.removeEventListener('visibilitychange', seen);
      endFlushing();
    };
  }, [store, caller, editionId, isMine]);
};

/** The marks of a book; those of the person's own edition can be changed. */
export const useMarks = (view: BookView, personId: number) => {
  const caller = useOwnCaller(personId);
  const { editionId } = view;
  const isMine = view.mayAnnotate && view.action === 'annotate';
  const [store] = useState(() =>
    createMarkStore({
      marks: view.marks,
      device: isMine ? openDeviceMarks(personId, editionId) : { read: () => [], write: () => undefined },
      send: createSender(caller, editionId),
      newRequestId,
      now: () => Date.now(),
    }),
  );
  const shown = useSyncExternalStore(store.subscribe, store.view);
  const [history, setHistory] = useState<History>(noHistory);
  useMarkSync(store, view, isMine);
  useProtectPage(shown.unsent > 0 ? 'unsaved' : null);

  const act = useCallback(
    (done: MarkEdit) => {
      if (done.length === 0) return;
      store.change(toMarkStates(done, 'forth'));
      setHistory((was) => recordEdit(was, done));
    },
    [store],
  );
  const step = (way: 'back' | 'forth') => {
    const next = way === 'back' ? undo(history) : redo(history);
    if (!next) return;
    store.change(toMarkStates(next.act, way));
    setHistory(next.history);
  };
  const { marks } = shown;
  return {
    ...shown,
    isMine,
    make: (marksToMake: readonly BookMark[]) => act(marksToMake.map((after) => ({ before: null, after }))),
    change: (id: string, content: BookMark['content']) => {
      const before = marks.find((mark) => mark.id === id);
      if (before) act([{ before, after: { ...before, content } }]);
    },
    remove: (id: string) => {
      const before = marks.find((mark) => mark.id === id);
      if (before) act([{ before, after: null }]);
    },
    undo: history.done.length > 0 ? () => step('back') : null,
    redo: history.undone.length > 0 ? () => step('forth') : null,
  };
};

export type MarksState = ReturnType<typeof useMarks>;
