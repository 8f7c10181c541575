// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Language } from '@inkstone/base';
import { failureResponse, successBody } from '@inkstone/call/envelope';
import { CallProvider, newQueryClient } from '@inkstone/call/web';
import { freshDevice } from '@inkstone/device/testing';
import { createAttemptState } from '@inkstone/exam/attempt';
import { buildBlueprint, buildClockRule, buildSectionRule } from '@inkstone/exam/blueprint/testing';
import type { PushEvent } from '@inkstone/messages/web';
import { renderUi } from '@inkstone/ui/testing';
import { AttemptFrame } from './attempt-frame.tsx';
import { Launcher } from './launch/launcher.tsx';
import { createStart, toStartBody } from './testing.tsx';

const listeners = new Set<(event: PushEvent) => void>();
vi.mock('@inkstone/messages/web', () => ({
  onPushEvent: (listener: (event: PushEvent) => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
}));
const openFiles = vi.fn<() => Promise<null>>(async () => null);
vi.mock('./launch/open-files.ts', () => ({ openFiles: () => openFiles() }));
const push = (event: PushEvent) => listeners.forEach((listener) => listener(event));
const scheduleChange: PushEvent = { kind: 'refresh', about: 'assignment 3' };
// Databases are cached per person: each test uses its own person.
let personId = 5;
vi.mock('@inkstone/session/web', () => ({
  useCurrentUser: () => ({ id: personId }),
  useSession: () => ({ token: 'token' }),
  useProtectPage: () => undefined,
  preloadSignInAgain: async () => undefined,
}));

const blueprint = buildBlueprint({
  sections: [buildSectionRule('Listening')],
  filled: [{ section: 'Listening', sets: [[1]] }],
});
const started = createStart(blueprint);
const check = {
  ...{ status: 'environmentCheck', message: 'Please do the environment check first.', attemptId: null },
  ...{ opensAt: '2026-03-01T00:00:00Z', closesAt: '2026-12-31T00:00:00Z', programme: 'toefl-2023' },
  ...{ variant: 'toefl-2023', title: 'Mock A', reportOpen: false, reportOpensAt: null, submittedAt: null },
  ...{ redoDueDate: null, selfMarking: false },
};

// Lazy code; slow on a busy machine.
beforeAll(() => import('./environment-check/environment-reminder.tsx'), 60_000);

let environment: 'checked' | 'unchecked' | null;
beforeEach(() => {
  personId += 1;
  sessionStorage.clear();
  freshDevice();
  vi.stubGlobal('fetch', async (url: string) => {
    const answer = url.includes('checkStatus') ? check : toStartBody({ ...started, environment });
    return new Response(JSON.stringify(successBody(answer)));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const Place = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};
const caller = { token: () => 'token', language: () => 'en' as const, onSignedOut: () => undefined };
const draw = (part: React.ReactElement, language: Language = 'en') =>
  renderUi(
    <CallProvider caller={caller} client={newQueryClient()}>
      {part}
      <Place />
    </CallProvider>,
    { at: '/exam/tfReform/listening?id=3', language },
  );
const exam = () => draw(<AttemptFrame kind="test" id={3} />);
const reminder = { name: 'Please do the environment check first.' };
const start = () => screen.findByRole('button', { name: 'Start' });

test('an exam opened by its URL asks once for the environment check, and can be started without it', async () => {
  environment = 'unchecked';
  exam();
  await screen.findByRole('heading', reminder);
  expect(screen.queryByRole('button', { name: 'Start' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Start without it' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('The report says that you started without the check.');
  fireEvent.click(screen.getAllByRole('button', { name: 'Start without it' }).at(-1) as HTMLElement);
  await start();
  cleanup();

  exam();
  await start();
  expect(screen.queryByRole('heading', reminder)).toBeNull();
});

test('the exam continues to its directions once the check was done in another window', async () => {
  environment = 'unchecked';
  exam();
  await screen.findByRole('heading', reminder);
  environment = 'checked';
  // Focus may come before the listener is attached, so it is fired repeatedly.
  await waitFor(() => {
    fireEvent.focus(window);
    screen.getByRole('button', { name: 'Start' });
  });
  expect(screen.queryByRole('heading', reminder)).toBeNull();
});

test('an assignment that neither plays nor records sound does not ask for the check', async () => {
  environment = null;
  exam();
  await start();
  expect(screen.queryByRole('heading', reminder)).toBeNull();
});

test('the sound check is there from the first render, so that it does not move the Start button', async () => {
  environment = 'checked';
  const prompt = { text: '<p>Which do you prefer?</p>' };
  const sets = started.sets.map((set) => ({
    ...set,
    questions: set.questions.map((question) => ({ ...question, kind: 'timed-speech', prompt })),
  }));
  vi.stubGlobal(
    'fetch',
    async () => new Response(JSON.stringify(successBody(toStartBody({ ...started, sets, environment })))),
  );
  exam();
  await start();
  expect(screen.getByRole('button', { name: 'Check the microphone' })).toBeTruthy();
});

test('an assignment that is withdrawn before Start shows why and disables Start', async () => {
  environment = null;
  exam();
  expect((await start()).hasAttribute('disabled')).toBe(false);
  const message = 'The test has been withdrawn by the teacher.';
  const { status, body } = failureResponse({ kind: 'refused', code: 'assignment.withdrawn', message });
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }));
  push(scheduleChange);
  expect((await screen.findByRole('alert')).textContent).toContain(message);
  expect((await start()).hasAttribute('disabled')).toBe(true);
});

test('the launcher opens the exam, which asks for the check itself', async () => {
  draw(<Launcher kind="test" id={3} />);
  expect(await screen.findByText('/toeflReformIntroduction?id=3')).toBeTruthy();
});

test('an exam refused by a busy server opens when the server has capacity', async () => {
  environment = 'checked';
  let turnedAway = 0;
  vi.stubGlobal('fetch', async () => {
    if (turnedAway++ > 0) return new Response(JSON.stringify(successBody(toStartBody({ ...started, environment }))));
    const { status, body } = failureResponse({
      kind: 'busy',
      code: 'request.busy',
      message: 'Busy.',
      retryAfterSeconds: 1,
    });
    return new Response(JSON.stringify(body), { status, headers: { 'retry-after': '1' } });
  });
  exam();
  expect(await start()).toBeTruthy();
});

test('an exam refused by a full server shows the reason at once and can be retried', async () => {
  let requestCount = 0;
  vi.stubGlobal('fetch', async () => {
    requestCount += 1;
    const { status, body } = failureResponse({
      kind: 'busy',
      code: 'request.full',
      message: 'No room.',
      retryAfterSeconds: 60,
    });
    return new Response(JSON.stringify(body), { status, headers: { 'retry-after': '60' } });
  });
  exam();
  expect(await screen.findByText('No room.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try now' })).toBeTruthy();
  expect(requestCount).toBe(1);
});

const timed = buildBlueprint({
  sections: [buildSectionRule('Math', { clock: buildClockRule(2400) })],
  filled: [{ section: 'Math', sets: [[1]], type: 'essay' }],
});
const atMath = { sectionId: 'Math', partId: 'main', questionId: 1, questionEnteredAt: Date.now() };
const navigationUnits = { Math: { enteredAt: Date.now(), closedAt: null, closedBy: null } };
const mathSince = (addedMs: number) => ({
  ...createAttemptState(),
  ...{ status: 'running' as const, startedAt: Date.now(), ...atMath, navigationUnits },
  clocks: { 'section:Math': { startedAt: Date.now(), seconds: 2400, addedMs, stoppedUntil: null } },
});

test.each([
  [
    'more minutes',
    { state: { ...mathSince(600_000), extendedSeconds: 600 } },
    'You have 10 more minutes.',
    /49:\d\d|50:00/,
  ],
  [
    'a moved deadline',
    { closesAt: '2027-01-05T00:00:00.000Z' },
    /The deadline has moved: this work now closes on/,
    /39:\d\d|40:00/,
  ],
] as const)('an open window hears of %s by a push and goes on as it is', async (_, change, says, clock) => {
  environment = null;
  const { sets, ...rest } = createStart(timed, { state: mathSince(0) });
  const essay = { prompt: { text: '<p>Write.</p>', leastWords: 0 }, options: [] };
  const written = sets.map((set) => ({ ...set, questions: set.questions.map((asked) => ({ ...asked, ...essay })) }));
  const start = { ...rest, sets: written, environment, isHolder: true };
  let moved: object = {};
  let requests: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(new URL(url, 'http://here').pathname.replace('/api/', ''));
    return new Response(
      JSON.stringify(successBody(toStartBody({ ...start, ...moved, serverTime: new Date().toISOString() }))),
    );
  });
  exam();
  expect((await screen.findByRole('timer')).textContent).toMatch(/39:\d\d|40:00/);
  const field: HTMLTextAreaElement = await screen.findByRole('textbox');
  field.focus();
  fireEvent.change(field, { target: { value: 'Half a sentence' } });
  field.setSelectionRange(4, 4);

  const { state = start.state, ...times } = { state: undefined, ...change };
  const schedule = { state, opensAt: start.closesAt, deadline: start.closesAt, redoDueDate: null };
  moved = { ...times, windowVersion: 2, schedule };
  requests = [];
  await waitFor(() => expect(listeners.size).toBe(1));
  push({ kind: 'message', about: '' });
  push({ kind: 'refresh', about: 'assignment 4' });
  expect(requests).toEqual([]);
  push(scheduleChange);
  expect(await screen.findByText(says)).toBeTruthy();
  expect(screen.getByRole('timer').textContent).toMatch(clock);
  expect(requests).toEqual(['frontend/test/time']);
  expect(screen.getByRole('textbox')).toBe(field);
  expect(document.activeElement).toBe(field);
  expect([field.value, field.selectionStart]).toEqual(['Half a sentence', 4]);
  fireEvent.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByText(says)).toBeNull());
});

test('an exam that could not be opened opens once its times have changed', async () => {
  environment = null;
  const message = 'The time to answer this test is over.';
  const { status, body } = failureResponse({ kind: 'refused', code: 'attempt.windowClosed', message });
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }));
  exam();
  expect(await screen.findByText(message)).toBeTruthy();
  vi.stubGlobal(
    'fetch',
    async () => new Response(JSON.stringify(successBody(toStartBody({ ...started, environment })))),
  );
  push(scheduleChange);
  expect(await start()).toBeTruthy();
});

test('new times that are pushed while the server is still answering are not missed', async () => {
  environment = null;
  const message = 'The time to answer this test is over.';
  const { status, body } = failureResponse({ kind: 'refused', code: 'attempt.windowClosed', message });
  const firstAnswer = Promise.withResolvers<Response>();
  const isAsked = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', () => {
    isAsked.resolve();
    vi.stubGlobal(
      'fetch',
      async () => new Response(JSON.stringify(successBody(toStartBody({ ...started, environment })))),
    );
    return firstAnswer.promise;
  });
  exam();
  await isAsked.promise;
  push(scheduleChange);
  firstAnswer.resolve(new Response(JSON.stringify(body), { status }));
  expect(await start()).toBeTruthy();
});

test('the launcher of a test that is not open yet goes on once its beginning was moved', async () => {
  const notYet = { ...check, status: 'notYet', message: 'It opens later.' };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(successBody(notYet))));
  draw(<Launcher kind="test" id={3} />);
  expect(await screen.findByText('It opens later.')).toBeTruthy();
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(successBody({ ...check, status: 'open' }))));
  push(scheduleChange);
  expect(await screen.findByText('/toeflReformIntroduction?id=3')).toBeTruthy();
});

test.each([
  ['en', 'The beginning has moved: you can start from'],
  ['zh', '开始时间已调整'],
] as const)('an opened test whose beginning was moved cannot be started before it, in %s', async (language, words) => {
  environment = null;
  const { state } = started;
  let opensAt = new Date(Date.now() + 3_600_000).toISOString();
  let windowVersion = 1;
  vi.stubGlobal('fetch', async () => {
    const schedule = { state, opensAt, deadline: started.closesAt, redoDueDate: null };
    const times = { windowVersion, schedule, isHolder: true, serverTime: new Date().toISOString() };
    return new Response(JSON.stringify(successBody(toStartBody({ ...started, environment, ...times }))));
  });
  draw(<AttemptFrame kind="test" id={3} />, language);
  const name = language === 'en' ? 'Start' : '开始作答';
  await screen.findByRole('button', { name });
  windowVersion = 2;
  push(scheduleChange);
  await waitFor(() => expect(screen.getByRole('main').textContent).toContain(words));
  expect(screen.queryByRole('button', { name })).toBeNull();

  opensAt = new Date(Date.now() - 1000).toISOString();
  windowVersion = 3;
  push(scheduleChange);
  expect(await screen.findByRole('button', { name })).toBeTruthy();
  expect(screen.getByRole('main').textContent).not.toContain(words);
});

test('an option that is pressed while the attempt is opened again is answered afterwards', async () => {
  environment = null;
  const choices = buildBlueprint({
    sections: [buildSectionRule('Math', { clock: buildClockRule(2400) })],
    filled: [{ section: 'Math', sets: [[1]] }],
  });
  const running = { ...createStart(choices, { state: mathSince(0) }), environment, isHolder: true };
  let windowVersion = 1;
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(new URL(url, 'http://here').pathname.replace('/api/', ''));
    const times = { windowVersion, serverTime: new Date().toISOString() };
    return new Response(JSON.stringify(successBody(toStartBody({ ...running, ...times }))));
  });
  exam();
  const [option] = await screen.findAllByRole('radio');
  // A server of an earlier version names no times: only a start brings them.
  windowVersion = 2;
  const { promise, resolve } = Promise.withResolvers<null>();
  openFiles.mockClear();
  openFiles.mockReturnValueOnce(promise);
  push(scheduleChange);
  await waitFor(() => expect(openFiles).toHaveBeenCalled());
  fireEvent.click(option as HTMLElement);
  resolve(null);
  await waitFor(() => expect((screen.getAllByRole('radio')[0] as HTMLInputElement).checked).toBe(true));
  expect(requests.filter((path) => path === 'frontend/test/start')).toHaveLength(2);
});
