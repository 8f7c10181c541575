import { joinSignals } from './join-signals.ts';

const joinBytes = (chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const joined = new Uint8Array(chunks.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let offset = 0;
  for (const chunk of chunks) {
    joined.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return joined;
};

/** Aborts a request of which nothing arrives for a while, however long the whole of it takes. */
export const createStallGuard = (stallMs: number, outer: AbortSignal | undefined) => {
  const stalled = new AbortController();
  const begin = () => setTimeout(() => stalled.abort(new Error('Nothing of the response arrived.')), stallMs);
  let timer = begin();
  const restart = () => {
    clearTimeout(timer);
    timer = begin();
  };
  const signal = outer ? joinSignals([outer, stalled.signal]) : stalled.signal;
  return {
    signal,
    /** The response with all of its bytes, each of which restarts the timeout. */
    async receive(response: Response): Promise<Response> {
      restart();
      if (!response.body) return response;
      const reader = response.body.getReader();
      signal.addEventListener('abort', () => void reader.cancel().catch(() => undefined));
      const chunks: Uint8Array[] = [];
      for (;;) {
        const { done, value } = await reader.read();
        signal.throwIfAborted();
        if (done) break;
        chunks.push(value);
        restart();
      }
      const { status, statusText, headers } = response;
      return new Response(joinBytes(chunks), { status, statusText, headers });
    },
    end: () => clearTimeout(timer),
  };
};
