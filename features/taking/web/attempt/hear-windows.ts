import type { Sitting } from './sitting.ts';

interface Opened {
  attemptId: number;
  holder: number;
  writer: string;
}

/**
 * The windows of one browser tell each other at once which of them goes on with an attempt, also two that share an id
 * because one was made from the other; other browsers are told by the server. Gives what ends the hearing.
 */
export const hearWindows = ({ started, writer, outbox }: Sitting, lost: () => void): (() => void) => {
  const channel = new BroadcastChannel('inkstone-attempt');
  const mine: Opened = { attemptId: started.attemptId, holder: outbox.journal().holder, writer };
  channel.addEventListener('message', ({ data }: MessageEvent<Opened>) => {
    if (data.attemptId === mine.attemptId && data.writer !== writer && data.holder >= mine.holder) lost();
  });
  channel.postMessage(mine);
  return () => channel.close();
};
