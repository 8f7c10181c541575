import { toFailedOutcome } from '@inkstone/device/outbox';
import { failureFrom, isRefusal, sendCall, type Caller } from '@inkstone/call/web';
import { getStudentSubmissions, saveMark, uploadVoiceNote } from '../../contract.ts';
import { toMarkDraft, type Draft } from './draft.ts';
import type { DraftOutcome } from './draft-store.ts';
import { toSubmissionKey, type QueuedSubmission } from '../queue/queue-page.ts';
import { withoutLocalVoices } from './local-voice.ts';
import type { VoiceSendResult } from './voice-outbox.ts';

/** Transient failures, which are retried. */
export const transientFailures: ReadonlySet<string> = new Set(['network', 'busy', 'tooMany', 'fault', 'signedOut']);

/** The submission was withdrawn, deleted, assigned to other markers, or never accessible. */
const isNotFound = (kind: string): boolean => kind === 'notFound';

/** Sends the drafts of one submission. */
export const createDraftSender = (
  caller: Caller,
  { attemptId, questionId }: { attemptId: number; questionId: number },
  onSaved: (key: string, change: Partial<QueuedSubmission>) => void,
) => {
  const place = { attemptId, questionId };
  const toOutcome = async (error: unknown): Promise<DraftOutcome> => {
    const failure = failureFrom(error);
    if (failure && isNotFound(failure.kind)) return { is: 'gone' };
    if (!isRefusal(error, 'mark.newer')) return toFailedOutcome(failure);
    const fresh = await sendCall(caller, getStudentSubmissions, place).catch(() => null);
    const mark = fresh?.submissions[0]?.mark;
    return mark ? { is: 'aside', conflict: mark } : { is: 'retry' };
  };
  return async (what: {
    version: number;
    draft: Draft;
    requestId: string;
    changesReleased: boolean;
  }): Promise<DraftOutcome> => {
    const { version, requestId, changesReleased } = what;
    const mark = toMarkDraft(withoutLocalVoices(what.draft));
    try {
      const answer = await sendCall(caller, saveMark, { ...place, version, requestId, mark, changesReleased });
      const { points, releasedAt } = answer;
      const state = releasedAt === null ? 'draft' : 'released';
      onSaved(toSubmissionKey(place), { state, points, version: answer.version });
      return { is: 'acknowledged', receipt: { version: answer.version, savedAt: answer.savedAt } };
    } catch (error) {
      return toOutcome(error);
    }
  };
};

const fileName = (mime: string): string => (mime.includes('mp4') ? 'note.mp4' : 'note.webm');

/** Sends voice notes with their id as idempotency key, so that a repeated request stores one file. */
export const createVoiceSender =
  (caller: Caller) =>
  async ({ id, attemptId, sound }: { id: string; attemptId: number; sound: Blob }): Promise<VoiceSendResult> => {
    try {
      const note = { bytes: sound, name: fileName(sound.type) };
      const input = { requestId: id, attemptId };
      return { is: 'sent', file: (await sendCall(caller, uploadVoiceNote, input, { file: note })).file };
    } catch (error) {
      const failure = failureFrom(error);
      if (!failure) throw error;
      return transientFailures.has(failure.kind) ? { is: 'later' } : { is: 'failed', reason: failure.message };
    }
  };
