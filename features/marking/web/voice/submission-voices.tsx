import { createContext, use, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { Note } from '../../contract.ts';
import { toSubmissionKey } from '../queue/queue-page.ts';
import type { VoiceOutbox, PendingVoice } from '../draft/voice-outbox.ts';
import type { VoiceSink } from '../draft/voice-sink.ts';

/** Who is speaking now. */
interface LiveVoice {
  /** Null for the general comment. */
  noteId: string | null;
  stop(): void;
  cancel(): void;
}

interface SubmissionVoicesValue {
  outbox: VoiceOutbox;
  begin(note: Note | null, mime: string): VoiceSink;
  /** Somebody speaks: who spoke before is ended, for one recorder lives at a time. Gives back how to say that it is over. */
  startRecording(voice: LiveVoice): () => void;
  /** The note was taken out: what is being said into it is not kept, and what waits is not sent. */
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
  piece: { attemptId: number; questId: number };
  children: ReactNode;
}

/** Gives everything inside the way for what is said of a piece. */
export const SubmissionVoices = ({ outbox, piece, children }: SubmissionVoicesProps) => {
  const { attemptId } = piece;
  const key = toSubmissionKey(piece);
  const value = useMemo(() => createSubmissionVoices(outbox, { key, attemptId }), [outbox, key, attemptId]);
  return <SubmissionVoicesContext value={value}>{children}</SubmissionVoicesContext>;
};

/** The way for what is said of the open piece; null outside the desk. */
export const useSubmissionVoices = (): SubmissionVoicesValue | null => use(SubmissionVoicesContext);

const noPendingVoices: readonly PendingVoice[] = [];
const subscribeNever = () => () => undefined;

/** The voice that plays from this address while it is on its way; undefined for what the server has. */
export const usePendingVoice = (url: string): PendingVoice | undefined => {
  const outbox = use(SubmissionVoicesContext)?.outbox;
  const all = useSyncExternalStore(outbox?.subscribe ?? subscribeNever, () => outbox?.view() ?? noPendingVoices);
  return all.find((pending) => pending.url === url);
};
