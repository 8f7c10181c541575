// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildBlueprint, buildClockRule, buildPartRule, buildSectionRule } from '@inkstone/exam/blueprint/testing';
import type { BrowserEvent } from '@inkstone/exam/attempt';
import { renderUi } from '@inkstone/ui/testing';
import type { AttemptStore } from '../attempt-session/attempt-store.ts';
import { preloadPages } from './pages.lazy.ts';
import { createStart, renderExamWindow, stubServer, openStore } from '../testing.tsx';
import { RoutingPage } from './routing-page.tsx';

const clock = buildClockRule(600);
const blueprint = buildBlueprint({
  sections: [
    buildSectionRule('Math', {
      navigation: 'part',
      parts: [buildPartRule('Module 1', { clock }), buildPartRule('Hard', { clock }), buildPartRule('Easy', { clock })],
      adaptive: {
        kind: 'two-stage',
        router: 'Module 1',
        routes: [
          { part: 'Hard', atLeastPercent: 60 },
          { part: 'Easy', atLeastPercent: 0 },
        ],
        estimate: true,
      },
    }),
  ],
  filled: [
    { section: 'Math', part: 'Module 1', sets: [[1, 2]] },
    { section: 'Math', part: 'Hard', sets: [[3]] },
    { section: 'Math', part: 'Easy', sets: [[4]] },
  ],
});
const inside: BrowserEvent[] = [
  { kind: 'started' },
  { kind: 'section-entered', sectionId: 'Math' },
  { kind: 'question-entered', questionId: 1 },
];
const left: BrowserEvent = { kind: 'section-finished', sectionId: 'Math', partId: 'Module 1' };

let store: AttemptStore;
let held: ReturnType<typeof stubServer>;
let requests: string[];
let isAway = false;
const onChosen = vi.fn<() => void>();

beforeAll(() => preloadPages());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval', 'Date', 'performance'] });
  vi.setSystemTime('2026-03-02T12:00:00Z');
  sessionStorage.clear();
  onChosen.mockClear();
  isAway = false;
  requests = [];
  held = stubServer();
  const server = globalThis.fetch;
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (isAway) throw new TypeError('Failed to fetch');
    const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as { events?: unknown[] }) : {};
    if (body.events) requests.push(body.events.length === 0 ? 'asks' : 'delivers');
    return server(url, init);
  });
});
afterEach(() => {
  cleanup();
  store.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const Page = () => {
  const snapshot = useSyncExternalStore(store.subscribe, store.snapshot);
  return <RoutingPage store={store} snapshot={snapshot} onChosen={onChosen} />;
};
const pass = async (seconds: number) => {
  for (let second = 0; second < seconds; second += 0.5) {
    await act(async () => {
      for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    });
    await act(() => vi.advanceTimersByTimeAsync(500));
  }
};
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('at the end of a module', () => {
  test('all events are sent, then the server is asked once, and the attempt is opened again', async () => {
    store = await openStore(createStart(blueprint), [...inside, { kind: 'answered', questionId: 1, value: 'A' }, left]);
    renderUi(<Page />);
    await pass(1);
    expect(heading()).toBe('Your next module is being chosen');
    expect(requests.at(-1)).toBe('asks');
    expect(requests.filter((request) => request === 'asks')).toHaveLength(1);
    expect(requests.indexOf('asks')).toBeGreaterThan(requests.lastIndexOf('delivers'));
    expect(held.map(({ kind }) => kind)).toContain('section-finished');
    expect(onChosen).toHaveBeenCalledTimes(1);
  });

  test('without a network the page says so and waits, and continues automatically when it returns', async () => {
    store = await openStore(createStart(blueprint), inside);
    await pass(1);
    isAway = true;
    store.dispatch({ kind: 'answered', questionId: 1, value: 'A' });
    store.dispatch(left);
    renderUi(<Page />);
    await pass(5);
    expect(heading()).toBe('Waiting for the network');
    expect(screen.getByRole('status').textContent).toContain('the clock stands still');
    expect(onChosen).not.toHaveBeenCalled();
    isAway = false;
    await pass(8);
    expect(requests.indexOf('asks')).toBeGreaterThan(requests.lastIndexOf('delivers'));
    expect(onChosen).toHaveBeenCalled();
  });

  test.each([
    ['kept', {}, 'Your answers are safe on this device.'],
    ['being kept', { write: () => new Promise<never>(() => undefined) }, 'Your answers are being kept on this device.'],
    [
      'not kept',
      { open: async () => Promise.reject(new DOMException('full', 'QuotaExceededError')) },
      /entries are in this window alone/,
    ],
  ])('without a network it says of answers that are %s on the device just that', async (_, device, note) => {
    isAway = true;
    store = await openStore(createStart(blueprint), [...inside, left], device);
    void store.syncClock();
    renderUi(<Page />);
    await pass(4);
    expect(heading()).toBe('Waiting for the network');
    screen.getByText(note);
    expect(document.body.textContent?.includes('safe on this device')).toBe(
      note === 'Your answers are safe on this device.',
    );
  });

  test('without a network, answers that the device does not store in time are said to be in this window alone', async () => {
    isAway = true;
    store = await openStore(createStart(blueprint), [...inside, left], {
      write: () => new Promise<never>(() => undefined),
    });
    void store.syncClock();
    renderUi(<Page />);
    await pass(4);
    expect(screen.queryByRole('alert')).toBeNull();
    await pass(2);
    expect(screen.getByRole('alert').textContent).toMatch(/entries are in this window alone/);
  });

  test('with nothing unsent a lost network is detected by the request, and the button repeats it', async () => {
    store = await openStore(createStart(blueprint), [...inside, left]);
    await pass(2);
    isAway = true;
    renderUi(<Page />, { language: 'zh' });
    await pass(1);
    expect(heading()).toBe('正在等待网络');
    isAway = false;
    fireEvent.click(screen.getByRole('button', { name: '立即重试' }));
    await pass(0.5);
    expect(onChosen).toHaveBeenCalled();
  });

  test('the page is shown when the clock has closed the first module, and asks although nothing is unsent', async () => {
    store = await openStore(createStart(blueprint), inside);
    renderExamWindow(store);
    await pass(2);
    requests.length = 0;
    await pass(600);
    expect(heading()).toBe('Your next module is being chosen');
    expect(requests).toContain('asks');
  }, 30_000);

  test('leaving the first module is confirmed as leaving a part, not as a submission', async () => {
    store = await openStore(createStart(blueprint), [...inside, { kind: 'question-entered', questionId: 2 }]);
    renderExamWindow(store);
    await pass(1);
    fireEvent.click(screen.getByRole('button', { name: 'Check' }));
    await pass(0.5);
    const [act1] = screen.getAllByRole('button', { name: 'Finish this module' });
    if (!act1) throw new Error('no way out');
    fireEvent.click(act1);
    await pass(1);
    expect(screen.getByRole('heading', { name: 'Finish “Module 1”?' })).toBeTruthy();
  });
});
