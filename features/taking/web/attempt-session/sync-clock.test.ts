// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { failureResponse, successBody } from '@inkstone/call/envelope';
import { createAttemptState, type AttemptState } from '@inkstone/exam/attempt';
import { buildBlueprint, buildClockRule, buildSectionRule } from '@inkstone/exam/blueprint/testing';
import { createStart, openStore } from '../testing.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const blueprint = buildBlueprint({
  sections: [buildSectionRule('Reading', { clock: buildClockRule(2400) })],
  filled: [{ section: 'Reading', sets: [[1, 2]] }],
});

test('an unreachable server is asked at most every two seconds at the end of the time, however often the window gets the focus', async () => {
  let requests = 0;
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes('frontend/test/time')) requests += 1;
    throw new TypeError('Failed to fetch');
  });
  const store = await openStore(createStart(blueprint));
  vi.useFakeTimers();
  store.handleTimeUp();
  for (let look = 0; look < 10; look++) await store.syncClock();
  requests = 0;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(requests).toBeLessThanOrEqual(5);
  expect(requests).toBeGreaterThan(2);
  store.close();
});

/** The first question of the section, entered some seconds ago, with milliseconds added to its clock. */
const running = (secondsAgo: number, addedMs = 0): AttemptState => {
  const startedAt = Date.now() - secondsAgo * 1000;
  return {
    ...createAttemptState(),
    ...{
      status: 'running',
      startedAt,
      sectionId: 'Reading',
      partId: 'main',
      questionId: 1,
      questionEnteredAt: startedAt,
    },
    navigationUnits: { Reading: { enteredAt: startedAt, closedAt: null, closedBy: null } },
    clocks: { 'section:Reading': { startedAt, seconds: 2400, addedMs, stoppedUntil: null } },
  };
};

const closesAt = '2036-12-31T00:00:00.000Z';
const minuteMs = 60_000;

describe('new times of the server', () => {
  /** The server's side; null where it cannot be reached. */
  let server: { ack: number; windowVersion: number; state: AttemptState; isClosed: boolean } | null;
  let requests: string[];
  const pathIn = (url: string): string => /api\/([^?]*)/.exec(url)?.[1] ?? '';
  const syncInfo = () => ({ serverTime: new Date().toISOString(), syncId: 'sync', secondsLeft: null, closesAt });
  const answerTime = (known: number) => {
    if (!server) throw new TypeError('Failed to fetch');
    const { state, ...rest } = server;
    const schedule = { state, opensAt: closesAt, deadline: closesAt, redoDueDate: null };
    return { ...syncInfo(), ...rest, isHolder: true, ...(known !== rest.windowVersion && { schedule }) };
  };
  const answerSave = (init?: RequestInit) => {
    if (!server) throw new TypeError('Failed to fetch');
    const { events } = JSON.parse(init?.body as string) as { events: { seq: number }[] };
    server.ack = Math.max(server.ack, ...events.map(({ seq }) => seq));
    const { ack, windowVersion, isClosed } = server;
    return { ...syncInfo(), ack, windowVersion, isClosed };
  };
  const respond = (body: object) => new Response(JSON.stringify(successBody(body)));

  beforeEach(() => {
    requests = [];
    server = { ack: 0, windowVersion: 1, state: running(60), isClosed: false };
    vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
      requests.push(pathIn(url));
      const known = Number(new URL(url, 'http://here').searchParams.get('windowVersion'));
      return respond(url.includes('frontend/test/time') ? answerTime(known) : answerSave(init));
    });
  });

  const open = (secondsAgo = 60) => openStore(createStart(blueprint, { closesAt, state: running(secondsAgo) }));
  const isSaved = (store: Awaited<ReturnType<typeof open>>) =>
    vi.waitFor(() => expect(store.snapshot().saving.is).toBe('saved'));
  const extended = (secondsAgo: number) => ({ ...running(secondsAgo, 10 * minuteMs), extendedSeconds: 600 });
  const addTenMinutes = (secondsAgo = 60) => {
    server = { ack: 0, ...server, windowVersion: 2, state: extended(secondsAgo), isClosed: false };
  };

  test('reach the open store with one request and without opening the attempt again', async () => {
    const store = await open();
    const before = store.timeline().secondsLeft ?? 0;
    addTenMinutes();
    await store.syncClock();
    expect(requests).toEqual(['frontend/test/time']);
    expect((store.timeline().secondsLeft ?? 0) - before).toBeGreaterThan(595);
    expect(store.snapshot()).toMatchObject({
      timeChange: { minutes: 10 },
      schedule: { windowVersion: 2, closesAt, deadline: closesAt },
      needsReopen: false,
      isWritable: true,
    });
    await store.syncClock();
    store.setTimeChange(null);
    await store.syncClock();
    expect(store.snapshot().timeChange).toBeNull();
    store.close();
  });

  test('leave an unsent answer, its number and its save state unchanged', async () => {
    const store = await open();
    const reachable = server;
    server = null;
    store.dispatch({ kind: 'answered', questionId: 1, value: 'A' });
    store.dispatch({ kind: 'question-entered', questionId: 2 });
    store.dispatch({ kind: 'answered', questionId: 2, value: 'B' }, { typed: true });
    await vi.waitFor(() => expect(store.snapshot().trouble).toBe('offline'));
    const [unsent, saving] = [store.toUnsentFile().events, store.snapshot().saving];
    server = reachable;
    addTenMinutes();
    vi.stubGlobal('fetch', async (url: string) => {
      if (!url.includes('frontend/test/time')) throw new TypeError('Failed to fetch');
      return respond(answerTime(1));
    });
    await store.syncClock();
    expect(store.toUnsentFile().events).toEqual(unsent);
    expect(store.snapshot().saving).toEqual(saving);
    expect(store.snapshot().replayState.answers).toEqual({ 1: 'A', 2: 'B' });
    expect(store.snapshot().state.questionId).toBe(2);
    expect(store.dispatch({ kind: 'answered', questionId: 2, value: 'A' })).toBe(true);
    expect(store.toUnsentFile().events.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
    store.close();
  });

  test('are asked for as soon as a save tells that the window has moved', async () => {
    const store = await open();
    addTenMinutes();
    store.dispatch({ kind: 'flagged', questionId: 1, on: true });
    await vi.waitFor(() => expect(store.snapshot().schedule.windowVersion).toBe(2));
    expect(requests).toEqual(['do/saveTopicAnswer', 'frontend/test/time']);
    expect(store.snapshot().timeChange).toEqual({ minutes: 10 });
    store.close();
  });

  test('that are older than what was acknowledged here are asked for again, and after three times the attempt is opened again', async () => {
    const store = await open();
    store.dispatch({ kind: 'question-entered', questionId: 2 });
    await isSaved(store);
    addTenMinutes();
    const acknowledged = server?.ack;
    let older = 1;
    requests = [];
    vi.stubGlobal('fetch', async (url: string) => {
      requests.push(pathIn(url));
      return respond({ ...answerTime(1), ack: older-- > 0 ? 0 : acknowledged });
    });
    await store.syncClock();
    expect(requests).toHaveLength(2);
    expect(store.snapshot()).toMatchObject({ schedule: { windowVersion: 2 }, needsReopen: false });

    older = 99;
    server = { ...(server as NonNullable<typeof server>), windowVersion: 3 };
    await store.syncClock();
    expect(requests).toHaveLength(5);
    expect(store.snapshot()).toMatchObject({ schedule: { windowVersion: 2 }, needsReopen: true });
    store.close();
  });

  test('that bring a section which this page does not have open the attempt again', async () => {
    const store = await open();
    addTenMinutes();
    server = {
      ...(server as NonNullable<typeof server>),
      state: { ...running(60), contentReleasedAt: { Reading: Date.now() } },
    };
    await store.syncClock();
    expect(store.snapshot()).toMatchObject({ schedule: { windowVersion: 1 }, needsReopen: true });
    store.close();
  });

  test('that an earlier request brings after a later one change nothing', async () => {
    const store = await open();
    const answers: ((body: object) => void)[] = [];
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => answers.push((body) => resolve(respond(body)))));
    const early = store.syncClock();
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    const earlyResponse = { ...answerTime(1), isClosed: true, closesAt: '2026-01-01T00:00:00.000Z' };
    const late = store.syncClock();
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    addTenMinutes();
    answers[1]?.(answerTime(1));
    await late;
    answers[0]?.(earlyResponse);
    await vi.waitFor(() => expect(answers).toHaveLength(3));
    answers[2]?.(answerTime(2));
    await early;
    expect(store.snapshot()).toMatchObject({ schedule: { windowVersion: 2 }, submission: 'no', isWritable: true });
    store.close();
  });

  test('lead from the end of the time back to the questions, with what was not sent', async () => {
    const reachable = server;
    const store = await open(2395);
    server = null;
    store.dispatch({ kind: 'answered', questionId: 1, value: 'A' });
    await vi.waitFor(() => expect(store.snapshot().trouble).toBe('offline'));
    const now = performance.now.bind(performance);
    vi.spyOn(performance, 'now').mockImplementation(() => now() + 6000);
    expect(store.timeline().status).toBe('closed');
    store.handleTimeUp();
    expect(store.snapshot()).toMatchObject({ submission: 'asking', isWritable: false });
    server = reachable;
    addTenMinutes(2401);
    await store.syncClock();
    expect(store.snapshot()).toMatchObject({
      submission: 'no',
      isWritable: true,
      replayState: { answers: { 1: 'A' } },
    });
    expect(store.timeline().status).toBe('running');
    store.close();
  });

  test.each([
    ['is stored if the server has moved the end', false],
    ['is dropped if the server confirms the end', true],
  ])('an answer after the end that the page knew %s', async (_, isOver) => {
    const store = await open(2395);
    const now = performance.now.bind(performance);
    vi.spyOn(performance, 'now').mockImplementation(() => now() + 6000);
    const press = (value: string) => store.dispatch({ kind: 'answered', questionId: 1, value }, { mayWait: true });
    expect([press('A'), press('B')]).toEqual([false, false]);
    expect(store.snapshot().replayState.answers).toEqual({});
    expect(store.toUnsentFile().events).toEqual([]);
    store.handleTimeUp();
    if (!isOver) addTenMinutes(2401);
    else server = { ...(server as NonNullable<typeof server>), isClosed: true };
    await store.syncClock();
    await vi.waitFor(() => expect(store.snapshot().submission).toBe(isOver ? 'done' : 'no'));
    await isSaved(store);
    expect(store.snapshot().replayState.answers).toEqual(isOver ? {} : { 1: 'B' });
    expect(server?.ack).toBe(isOver ? 0 : 1);
    store.close();
  });

  test('an answer that was pressed while the attempt is opened again waits for the next store, and for none that was taken over', async () => {
    const store = await open();
    store.dispatch({ kind: 'answered', questionId: 1, value: 'A' }, { mayWait: true });
    expect(store.heldAnswers()).toEqual([]);
    store.close();
    store.dispatch({ kind: 'answered', questionId: 1, value: 'B' }, { mayWait: true });
    store.dispatch({ kind: 'flagged', questionId: 1, on: true });
    expect(store.heldAnswers().map(({ event }) => event)).toEqual([{ kind: 'answered', questionId: 1, value: 'B' }]);

    const lost = await open();
    vi.stubGlobal('fetch', async () => respond({ ...answerTime(1), isHolder: false }));
    await lost.syncClock();
    lost.dispatch({ kind: 'answered', questionId: 1, value: 'B' }, { mayWait: true });
    lost.close();
    lost.dispatch({ kind: 'answered', questionId: 1, value: 'B' }, { mayWait: true });
    expect(lost.heldAnswers()).toEqual([]);
  });

  test('do not count a recording that the device could not keep', async () => {
    const device = { write: () => new Promise<void>((_, reject) => refusals.push(reject)) };
    const refusals: ((error: unknown) => void)[] = [];
    const store = await openStore(createStart(blueprint, { closesAt, state: running(60) }), [], device);
    const saving = store.dispatchWithAttachments({}, [{ kind: 'recording-saved', questionId: 1, recordingId: 'take' }]);
    await vi.waitFor(() => expect(refusals).toHaveLength(1));
    addTenMinutes();
    await store.syncClock();
    expect(store.snapshot().state.recordings).toEqual({});
    refusals[0]?.(new Error('full'));
    await expect(saving).rejects.toThrow('full');
    expect(store.snapshot()).toMatchObject({ state: { recordings: {} }, replayState: { answers: {} } });
    store.close();
  });

  test('end with a withdrawal: the window is read-only and says why', async () => {
    const store = await open();
    const message = 'The test has been withdrawn by the teacher.';
    const { status, body } = failureResponse({ kind: 'refused', code: 'test.withdrawn', message });
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }));
    await store.syncClock();
    expect(store.snapshot()).toMatchObject({ isWritable: false, trouble: 'refused', troubleMessage: message });
    store.close();
  });
});
