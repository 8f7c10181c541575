import { createContext, use, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { Note } from '../contract.ts';
import { keyOf } from './use-queue.ts';
import type { VoiceOutbox, WaitingVoice } from './voice-outbox.ts';

interface PieceVoicesValue {
  outbox: VoiceOutbox;
  add(note: Note | null, said: Blob): void;
}

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
  const value = useMemo(
    () => ({ outbox, add: (note: Note | null, said: Blob) => outbox.add({ key, attemptId, note, said }) }),
    [outbox, key, attemptId],
  );
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
