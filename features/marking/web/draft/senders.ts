import { failureFrom, isRefusal, sendCall, type Caller } from '@inkstone/call/web';
import { getTestCorrectDetail, saveTestCorrect, uploadCorrectFile } from '../../contract.ts';
import { toSend, type Draft } from './draft.ts';
import type { Sent } from './draft-store.ts';
import { keyOf, type QueuePiece } from '../queue/queue-page.ts';
import { withoutLocal } from './local-voice.ts';
import type { VoiceSent } from './voice-outbox.ts';

/** What may pass by itself: it is sent again. */
export const mayPass: ReadonlySet<string> = new Set(['network', 'busy', 'tooMany', 'fault', 'signedOut']);

/** The piece is not there any more, or never was mine: its work was taken back, deleted, or given to other markers. */
const isGone = (kind: string): boolean => kind === 'notFound';

/** Sends the drafts of one piece. */
export const draftSender = (
  caller: Caller,
  { attemptId, questId }: { attemptId: number; questId: number },
  onSaved: (key: string, change: Partial<QueuePiece>) => void,
) => {
  const place = { attemptId, questId };
  const met = async (error: unknown): Promise<Sent> => {
    const failure = failureFrom(error);
    if (!failure) throw error;
    if (mayPass.has(failure.kind)) return { is: 'later' };
    if (isGone(failure.kind)) return { is: 'gone' };
    if (!isRefusal(error, 'mark.newer')) return { is: 'refused', reason: failure.message };
    const fresh = await sendCall(caller, getTestCorrectDetail, place).catch(() => null);
    const mark = fresh?.pieces[0]?.mark;
    return mark ? { is: 'newer', mark } : { is: 'later' };
  };
  return async (what: {
    version: number;
    draft: Draft;
    requestId: string;
    changesReleased: boolean;
  }): Promise<Sent> => {
    const { version, requestId, changesReleased } = what;
    const mark = toSend(withoutLocal(what.draft));
    try {
      const answer = await sendCall(caller, saveTestCorrect, { ...place, version, requestId, mark, changesReleased });
      const { points, releasedAt } = answer;
      const state = releasedAt === null ? 'draft' : 'released';
      onSaved(keyOf(place), { state, points, version: answer.version });
      return { is: 'saved', ...answer };
    } catch (error) {
      return met(error);
    }
  };
};

const fileName = (mime: string): string => (mime.includes('mp4') ? 'note.mp4' : 'note.webm');

/** Sends spoken notes: each under its own id, so that one sent again is kept once. */
export const voiceSender =
  (caller: Caller) =>
  async ({ id, attemptId, said }: { id: string; attemptId: number; said: Blob }): Promise<VoiceSent> => {
    try {
      const note = { bytes: said, name: fileName(said.type) };
      const input = { requestId: id, attemptId };
      return { is: 'sent', file: (await sendCall(caller, uploadCorrectFile, input, { file: note })).file };
    } catch (error) {
      const failure = failureFrom(error);
      if (!failure) throw error;
      return mayPass.has(failure.kind) ? { is: 'later' } : { is: 'failed', reason: failure.message };
    }
  };
