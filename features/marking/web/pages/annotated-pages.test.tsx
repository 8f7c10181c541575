// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPdf, type Pdf } from '@inkstone/ui/pdf';
import { renderUi } from '@inkstone/ui/testing';
import { AnnotatedPages } from './annotated-pages.tsx';
import { buildUploadSubmission } from '../testing.tsx';

vi.mock('@inkstone/ui/pdf', async (original) => ({ ...(await original<object>()), openPdf: vi.fn<typeof openPdf>() }));

beforeEach(() => {
  vi.useFakeTimers();
  globalThis.ResizeObserver ??= class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  } as unknown as typeof ResizeObserver;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.mocked(openPdf).mockReset();
});

const waitFor = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Two minutes, in which each retry renders again. */
const waitLong = async () => {
  for (let seconds = 0; seconds < 120; seconds += 5) await waitFor(5000);
};

const showFile = async (mime: string, language: 'en' | 'zh' = 'en') => {
  const [file] = buildUploadSubmission().files;
  if (!file) throw new Error('the submission has no file');
  renderUi(<AnnotatedPages file={{ ...file, mime }} notes={[]} />, { language });
  await waitFor(0);
};

const asFault = (name: string) => Object.assign(new Error('It did not open.'), { name });

test.each([
  ['InvalidPDFException', 'en', /is damaged and cannot be shown; trying again does not help/],
  ['InvalidPDFException', 'zh', /已损坏.*重试也无效/],
  ['PasswordException', 'en', /asks for a password/],
] as const)('a PDF that fails with %s says so and is not opened again', async (name, language, text) => {
  vi.mocked(openPdf).mockRejectedValue(asFault(name));
  await showFile('application/pdf', language);

  expect(screen.getByRole('status').textContent).toMatch(text);
  expect(screen.queryByRole('button', { name: /Try again|重试/ })).toBeNull();
  await waitLong();
  expect(openPdf).toHaveBeenCalledTimes(1);
});

test('a PDF without pages says so and is not opened again', async () => {
  vi.mocked(openPdf).mockResolvedValue({ pages: 0, close: () => undefined } as Pdf);
  await showFile('application/pdf');

  expect(screen.getByRole('status').textContent).toContain('has no pages');
  await waitLong();
  expect(openPdf).toHaveBeenCalledTimes(1);
});

test('a PDF that the network kept from opening is opened again by itself', async () => {
  vi.stubGlobal('fetch', vi.fn<() => Promise<never>>().mockRejectedValue(new TypeError('Failed to fetch')));
  vi.mocked(openPdf).mockRejectedValue(asFault('UnknownErrorException'));
  await showFile('application/pdf');
  await waitLong();

  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(vi.mocked(openPdf).mock.calls.length).toBeGreaterThan(2);
});

test('a picture that is served and fails twice is damaged: it is not loaded a third time', async () => {
  const served = vi.fn<() => Promise<{ ok: boolean }>>().mockResolvedValue({ ok: true });
  vi.stubGlobal('fetch', served);
  await showFile('image/png');
  fireEvent.error(screen.getByRole('img', { name: 'working.png' }));
  expect(screen.getByRole('status').textContent).toContain('cannot be shown here');
  await waitFor(20_000);
  fireEvent.error(screen.getByRole('img', { name: 'working.png' }));
  await waitLong();

  expect(screen.getByRole('status').textContent).toContain('is damaged');
  expect(screen.queryByRole('img', { name: 'working.png' })).toBeNull();
  expect(served).toHaveBeenCalledTimes(1);
});
