// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startPreload, type Preload } from './preload.ts';
import type { Recording } from './recording-of.ts';

const recordings: Recording[] = [1, 2, 3].map((setId) => ({
  setId,
  fileId: setId,
  url: `/api/file?id=${setId}&old`,
  seconds: 60,
}));

const sound = () => new Response(new Uint8Array(100), { headers: { 'content-length': '100' } });
const renew = vi.fn<() => Promise<Recording[]>>(async () =>
  recordings.map((one) => ({ ...one, url: `/api/file?id=${one.setId}&new` })),
);

let preload: Preload;
let asked: string[];
/** A server that answers each address as said; what is not said is a sound. */
const serve = (answer: (url: string, times: number) => Response | Error | undefined) => {
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    const said = answer(url, asked.filter((one) => one === url).length) ?? sound();
    if (said instanceof Error) throw said;
    return said;
  });
  preload = startPreload({ recordings, renew });
};
const states = () => recordings.map(({ setId }) => preload.of(setId).is);
const becomes = (wanted: string[]) => vi.waitFor(() => expect(states()).toEqual(wanted), { timeout: 5000 });
const allReady = ['ready', 'ready', 'ready'];

beforeEach(() => {
  asked = [];
  renew.mockClear();
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => {
  preload.close();
  vi.unstubAllGlobals();
});

test('recordings are fetched whole, one after the other', async () => {
  serve(() => undefined);
  await becomes(allReady);
  expect(asked).toEqual(recordings.map(({ url }) => url));
  expect(preload.of(1)).toEqual({ is: 'ready', bytes: 100, all: 100, src: 'blob:1' });
});

test('one that cannot be had is told and holds up none of the others', async () => {
  serve((url) => (url.includes('id=1') ? new TypeError('no network') : undefined));
  await vi.waitFor(() => expect(preload.of(1).is).toBe('failed'));
  preload.retry();
  await vi.waitFor(() => expect(states().slice(1)).toEqual(['ready', 'ready']), { timeout: 5000 });
  expect(preload.of(1).src).toBeNull();
});

test('what was lost on the way is fetched again by itself', async () => {
  const cut = new Response(new Uint8Array(40), { headers: { 'content-length': '100' } });
  serve((url, times) => (url.includes('id=2') && times === 1 ? cut : undefined));
  await becomes(allReady);
  expect(asked.filter((url) => url.includes('id=2'))).toHaveLength(2);
});

test('an address that has run out is signed again', async () => {
  serve((url) => (url.endsWith('old') ? new Response('{}', { status: 409 }) : undefined));
  await becomes(allReady);
  expect(renew).toHaveBeenCalled();
  expect(asked.at(-1)).toMatch(/new$/);
});

test('a window that is left fetches nothing more', async () => {
  serve(() => new TypeError('no network'));
  await vi.waitFor(() => expect(preload.of(1).is).toBe('failed'));
  preload.close();
  const before = asked.length;
  preload.retry();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(asked).toHaveLength(before);
});

/** A server that begins to answer and then says nothing more, the first time that an address is asked for. */
const silentAtFirst = (url: string, { signal }: { signal: AbortSignal }): Response | undefined => {
  asked.push(url);
  if (asked.filter((one) => one === url).length > 1) return sound();
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new Uint8Array(40));
      signal.addEventListener('abort', () => controller.error(signal.reason));
    },
  });
  return new Response(body, { headers: { 'content-length': '100' } });
};

describe('a network that is there and carries nothing', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', async (url: string, how: { signal: AbortSignal }) => silentAtFirst(url, how));
    preload = startPreload({ recordings: recordings.slice(0, 1), renew });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('what stands still is begun again by itself', async () => {
    await vi.advanceTimersByTimeAsync(14_000);
    expect(preload.of(1)).toMatchObject({ is: 'loading', bytes: 40, all: 100 });
    await vi.advanceTimersByTimeAsync(3000);
    expect(preload.of(1).is).toBe('ready');
  });

  test('a press begins it again, and leaves alone what moves', async () => {
    await vi.advanceTimersByTimeAsync(1000);
    preload.retry();
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2000);
    preload.retry();
    await vi.advanceTimersByTimeAsync(1000);
    expect(preload.of(1).is).toBe('ready');
  });
});

test('recordings that come later are fetched after the others, and under their new addresses', async () => {
  serve(() => undefined);
  await becomes(allReady);
  preload.add([{ setId: 4, fileId: 4, url: '/api/file?id=4', seconds: 60 }]);
  await vi.waitFor(() => expect(preload.of(4).is).toBe('ready'));
  expect(asked.at(-1)).toBe('/api/file?id=4');
});

test('what was heard as often as allowed is not fetched and not waited for', async () => {
  serve(() => undefined);
  await becomes(allReady);
  preload.add([{ setId: 5, fileId: 5, url: '', seconds: 60 }]);
  expect(preload.of(5)).toMatchObject({ is: 'ready', src: null, isSpent: true });
  preload.add([{ setId: 1, fileId: 1, url: '', seconds: 60 }]);
  expect(preload.of(1).src).toBe('blob:1');
  expect(asked).toHaveLength(3);
});
