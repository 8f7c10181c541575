// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Language } from '@inkstone/base';
import { successBody } from '@inkstone/call/envelope';
import { buildBlueprint, buildPartRule, buildSectionRule } from '@inkstone/exam/blueprint/testing';
import type { AttemptStore } from '../attempt-session/attempt-store.ts';
import { createStart, openStore, renderExamWindow } from '../testing.tsx';
import { preloadPages } from './pages.lazy.ts';

const createBlueprint = (allowsOvertime: boolean) =>
  buildBlueprint(
    {
      sections: [buildSectionRule('Writing', { parts: [buildPartRule('texts', { types: ['essay'] })] })],
      filled: [{ section: 'Writing', part: 'texts', sets: [[1]], type: 'essay' }],
    },
    { mode: 'practice', timeLimitSeconds: 60, allowsOvertime },
  );

interface Received {
  seq: number;
  kind: string;
  value?: unknown;
}

let store: AttemptStore;
let saves: { path: string; events: Received[] }[];

beforeAll(() => preloadPages());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval', 'Date', 'performance'] });
  vi.setSystemTime('2026-03-02T12:00:00Z');
  sessionStorage.clear();
  saves = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const { events = [] } = JSON.parse((init?.body as string | undefined) ?? '{}') as { events?: Received[] };
    if (events.length > 0) saves.push({ path: /do\/\w+/.exec(url)?.[0] ?? '', events });
    const ack = Math.max(0, ...saves.flatMap((save) => save.events.map(({ seq }) => seq)));
    const sync = { serverTime: new Date().toISOString(), syncId: 'sync', secondsLeft: null, windowVersion: 1 };
    const closesAt = '2026-12-31T00:00:00.000Z';
    const body = { ...sync, closesAt, isClosed: false, ack, isHolder: true, overtime: [] };
    return new Response(JSON.stringify(successBody(body)));
  });
});
afterEach(() => {
  cleanup();
  store.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

const draw = async (allowsOvertime: boolean, language: Language = 'en') => {
  store = await openStore(createStart(createBlueprint(allowsOvertime), { kind: 'homework' }), [
    { kind: 'started' },
    { kind: 'section-entered', sectionId: 'Writing' },
    { kind: 'question-entered', questionId: 1 },
  ]);
  renderExamWindow(store, { language, at: '/?id=1' });
  await pass(1);
};
const type = (text: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });
const listTexts = () => saves.flatMap(({ path, events }) => events.map((event) => [path, event.kind, event.value]));

describe('a text whose homework allows writing on', () => {
  test('stays open when its time is up, under a clock below zero and words that say what becomes of it', async () => {
    await draw(true);
    expect(screen.queryByText(/Time is up/)).toBeNull();
    await pass(71);
    screen.getByText(/You may write on: that part is kept apart/);
    expect(screen.getByRole('timer').textContent).toMatch(/^Overtime\+.*0:12$/);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').readOnly).toBe(false);
  });

  test('says so in Chinese', async () => {
    await draw(true, 'zh');
    await pass(71);
    screen.getByText(/时间已到。可以继续写，超时的部分单独保存/);
    expect(screen.getByRole('timer').textContent).toMatch(/^已超时\+.*0:12$/);
  });

  test('sends what was typed in time as it was, and what is typed over time by its own call', async () => {
    await draw(true);
    await pass(57);
    type('In time');
    await pass(1.5);
    type('In time.');
    await pass(1);
    type('In time. Over');
    await pass(10);
    expect(listTexts().filter(([, kind]) => kind === 'answered')).toEqual([
      ['do/saveTopicAnswer', 'answered', 'In time'],
      ['do/saveTopicAnswer', 'answered', 'In time.'],
      ['do/saveToeflWritingOverTime', 'answered', 'In time. Over'],
    ]);
  });

  test('keeps what was typed in time apart also where nothing could be sent before the time was up', async () => {
    await draw(true);
    const online = fetch;
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    await pass(57);
    type('In time.');
    await pass(2.5);
    type('In time. Over.');
    await pass(2);
    vi.stubGlobal('fetch', online);
    act(() => store.retryNow());
    await pass(10);
    expect(listTexts().filter(([, kind]) => kind === 'answered')).toEqual([
      ['do/saveToeflWritingOverTime', 'answered', 'In time.'],
      ['do/saveToeflWritingOverTime', 'answered', 'In time. Over.'],
    ]);
  });
});

test('a text whose homework keeps nothing apart goes on without words about it', async () => {
  await draw(false);
  await pass(71);
  expect(screen.queryByText(/kept apart/)).toBeNull();
  type('Over.');
  await pass(10);
  expect(listTexts().at(-1)).toEqual(['do/saveTopicAnswer', 'answered', 'Over.']);
});
