// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { successBody } from '@inkstone/call/envelope';
import { CallProvider, newQueryClient } from '@inkstone/call/web';
import { buildBlueprint, buildSectionRule } from '@inkstone/exam/blueprint/testing';
import { renderUi } from '@inkstone/ui/testing';
import { Screen } from './quill.screen.tsx';
import { createStart, toStartBody } from './testing.tsx';

vi.mock('@inkstone/session/web', () => ({
  useCurrentUser: () => ({ id: 5 }),
  useSession: () => ({ token: 'token' }),
  useProtectPage: () => undefined,
}));

const written = buildBlueprint({
  sections: [buildSectionRule('Writing')],
  filled: [{ section: 'Writing', sets: [[1]] }],
});
const blueprint = {
  ...written,
  sections: written.sections.map((section) => ({
    ...section,
    parts: section.parts.map((part) => ({
      ...part,
      sets: part.sets.map((set) => ({
        ...set,
        questions: set.questions.map((question) => ({ ...question, type: 'essay' })),
      })),
    })),
  })),
};

let kind: 'essay' | 'choice';

// The editor is lazy; slow on a busy machine.
beforeAll(() => import('@inkstone/exam/long-text').then(() => undefined), 60_000);
beforeEach(() => {
  sessionStorage.clear();
  kind = 'essay';
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => 0, removeEventListener: () => 0 }));
  vi.stubGlobal('fetch', async () => {
    const start = createStart(blueprint, { kind: 'homework', title: 'A longer text' });
    const sets = start.sets.map((set) => ({
      ...set,
      questions: set.questions.map((question) => ({
        ...question,
        kind,
        prompt: { ...Object(question.prompt), leastWords: 350 },
      })),
    }));
    return new Response(JSON.stringify(successBody(toStartBody({ ...start, sets }))));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const caller = { token: () => 'token', language: () => 'en' as const, onSignedOut: () => undefined };
const Place = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};
const draw = async () => {
  renderUi(
    <CallProvider caller={caller} client={newQueryClient()}>
      <Screen />
      <Place />
    </CallProvider>,
    { at: '/quill?id=3' },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Start' }));
};

test('a long text is written next to its task, with a word count', async () => {
  await draw();
  expect(await screen.findByText('0 of at least 350 words')).toBeTruthy();
  expect(screen.getByRole('complementary', { name: 'Task' }).textContent).toContain('Question 1?');
  const field = await screen.findByRole('textbox', { name: 'Your text' });
  field.innerHTML = '<p>My street sleeps</p>';
  expect(await screen.findByText('3 of at least 350 words')).toBeTruthy();
});

test('an assignment without a long text says so and links back to its questions', async () => {
  kind = 'choice';
  await draw();
  expect(await screen.findByRole('heading', { name: 'There is no text to write here now' })).toBeTruthy();
});
