import type { OpenAttempt } from './open-attempt.ts';

interface WindowMessage {
  attemptId: number;
  holder: number;
  writer: string;
}

/**
 * Windows of the same browser tell each other which of them is the writer of an attempt, also duplicated tabs that
 * share an id; other browsers learn it from the server. Returns a function that stops watching.
 */
export const watchOtherWindows = ({ started, writer, outbox }: OpenAttempt, onLost: () => void): (() => void) => {
  const channel = new BroadcastChannel('inkstone-attempt');
  const ownMessage: WindowMessage = { attemptId: started.attemptId, holder: outbox.journal().writerEpoch, writer };
  channel.addEventListener('message', ({ data }: MessageEvent<WindowMessage>) => {
    if (data.attemptId === ownMessage.attemptId && data.writer !== writer && data.holder >= ownMessage.holder) onLost();
  });
  channel.postMessage(ownMessage);
  return () => channel.close();
};
