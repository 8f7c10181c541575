// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildBlueprint, buildClockRule, buildSectionRule } from '@inkstone/exam/blueprint/testing';
import type { BrowserEvent } from '@inkstone/exam/attempt';
import type { Listening } from '../listening/listening-context.ts';
import * as parts from '../listening/listening-parts.tsx';
import { createFakePreloader } from '../listening/testing.ts';
import type { AttemptStore } from '../attempt-session/attempt-store.ts';
import { createStart, renderExamWindow, stubServer, openStore } from '../testing.tsx';
import { preloadPages } from './pages.lazy.ts';

const clock = buildClockRule(600);
const blueprint = buildBlueprint({
  sections: [buildSectionRule('Reading', { clock }), buildSectionRule('Listening', { clock })],
  filled: [
    { section: 'Reading', sets: [[1]] },
    { section: 'Listening', sets: [[2]], audioSeconds: 60 },
  ],
});
const listeningSet = 1002;
const stimuli = {
  [listeningSet]: {
    kind: 'audio' as const,
    files: [{ id: 5, url: '/api/file?id=5', mime: 'audio/mpeg' }],
    audioSeconds: 60,
  },
};
const fullStart = createStart(blueprint, { stimuli });
const atBorder: BrowserEvent[] = [
  { kind: 'started' },
  { kind: 'section-entered', sectionId: 'Reading' },
  { kind: 'question-entered', questionId: 1 },
  { kind: 'section-finished', sectionId: 'Reading' },
];
const requestEvent: BrowserEvent = { kind: 'section-asked', sectionId: 'Listening' };

let store: AttemptStore;
let held: ReturnType<typeof stubServer>;
let isAway = false;
const onAskAgain = vi.fn<() => void>();

beforeAll(() => preloadPages());
beforeEach(() => {
  sessionStorage.clear();
  onAskAgain.mockClear();
  isAway = false;
  held = stubServer();
  const server = globalThis.fetch;
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (isAway) throw new TypeError('Failed to fetch');
    return server(url, init);
  });
});
afterEach(() => {
  cleanup();
  store.close();
  vi.unstubAllGlobals();
});

const without = { ...fullStart, sets: fullStart.sets.filter(({ id }) => id !== listeningSet) };
const countReceived = (kind: string) => held.filter((event) => event.kind === kind).length;
const heading = (name: string | RegExp) => screen.findByRole('heading', { name });

describe('Start of a section that the server has not delivered yet', () => {
  test('requests it, starts no clock, and reopens the attempt once the server has the journal', async () => {
    store = await openStore(without, atBorder);
    renderExamWindow(store, { onAskAgain });
    fireEvent.click(await screen.findByRole('button', { name: 'Start' }));
    await heading('Listening is about to begin');
    await vi.waitFor(() => expect(onAskAgain).toHaveBeenCalled());
    expect(countReceived('section-asked')).toBe(1);
    expect(countReceived('section-entered')).toBe(1);
    expect(store.timeline().secondsLeft).toBeNull();
  });

  test('waits for the network without a clock, says so, and can be retried', async () => {
    store = await openStore(without, atBorder);
    await vi.waitFor(() => expect(countReceived('section-finished')).toBe(1));
    isAway = true;
    renderExamWindow(store, { onAskAgain });
    fireEvent.click(await screen.findByRole('button', { name: 'Start' }));
    await heading('Waiting for the network');
    const page = within(screen.getByRole('main'));
    expect(page.getByRole('status').textContent).toContain('the clock stands still');
    expect(onAskAgain).not.toHaveBeenCalled();
    isAway = false;
    fireEvent.click(page.getByRole('button', { name: 'Try now' }));
    await vi.waitFor(() => expect(onAskAgain).toHaveBeenCalled(), { timeout: 60_000 });
  });
});

describe('a delivered section', () => {
  test('is entered automatically once its recordings are loaded, and not before', async () => {
    store = await openStore(fullStart, [...atBorder, requestEvent]);
    const preloader = createFakePreloader('loading');
    const view = { is: 'notBegun', at: 0, seconds: 60, playsLeft: 1, isHeard: false, mayPause: false, maySeek: false };
    const player = {
      subscribe: () => () => undefined,
      view: () => view,
      play: () => undefined,
      leave: () => undefined,
    };
    renderExamWindow(store, { listening: { player, preloader, parts } as unknown as Listening });
    await screen.findByText('The recording is being loaded: 0%');
    expect(store.snapshot().state.navigationUnits['Listening']).toBeUndefined();
    await act(async () => preloader.become('ready'));
    await vi.waitFor(() => expect(store.snapshot().state.navigationUnits['Listening']).toBeDefined());
    expect(store.timeline().secondsLeft).toBe(600);
  });

  test('waits for its questions even if its clock has already started', async () => {
    store = await openStore(without, [...atBorder, { kind: 'section-entered', sectionId: 'Listening' }]);
    renderExamWindow(store, { onAskAgain });
    await heading('Listening is about to begin');
    await vi.waitFor(() => expect(onAskAgain).toHaveBeenCalled());
  });
});
