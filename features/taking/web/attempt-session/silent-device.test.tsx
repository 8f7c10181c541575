// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildBlueprint, buildSectionRule } from '@inkstone/exam/blueprint/testing';
import { createStart, openStore, renderExamWindow, stubServer } from '../testing.tsx';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const blueprint = buildBlueprint({
  sections: [buildSectionRule('Reading')],
  filled: [{ section: 'Reading', sets: [[1]] }],
});
const begun = [{ kind: 'started' }, { kind: 'section-entered', sectionId: 'Reading' }] as const;

/** A device whose writes are neither stored nor refused until they are released. */
const createSilentDevice = () => {
  const pending: (() => void)[] = [];
  const hold = () => new Promise<void>((resolve) => void pending.push(resolve));
  return { device: { write: hold, acknowledge: hold }, release: () => pending.splice(0).forEach((settle) => settle()) };
};
const silenceMs = 5000;
const title = /The storage of this browser does not respond/;

test('on a device that does not respond answers and the submission still reach the server', async () => {
  const received = stubServer();
  const { device } = createSilentDevice();
  const store = await openStore(createStart(blueprint), begun, device);
  store.dispatch({ kind: 'answered', questionId: 1, value: 'A' });
  await vi.advanceTimersByTimeAsync(silenceMs);
  await vi.waitFor(() => expect(received.at(-1)?.value).toBe('A'));
  store.submit();
  await vi.waitFor(() => expect(store.snapshot()).toMatchObject({ submission: 'done', saving: { is: 'saved' } }));
  store.close();
});

test('the window says within ten seconds that the device does not respond, until it does', async () => {
  stubServer();
  const { device, release } = createSilentDevice();
  const store = await openStore(createStart(blueprint), begun, device);
  renderExamWindow(store);
  expect(screen.queryByText(title)).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(silenceMs));
  expect(screen.getByText(title)).toBeTruthy();
  await act(async () => release());
  await vi.waitFor(() => expect(screen.queryByText(title)).toBeNull());
  store.close();
});

test('without a network too, the window says that only it has the answers', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  const { device } = createSilentDevice();
  const store = await openStore(createStart(blueprint), begun, device);
  renderExamWindow(store);
  await act(() => vi.advanceTimersByTimeAsync(silenceMs));
  expect(await screen.findByText(/3 entries are in this window alone/)).toBeTruthy();
  expect(store.snapshot().saving).toEqual({ is: 'notSaved', waiting: 3, why: 'deviceSilent' });
  store.close();
});
