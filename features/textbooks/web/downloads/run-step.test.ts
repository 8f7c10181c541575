// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DownloadItem } from './download-item.ts';
import { runStep } from './run-step.ts';

const item: DownloadItem = {
  ...{ id: 1, bookName: 'Ten rivers', editionKind: 'original', assignmentId: null, textbookId: 7 },
  ...{ isLongName: false, url: '/api/file?id=4', pdfExportId: 9, status: 'running', isRemoved: false },
};
const onFailed = vi.fn<(item: DownloadItem, message: string) => void>();
const worker = {
  caller: { token: () => 'token', language: () => 'en' as const, onSignedOut: () => undefined },
  signal: new AbortController().signal,
  onProgress: () => undefined,
  onFailed,
};

let requests: { url: string; accept: string | null }[];
const answerWith = (respond: () => Response) =>
  vi.stubGlobal('fetch', async (url: string, request: RequestInit) => {
    requests.push({ url, accept: new Headers(request.headers).get('accept') });
    return respond();
  });

beforeEach(() => {
  vi.useFakeTimers();
  requests = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  onFailed.mockReset();
});

/** Whether a step has ended after this time. */
const isDoneAfter = async (step: Promise<unknown>, ms: number): Promise<boolean> => {
  let isDone = false;
  void step.then(() => (isDone = true));
  await vi.advanceTimersByTimeAsync(ms);
  return isDone;
};

test('a known URL is downloaded after a pause of five seconds', async () => {
  const step = runStep({ id: 1, action: 'settle' }, item, worker);
  expect(await isDoneAfter(step, 4999)).toBe(false);
  expect(await isDoneAfter(step, 1)).toBe(true);
  expect(await step).toEqual({ kind: 'settled', id: 1 });
});

test('the link of a book is asked for at once, with the export to wait for where there is none', async () => {
  const view = { bookUrl: '', did: 9, fileid: 1, textbookId: 7, dType: 1, action: 'download', model_id: null };
  answerWith(() => Response.json({ success: 1, ...view }));
  const linked = await runStep({ id: 1, action: 'ask' }, item, worker);
  expect(requests[0]?.url).toContain('topic/getBookUrl?fileid=1');
  expect(linked).toMatchObject({ kind: 'linked', id: 1, bookUrl: '', pdfExportId: 9 });
});

test('an export is polled by its id two seconds later', async () => {
  answerWith(() => Response.json({ success: 1, bookUrl: '', did: 9, share_url: '/api/file?id=5', code: 1 }));
  const step = runStep({ id: 1, action: 'poll' }, item, worker);
  expect(await isDoneAfter(step, 1999)).toBe(false);
  expect(requests).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await step).toEqual({ kind: 'polled', id: 1, shareUrl: '/api/file?id=5' });
  expect(requests[0]?.url).toContain('backend/textbook/checkStatus?did=9');
});

test.each([
  [-5, 'book.failed', { kind: 'pollEnded', outcome: 'failed' }, ['The PDF failed.']],
  [-4, 'book.cancelled', { kind: 'pollEnded', outcome: 'cancelled' }, []],
  [0, 'request.fault', { kind: 'pollFailed' }, ['The PDF failed.']],
])('a poll that is answered with the code %i ends, and shows the message of a failure', async (...row) => {
  const [code, reason, event, shown] = row;
  const status = reason === 'request.fault' ? 500 : 409;
  answerWith(() => Response.json({ success: 0, code, reason, message: 'The PDF failed.' }, { status }));
  const step = runStep({ id: 1, action: 'poll' }, item, worker);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await step).toMatchObject(event);
  expect(onFailed.mock.calls.map(([, message]) => message)).toEqual(shown);
});

test('a file is fetched as a PDF, and what is none is not saved', async () => {
  answerWith(() => new Response('<html>', { headers: { 'content-type': 'text/html' } }));
  expect(await runStep({ id: 1, action: 'fetch' }, item, worker)).toEqual({ kind: 'fetchFailed', id: 1 });
  expect(requests).toEqual([{ url: '/api/file?id=4', accept: 'application/pdf' }]);
});
