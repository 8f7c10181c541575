import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { joinPush, type PushEvent, type LinkParts } from './push-link.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A line whose other end the test holds. */
const aLine = () => {
  let control: ReadableStreamDefaultController<Uint8Array> | undefined;
  const stream = new ReadableStream<Uint8Array>({ start: (controller) => void (control = controller) });
  return {
    stream,
    say: (text: string) => control?.enqueue(new TextEncoder().encode(text)),
    end: () => control?.close(),
    breaks: () => control?.error(new Error('reset')),
  };
};

const setUp = (connect: LinkParts['connect']) => {
  const heard: PushEvent[] = [];
  const sent: PushEvent[] = [];
  const waits: number[] = [];
  const control = new AbortController();
  const parts: LinkParts = {
    connect,
    elect: (work) => work(),
    broadcast: (event) => void sent.push(event),
    onEvent: (event) => void heard.push(event),
    wait: async (milliseconds) => void waits.push(milliseconds),
    random: () => 1,
  };
  return { heard, sent, waits, control, joined: joinPush(parts, control.signal) };
};
const settle = () => vi.advanceTimersByTimeAsync(0);

test('events of the server are emitted here and to the other windows', async () => {
  const line = aLine();
  const link = setUp(async () => line.stream);
  await settle();
  line.say('event: message\ndata: {"about":""}\n\n');
  await settle();
  expect(link.heard).toEqual([{ kind: 'message', about: '' }]);
  expect(link.sent).toEqual(link.heard);
  link.control.abort();
  await link.joined;
});

test('a broken connection is reopened, and queries that may be stale are refetched', async () => {
  const lines = [aLine(), aLine()];
  const waiting = [...lines];
  const connect = vi.fn<LinkParts['connect']>(async () => waiting.shift()?.stream ?? null);
  const link = setUp(connect);
  await settle();
  lines[0]?.breaks();
  await settle();
  expect(connect).toHaveBeenCalledTimes(2);
  expect(link.heard).toEqual([{ kind: 'returned', about: '' }]);
  link.control.abort();
  await link.joined;
});

test('an unreachable server is retried with growing waits, up to a minute', async () => {
  let tries = 0;
  const link = setUp(async () => {
    tries += 1;
    if (tries > 8) link.control.abort();
    throw new Error('away');
  });
  await link.joined;
  expect(link.waits).toEqual([2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000, 60_000]);
});

test('a connection without any data is treated as broken', async () => {
  const lines = [aLine(), aLine()];
  const waiting = [...lines];
  const connect = vi.fn<LinkParts['connect']>(async () => waiting.shift()?.stream ?? null);
  const link = setUp(connect);
  await settle();
  await vi.advanceTimersByTimeAsync(60_000);
  lines[0]?.say(': still here\n\n');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(connect).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(connect).toHaveBeenCalledTimes(2);
  link.control.abort();
  await link.joined;
});

test('an ended session is not retried', async () => {
  const connect = vi.fn<LinkParts['connect']>(async () => null);
  const link = setUp(connect);
  await link.joined;
  expect(connect).toHaveBeenCalledTimes(1);
  expect(link.heard).toEqual([]);
});
