// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { fail, succeed } from '@inkstone/call/envelope';
import { CallProvider, newQueryClient } from '@inkstone/call/web';
import { aBlueprint, aSection } from '@inkstone/exam/blueprint/testing';
import { renderUi } from '@inkstone/ui/testing';
import { AttemptFrame } from './attempt-frame.tsx';
import { Launcher } from './launcher.tsx';
import { aStart } from './testing.tsx';

vi.mock('@inkstone/session/web', () => ({
  useMe: () => ({ id: 5 }),
  useSession: () => ({ token: 'token' }),
  useKeepsPage: () => undefined,
}));

const blueprint = aBlueprint({ sections: [aSection('Listening')], filled: [{ section: 'Listening', sets: [[1]] }] });
const started = aStart(blueprint);
const check = {
  ...{ status: 'environmentCheck', message: 'Please do the environment check first.', attemptId: null },
  ...{ opensAt: '2026-03-01T00:00:00Z', closesAt: '2026-12-31T00:00:00Z', programme: 'toefl-2023' },
  ...{ variant: 'toefl-2023', title: 'Mock A', reportOpen: false, reportOpensAt: null, submittedAt: null },
  ...{ redoDueDate: null, selfMarking: false },
};

// Its code comes later; on a busy machine much later.
beforeAll(() => import('./environment/check-first.tsx'), 60_000);

let environment: 'checked' | 'unchecked' | null;
beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('fetch', async (url: string) => {
    const answer = url.includes('checkStatus') ? check : { ...started, environment };
    return new Response(JSON.stringify(succeed(answer)));
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
const draw = (part: React.ReactElement) =>
  renderUi(
    <CallProvider caller={caller} client={newQueryClient()}>
      {part}
      <Place />
    </CallProvider>,
    { at: '/exam/tfReform/listening?id=3' },
  );
const exam = () => draw(<AttemptFrame kind="test" id={3} />);
const reminder = { name: 'Please do the environment check first.' };
const start = () => screen.findByRole('button', { name: 'Start' });

test('an exam opened by its own address asks for the check, once, and may be begun without it', async () => {
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

test('the exam goes on to its directions once the check was done in its own window', async () => {
  environment = 'unchecked';
  exam();
  await screen.findByRole('heading', reminder);
  environment = 'checked';
  // The window may be looked at before the reminder listens for it, and is looked at again.
  await waitFor(() => {
    fireEvent.focus(window);
    screen.getByRole('button', { name: 'Start' });
  });
  expect(screen.queryByRole('heading', reminder)).toBeNull();
});

test('work that neither plays nor records is not asked about', async () => {
  environment = null;
  exam();
  await start();
  expect(screen.queryByRole('heading', reminder)).toBeNull();
});

test('the sound check stands there from the first: nothing moves Start away under the finger', async () => {
  environment = 'checked';
  const prompt = { text: '<p>Which do you prefer?</p>' };
  const sets = started.sets.map((set) => ({
    ...set,
    questions: set.questions.map((question) => ({ ...question, kind: 'timed-speech', prompt })),
  }));
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(succeed({ ...started, sets, environment }))));
  exam();
  await start();
  expect(screen.getByRole('button', { name: 'Check the microphone' })).toBeTruthy();
});

test('the launcher leads to the exam, which asks by itself', async () => {
  draw(<Launcher kind="test" id={3} />);
  expect(await screen.findByText('/toeflReformIntroduction?id=3')).toBeTruthy();
});

test('an exam that a busy server turns away opens when it has time', async () => {
  environment = 'checked';
  let turnedAway = 0;
  vi.stubGlobal('fetch', async () => {
    if (turnedAway++ > 0) return new Response(JSON.stringify(succeed({ ...started, environment })));
    const { status, body } = fail({ kind: 'busy', code: 'request.busy', message: 'Busy.', retryAfterSeconds: 1 });
    return new Response(JSON.stringify(body), { status, headers: { 'retry-after': '1' } });
  });
  exam();
  expect(await start()).toBeTruthy();
});
