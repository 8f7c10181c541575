// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeOpener, installWindowMessages, onOpenedWindowClosing } from './window-messages.ts';

const origin = globalThis.location.origin;
const receive = (data: unknown, from = origin) =>
  globalThis.dispatchEvent(new MessageEvent('message', { data, origin: from }));

const opener = { postMessage: vi.fn<(message: unknown, target: string) => void>() };
const close = vi.fn<() => void>();

let ended: AbortController;
beforeEach(() => {
  ended = new AbortController();
  vi.stubGlobal('opener', opener);
  vi.stubGlobal('close', close);
});
afterEach(() => {
  ended.abort();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('a window tells its opener that it closes, and nobody of another origin', () => {
  installWindowMessages(ended.signal);
  globalThis.dispatchEvent(new Event('pagehide'));
  expect(opener.postMessage.mock.calls).toEqual([['window-closing', origin]]);
});

test('a window that another opened closes when it is asked to; one that a person opened stays', () => {
  closeOpener();
  expect(opener.postMessage).toHaveBeenCalledWith('close-window', origin);
  vi.stubGlobal('opener', null);
  installWindowMessages(ended.signal);
  receive('close-window');
  expect(close).not.toHaveBeenCalled();
  vi.stubGlobal('opener', opener);
  installWindowMessages(ended.signal);
  receive('close-window', 'https://elsewhere.example');
  receive({ type: 'close-window' });
  expect(close).not.toHaveBeenCalled();
  receive('close-window');
  expect(close).toHaveBeenCalledTimes(1);
});

test('whoever opened a window learns that it closes until that is ended', () => {
  const react = vi.fn<() => void>();
  onOpenedWindowClosing(react, ended.signal);
  receive('window-closing', 'https://elsewhere.example');
  receive('other');
  expect(react).not.toHaveBeenCalled();
  receive('window-closing');
  expect(react).toHaveBeenCalledTimes(1);
  ended.abort();
  receive('window-closing');
  expect(react).toHaveBeenCalledTimes(1);
});
