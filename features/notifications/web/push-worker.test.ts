import { expect, test } from 'vitest';
import { showPushedMessages, type PushScope } from './push-worker.ts';

const origin = 'https://school.example';

/** A service worker with some windows open; `hear` has it hear an event, to the end. */
const startWorker = (urls: readonly string[] = []) => {
  const hearers = new Map<string, (event: never) => void>();
  const [shown, opened, focused]: [unknown[], string[], string[]] = [[], [], []];
  const scope: PushScope = {
    location: { origin },
    registration: { showNotification: async (title, options) => void shown.push({ title, ...options }) },
    clients: {
      matchAll: async () => urls.map((url) => ({ url, focus: async () => focused.push(url) })),
      openWindow: async (url) => opened.push(url),
    },
    addEventListener: (kind: string, hear: (event: never) => void) => void hearers.set(kind, hear),
  };
  showPushedMessages(scope);
  const hear = async (kind: 'push' | 'notificationclick', event: object): Promise<void> => {
    const work: Promise<unknown>[] = [];
    hearers.get(kind)?.({ ...event, waitUntil: (done: Promise<unknown>) => work.push(done) } as never);
    expect(work).toHaveLength(1);
    await Promise.all(work);
  };
  return { hear, shown, opened, focused };
};

const pushed = (value: unknown) => ({ data: { json: () => value } });

test('a pushed message is shown with its words, and again in its own place', async () => {
  const worker = startWorker();
  await worker.hear('push', pushed({ title: '方程', body: '《方程》的报告已开放。', url: '/message?id=7' }));
  const url = `${origin}/message?id=7`;
  expect(worker.shown).toEqual([{ title: '方程', body: '《方程》的报告已开放。', data: url, tag: url }]);
});

test.each([
  ['none', { data: null }],
  ['no JSON', { data: { json: () => JSON.parse('{') as unknown } }],
  ['no object', pushed(null)],
  ['no words', pushed({ title: 7, url: 'https://evil.example/' })],
])('content that cannot be read (%s) is shown as news of the product', async (_, event) => {
  const worker = startWorker();
  await worker.hear('push', event);
  expect(worker.shown).toEqual([{ title: 'Inkstone', body: '', data: `${origin}/`, tag: `${origin}/` }]);
});

const click = (data: unknown) => {
  const closed: true[] = [];
  return { closed, notification: { data, close: () => void closed.push(true) } };
};

test('a click closes the notification and opens its message beside the windows that are open', async () => {
  const worker = startWorker([`${origin}/ws/exam`]);
  const event = click(`${origin}/message?id=7`);
  await worker.hear('notificationclick', event);
  expect([event.closed, worker.opened, worker.focused]).toEqual([[true], [`${origin}/message?id=7`], []]);
});

test('a window that shows the message already is brought to the front', async () => {
  const worker = startWorker([`${origin}/`, `${origin}/message?id=7`]);
  await worker.hear('notificationclick', click(`${origin}/message?id=7`));
  expect([worker.opened, worker.focused]).toEqual([[], [`${origin}/message?id=7`]]);
});

test('a click opens no other site', async () => {
  const worker = startWorker();
  await worker.hear('notificationclick', click('https://evil.example/'));
  expect(worker.opened).toEqual([`${origin}/`]);
});
