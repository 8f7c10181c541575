import { afterEach, expect, test, vi } from 'vitest';
import { postForm } from './post-form.ts';

/** A request of the browser whose events the test emits; the end of a request follows its result, as in a browser. */
class FakeRequest extends EventTarget {
  static last: FakeRequest;
  readonly upload = new EventTarget();
  readonly status = 200;
  readonly responseText = '{"success":1}';
  readonly abort = vi.fn<() => void>(() => this.finish('abort'));

  constructor() {
    super();
    FakeRequest.last = this;
  }

  open = () => undefined;
  send = () => undefined;
  setRequestHeader = () => undefined;
  getResponseHeader = () => null;

  finish(result: 'load' | 'error' | 'abort'): void {
    this.dispatchEvent(new Event(result));
    this.dispatchEvent(new Event('loadend'));
  }
}

const post = (signal: AbortSignal) =>
  postForm('/api/upload', { headers: {}, form: new FormData(), signal, onProgress: () => undefined });

afterEach(() => vi.unstubAllGlobals());

test('aborting the signal aborts the upload, which fails with the reason', async () => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  const controller = new AbortController();
  const response = post(controller.signal);
  controller.abort(new Error('The file was removed.'));

  await expect(response).rejects.toThrow('The file was removed.');
  expect(FakeRequest.last.abort).toHaveBeenCalledOnce();
});

test('a signal that outlives the upload keeps no listener of it', async () => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  const controller = new AbortController();
  const response = post(controller.signal);
  const loaded = FakeRequest.last;
  loaded.finish('load');
  expect((await response).status).toBe(200);

  const failure = post(controller.signal);
  const failed = FakeRequest.last;
  failed.finish('error');
  await expect(failure).rejects.toThrow('Failed to fetch');

  controller.abort();
  expect([loaded, failed].map(({ abort }) => abort.mock.calls.length)).toEqual([0, 0]);
});
