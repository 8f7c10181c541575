// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failureResponse, type Failure } from '@inkstone/call/envelope';
import { buildBlueprint, buildSectionRule } from '@inkstone/exam/blueprint/testing';
import { createStart, renderExamWindow, stubServer, openStore } from '../testing.tsx';
import type { AttemptStore } from './attempt-store.ts';

const blueprint = buildBlueprint({
  sections: [buildSectionRule('Reading')],
  filled: [{ section: 'Reading', sets: [[1]] }],
});
const begun = [{ kind: 'started' }, { kind: 'section-entered', sectionId: 'Reading' }] as const;
const failures = {
  403: { kind: 'forbidden', code: 'request.forbidden', message: 'You may not do this.' },
  404: { kind: 'notFound', code: 'request.notFound', message: 'There is nothing here.' },
  409: { kind: 'refused', code: 'test.withdrawn', message: 'The test has been withdrawn.' },
} as const satisfies Record<number, Failure>;

let store: AttemptStore;
beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => {
  cleanup();
  store.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test.each(Object.entries(failures))(
  'a response of %s is shown, the queue is kept, and it is sent once the server accepts it',
  async (status, failure) => {
    let requestCount = 0;
    vi.stubGlobal('fetch', async () => {
      requestCount += 1;
      const { status: responseStatus, body } = failureResponse(failure);
      expect(responseStatus).toBe(Number(status));
      return new Response(JSON.stringify(body), { status: responseStatus });
    });
    const acknowledge = vi.fn<() => Promise<void>>(async () => undefined);
    store = await openStore(createStart(blueprint), [...begun, { kind: 'answered', questionId: 1, value: 'A' }], {
      acknowledge,
    });
    await act(async () => renderExamWindow(store));
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain(failure.message);
    expect(alert.textContent).toContain('Your answers are kept on this device.');
    await act(() => vi.advanceTimersByTimeAsync(10 * 60_000));
    expect(requestCount).toBe(1);
    const unsentEvents = store.toUnsentFile().events;
    expect(unsentEvents.filter(({ kind }) => kind === 'answered')).toMatchObject([{ questId: 1, value: 'A' }]);
    expect(acknowledge).not.toHaveBeenCalled();

    const held = stubServer();
    await act(async () => store.retryNow());
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(held).toMatchObject(unsentEvents);
    expect(store.toUnsentFile().events).toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();
  },
);
