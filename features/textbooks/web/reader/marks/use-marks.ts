import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { failureFrom, newRequestId, sendCall, useCaller, type Caller } from '@inkstone/call/web';
import { useProtectPage } from '@inkstone/session/web';
import { editTextbook, type BookMark, type BookView, type MarkChange } from '../../../contract.ts';
import { openBook } from '../opening.ts';
import { deviceMarksOf } from './device-marks.ts';
import { acted, noHistory, redo, undo, wantedOf, type Act, type History } from './history.ts';
import { openMarks, type MarkStore, type Sent } from './mark-store.ts';

const passing = new Set(['network', 'busy', 'tooMany', 'fault', 'signedOut']);

const sender =
  (caller: Caller, fileid: number) =>
  async ({ requestId, changes }: { requestId: string; changes: MarkChange[] }): Promise<Sent> => {
    try {
      await sendCall(caller, editTextbook, { what: 'marks', requestId, fileid, changes });
      return { is: 'saved' };
    } catch (error) {
      const failure = failureFrom(error);
      if (!failure) throw error;
      return passing.has(failure.kind) ? { is: 'later' } : { is: 'refused', reason: failure.message };
    }
  };

/** Sends when the network is back, and looks for another window's marks when this one is looked at again. */
const useFreshness = (store: MarkStore, { fileid }: BookView, isMine: boolean): void => {
  const caller = useCaller();
  // Meets the network and the window.
  useEffect(() => {
    if (!isMine) return undefined;
    const back = () => void store.flush();
    const look = async () => {
      if (document.visibilityState !== 'visible') return;
      const asked = store.taken();
      const view = await openBook(caller, { fileid, action: 'annotate' }).catch(() => null);
      if (view) store.bring(view.marks, asked);
    };
    const seen = () => void look();
    addEventListener('online', back);
    document.addEventListener('visibilitychange', seen);
    return () => {
      removeEventListener('online', back);
      document.removeEventListener('visibilitychange', seen);
      void store.flush();
    };
  }, [store, caller, fileid, isMine]);
};

/** The marks of a book; those of one's own edition can be changed. */
export const useMarks = (view: BookView, personId: number) => {
  const caller = useCaller();
  const { fileid } = view;
  const isMine = view.mayAnnotate && view.action === 'annotate';
  const [store] = useState(() =>
    openMarks({
      fileid,
      marks: view.marks,
      device: isMine
        ? deviceMarksOf(personId)
        : { list: async () => [], put: async () => undefined, remove: async () => undefined },
      send: sender(caller, fileid),
      newRequestId,
      now: () => Date.now(),
    }),
  );
  const shown = useSyncExternalStore(store.subscribe, store.view);
  const [history, setHistory] = useState<History>(noHistory);
  useFreshness(store, view, isMine);
  useProtectPage(shown.unsent > 0 ? 'unsaved' : null);

  const act = useCallback(
    (done: Act) => {
      if (done.length === 0) return;
      store.change(wantedOf(done, 'forth'));
      setHistory((was) => acted(was, done));
    },
    [store],
  );
  const step = (way: 'back' | 'forth') => {
    const next = way === 'back' ? undo(history) : redo(history);
    if (!next) return;
    store.change(wantedOf(next.act, way));
    setHistory(next.history);
  };
  const { marks } = shown;
  return {
    ...shown,
    isMine,
    make: (made: readonly BookMark[]) => act(made.map((after) => ({ before: null, after }))),
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
