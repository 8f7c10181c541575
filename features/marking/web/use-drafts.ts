import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { failureIn, isRefusal, newRequestId, sendCall, useCaller } from '@inkstone/call/web';
import { useMe } from '@inkstone/session/web';
import { getTestCorrectDetail, saveTestCorrect, type PieceDetail } from '../contract.ts';
import { deviceDraftsOf, type DeviceDrafts } from './device-drafts.ts';
import { toSend } from './draft.ts';
import { openDraft, type DraftStore, type DraftView, type Sent } from './draft-store.ts';
import { keyOf, type QueuePiece } from './use-queue.ts';

const mayPass = new Set(['network', 'busy', 'tooMany', 'fault', 'signedOut']);

/** The drafts of a desk. */
export interface DraftBook {
  of(detail: PieceDetail): DraftStore;
  /** Sends everything that is not sent; true once the server has all of it. */
  flush(): Promise<boolean>;
}

/** The drafts of all pieces that were open on this desk: each goes on being saved while the next is marked. */
export const useDraftBook = (
  onSaved: (key: string, change: Partial<QueuePiece>) => void,
  given?: DeviceDrafts,
): DraftBook => {
  const caller = useCaller();
  const { id: me } = useMe();
  const [stores] = useState(() => new Map<string, DraftStore>());
  const device = useMemo(() => given ?? deviceDraftsOf(me), [given, me]);
  const saved = useRef(onSaved);
  // Meets the drafts, which outlive one drawing of the desk.
  useEffect(() => {
    saved.current = onSaved;
  }, [onSaved]);
  const book = useMemo<DraftBook>(() => {
    const sender = ({ attemptId, questId }: PieceDetail): Parameters<typeof openDraft>[0]['send'] => {
      const place = { attemptId, questId };
      const met = async (error: unknown): Promise<Sent> => {
        const failure = failureIn(error);
        if (!failure) throw error;
        if (mayPass.has(failure.kind)) return { is: 'later' };
        if (!isRefusal(error, 'mark.newer')) return { is: 'refused', reason: failure.message };
        const fresh = await sendCall(caller, getTestCorrectDetail, place).catch(() => null);
        const mark = fresh?.pieces[0]?.mark;
        return mark ? { is: 'newer', mark } : { is: 'later' };
      };
      return async ({ version, draft, requestId }) => {
        try {
          const answer = await sendCall(caller, saveTestCorrect, { ...place, version, requestId, mark: toSend(draft) });
          const { points, releasedAt } = answer;
          const state = releasedAt === null ? 'draft' : 'released';
          saved.current(keyOf(place), { state, points, version: answer.version });
          return { is: 'saved', ...answer };
        } catch (error) {
          return met(error);
        }
      };
    };
    return {
      of: (detail) => {
        const key = keyOf(detail);
        const known = stores.get(key);
        if (known) return known;
        const now = () => Date.now();
        const store = openDraft({ key, me, mark: detail.mark, device, send: sender(detail), newRequestId, now });
        stores.set(key, store);
        return store;
      },
      flush: async () => (await Promise.all([...stores.values()].map((one) => one.flush()))).every(Boolean),
    };
  }, [caller, device, me, stores]);
  // Meets the window: before it is hidden or closed, everything is on the device.
  useEffect(() => {
    const keep = () => {
      for (const store of stores.values()) void store.keep();
    };
    addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keep);
    return () => {
      removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keep);
      for (const store of stores.values()) void store.flush();
    };
  }, [stores]);
  return book;
};

/** The draft of a piece as it is now. */
export const useDraft = (store: DraftStore): DraftView => useSyncExternalStore(store.subscribe, store.view);
