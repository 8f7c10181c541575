import { createContext, use, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { Note } from '../../contract.ts';
import { toSubmissionKey } from '../queue/queue-page.ts';
import type { VoiceOutbox, PendingVoice } from '../draft/voice-outbox.ts';
import type { VoiceSink } from '../draft/voice-sink.ts';

/** The recording in progress. */
interface LiveVoice {
  /** Null for the general comment. */
  noteId: string | null;
  stop(): void;
  cancel(): void;
}

interface SubmissionVoicesValue {
  outbox: VoiceOutbox;
  begin(note: Note | null, mime: string): VoiceSink;
  /**
   * Registers a recording and stops the previous one, as only one can run. Returns the function that unregisters it.
   */
  startRecording(voice: LiveVoice): () => void;
  /** The note was removed: its recording is discarded, and what waits is not sent. */
  drop(noteId: string): void;
}

const createSubmissionVoices = (outbox: VoiceOutbox, of: { key: string; attemptId: number }): SubmissionVoicesValue => {
  let live: LiveVoice | null = null;
  return {
    outbox,
    begin: (note, mime) => outbox.begin({ ...of, note, mime }),
    startRecording: (voice) => {
      live?.stop();
      live = voice;
      return () => {
        if (live === voice) live = null;
      };
    },
    drop: (noteId) => {
      if (live?.noteId === noteId) live.cancel();
      for (const { id, note } of outbox.view()) if (note?.id === noteId) outbox.drop(id);
    },
  };
};

const SubmissionVoicesContext = createContext<SubmissionVoicesValue | null>(null);

interface SubmissionVoicesProps {
  outbox: VoiceOutbox;
  submission: { attemptId: number; questionId: number };
  children: ReactNode;
}

/** Provides the voice notes of a submission. */
export const SubmissionVoices = ({ outbox, submission, children }: SubmissionVoicesProps) => {
  const { attemptId } = submission;
  const key = toSubmissionKey(submission);
  const value = useMemo(() => createSubmissionVoices(outbox, { key, attemptId }), [outbox, key, attemptId]);
  return <SubmissionVoicesContext value={value}>{children}</SubmissionVoicesContext>;
};

/** The voice notes of the open submission; null outside the desk. */
export const useSubmissionVoices = (): SubmissionVoicesValue | null => use(SubmissionVoicesContext);

const noPendingVoices: readonly PendingVoice[] = [];
const subscribeNever = () => () => undefined;

/** The pending voice of a URL; undefined for those that the server has. */
export const usePendingVoice = (url: string): PendingVoice | undefined => {
  const outbox = use(SubmissionVoicesContext)?.outbox;
  const all = useSyncExternalStore(outbox?.subscribe ?? subscribeNever, () => outbox?.view() ?? noPendingVoices);
  return all.find((pending) => pending.url === url);
};
