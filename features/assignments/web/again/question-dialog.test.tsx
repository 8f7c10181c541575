// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CallProvider } from '@inkstone/call/web';
import { renderUi } from '@inkstone/ui/testing';
import { QuestionDialog } from './question-dialog.tsx';
import type { GivenQuestion } from './preselected.ts';

const me = vi.hoisted(() => ({ role: 'teacher', permission: ['repository_quest'] }));
vi.mock('@inkstone/session/web', () => ({
  useMe: () => me,
  usePlaces: () => ({ built: { has: () => true } }),
}));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const question = { questId: 12, number: 3, kind: 'true-false', setTitle: 'Tides', points: 1 } as GivenQuestion;
const open = () => {
  const detail = {
    ...{ prompt: { text: '<p>It rises.</p>' }, key: true, explanation: { en: '', zh: '' }, clip: null, answers: [] },
    stimulus: { kind: 'none', html: '', files: [], transcript: '' },
  };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ success: 1, ...detail })));
  const caller = { token: () => 'token', language: () => 'en' as const, onSignedOut: () => undefined };
  renderUi(
    <CallProvider caller={caller}>
      <QuestionDialog
        assignment={{ programme: 'amc', kind: 'test', id: 5 }}
        question={question}
        onClose={() => undefined}
      />
    </CallProvider>,
  );
};

test('leads to where a wrong key is changed, with the question opened there', async () => {
  open();
  const link = await screen.findByRole('link', { name: /Change it in the whole report/ });
  expect(link.getAttribute('href')).toMatch(/id=5&item=12$/);
});

test('who may not change keys is not led there', async () => {
  me.permission = [];
  open();
  await screen.findByText('It rises.');
  expect(screen.queryByRole('link')).toBeNull();
});
