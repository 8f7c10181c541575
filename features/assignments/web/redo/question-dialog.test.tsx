// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CallProvider } from '@inkstone/call/web';
import { renderUi } from '@inkstone/ui/testing';
import { QuestionDialog } from './question-dialog.tsx';
import type { AssignmentQuestion } from './preselect-questions.ts';

const me = vi.hoisted(() => ({ role: 'teacher', permission: ['repository_quest'] }));
vi.mock('@inkstone/session/web', () => ({
  useCurrentUser: () => me,
  useMenu: () => ({ built: { has: () => true } }),
}));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const question = { questionId: 12, number: 3, kind: 'true-false', setTitle: 'Tides', points: 1 } as AssignmentQuestion;
const anAnswer = (number: number) => ({
  ...{ recipientId: number, studentName: `Student ${number}`, attemptId: number, redoId: null },
  ...{ value: true, outcome: 'right', earned: 1, possible: 1 },
});

/** The dialog before a server where so many students have answered, and the pages that it asks for. */
const open = (students = 0) => {
  const pages: string[] = [];
  const detail = {
    ...{ prompt: { text: '<p>It rises.</p>' }, key: true, explanation: { en: '', zh: '' }, clip: null },
    stimulus: { kind: 'none', html: '', files: [], transcript: '' },
  };
  vi.stubGlobal('fetch', async (url: string) => {
    const input = new URLSearchParams(url.split('?')[1]);
    const [page, size] = [Number(input.get('page')), Number(input.get('pageNum'))];
    pages.push(`${page} of ${size}`);
    const answers = Array.from({ length: students }, (_, index) => anAnswer(index + 1)).slice(
      (page - 1) * size,
      page * size,
    );
    const paged = { page, total: students, totalPage: Math.max(1, Math.ceil(students / size)) };
    return new Response(JSON.stringify({ success: 1, ...detail, answers, ...paged }));
  });
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
  return pages;
};

test('links to the key of the question in the report', async () => {
  open();
  const link = await screen.findByRole('link', { name: /Change it in the whole report/ });
  expect(link.getAttribute('href')).toMatch(/id=5&item=12$/);
});

test('the link is hidden without the permission to change keys', async () => {
  me.permission = [];
  open();
  await screen.findByText('It rises.');
  expect(screen.queryByRole('link')).toBeNull();
});

test('the answers of many students are paged, with their total', async () => {
  const pages = open(120);
  await screen.findByText('Student 50');
  expect(screen.queryByText('Student 51')).toBeNull();
  expect(screen.getByRole('heading', { name: /^Answers/ }).parentElement?.textContent).toContain('120');
  fireEvent.click(screen.getByRole('button', { name: 'Page 3' }));
  await screen.findByText('Student 101');
  expect(screen.queryByText('Student 50')).toBeNull();
  expect(pages).toEqual(['1 of 50', '3 of 50']);
});
