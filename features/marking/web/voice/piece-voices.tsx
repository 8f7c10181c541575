import { createContext, use, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { Note } from '../../contract.ts';
import { keyOf } from '../queue/queue-page.ts';
import type { VoiceOutbox, WaitingVoice } from '../draft/voice-outbox.ts';
import type { VoiceSink } from '../draft/voice-sink.ts';

/** Who is speaking now. */
interface LiveVoice {
  /** Null for the general comment. */
  noteId: string | null;
  stop(): void;
  cancel(): void;
}

interface PieceVoicesValue {
  outbox: VoiceOutbox;
  begin(note: Note | null, mime: string): VoiceSink;
  /** Somebody speaks: who spoke before is ended, for one recorder lives at a time. Gives back how to say that it is over. */
  speaks(voice: LiveVoice): () => void;
  /** The note was taken out: what is being said into it is not kept, and what waits is not sent. */
  drop(noteId: string): void;
}

const openVoices = (outbox: VoiceOutbox, of: { key: string; attemptId: number }): PieceVoicesValue => {
  let live: LiveVoice | null = null;
  return {
    outbox,
    begin: (note, mime) => outbox.begin({ ...of, note, mime }),
    speaks: (voice) => {
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

const Voices = createContext<PieceVoicesValue | null>(null);

interface PieceVoicesProps {
  outbox: VoiceOutbox;
  piece: { attemptId: number; questId: number };
  children: ReactNode;
}

/** Gives everything inside the way for what is said of a piece. */
export const PieceVoices = ({ outbox, piece, children }: PieceVoicesProps) => {
  const { attemptId } = piece;
  const key = keyOf(piece);
  const value = useMemo(() => openVoices(outbox, { key, attemptId }), [outbox, key, attemptId]);
  return <Voices value={value}>{children}</Voices>;
};

/** The way for what is said of the open piece; null outside the desk. */
export const usePieceVoices = (): PieceVoicesValue | null => use(Voices);

const nothingWaits: readonly WaitingVoice[] = [];
const stays = () => () => undefined;

/** The voice that plays from this address while it is on its way; undefined for what the server has. */
export const useWaiting = (url: string): WaitingVoice | undefined => {
  const outbox = use(Voices)?.outbox;
  const all = useSyncExternalStore(outbox?.subscribe ?? stays, () => outbox?.view() ?? nothingWaits);
  return all.find((one) => one.url === url);
};
