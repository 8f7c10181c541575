// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CallProvider, newQueryClient } from '@inkstone/call/web';
import { getDefinedHomework } from '@inkstone/reports/contract';
import { renderUi } from '@inkstone/ui/testing';
import { getAssignedHomework } from '../../contract.ts';
import { Screen } from './defined-homework-detail.screen.tsx';

vi.mock('@inkstone/session/web', async (original) => ({
  ...(await original<typeof import('@inkstone/session/web')>()),
  useCurrentUser: () => ({ id: 1, role: 'teacher', permission: [] }),
}));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const at = (day: number) => `2026-03-0${day}T08:00:00.000Z`;
const students = 50;

const assignment = {
  ...{
    id: 3,
    kind: 'definedHomework',
    title: 'My street',
    status: 'onGoing',
    programme: 'defined',
    variant: 'defined',
  },
  ...{ assignDate: at(1), beginsAt: at(1), deadline: at(9), lastResponseTime: null, finishTime: null },
  ...{ averageAccuracy: null, averageScore: null, objectiveCorrectRate: null, averageSubjectiveScore: null },
  ...{ className: 'One', classTime: null, timeLimit: null, maxListens: null, playbackSpeed: null, selfMarking: false },
  ...{ teacherMessage: null, redo: false, redoDueDate: null, isLate: false, completed: 0, total: students },
  ...{ firstDeadline: at(9), lastDeadline: at(9), submitted: students, toMark: 1, late: 0, lateUntil: null },
  ...{ reopens: 0, clockOver: 0, staysClosed: 0, staysClosedNames: [] },
  ...{ canHandIn: 0, desk: { hasFiles: true, skill: null }, titles: { en: 'My street', zh: null } },
  ...{ paperTitle: null, sets: [], reportAt: 'closed', reportOpen: false, subject: 'writing' },
};

const aStudent = (number: number) => ({
  ...{ studentId: number, attemptId: number, name: `Student ${number}`, submittedAt: at(2), score: 5 },
  answers: [
    {
      ...{ questId: 7, text: `Street ${number}`, words: 2, files: [], recordings: [], isBlank: false },
      ...{ earned: 5, possible: 10 },
    },
  ],
});

/** The screen with a server where 50 students have submitted and one of the last is not marked; returns its requests. */
const drawScreen = () => {
  const pages: (string | null)[][] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    const [path = '', query = ''] = url.replace('/api/', '').split('?');
    const input = new URLSearchParams(query);
    if (path === getAssignedHomework.path) {
      const summary = { recipients: [], states: [], hasBegun: true, changes: [], page: 1, totalPage: 1, total: 0 };
      return new Response(JSON.stringify({ success: 1, assignment, ...summary }));
    }
    if (path !== getDefinedHomework.path) return new Response(JSON.stringify({ success: 1, questions: [] }));
    pages.push([input.get('page'), input.get('pageNum')]);
    const [page, size] = [Number(input.get('page')), Number(input.get('pageNum'))];
    const all = Array.from({ length: students }, (_, index) => aStudent(index + 1));
    const shown = all.slice((page - 1) * size, page * size);
    const paged = { page, total: students, totalPage: Math.ceil(students / size), toMark: 1, scoreMax: 10 };
    return new Response(JSON.stringify({ success: 1, id: 3, tasks: [], students: shown, ...paged }));
  });
  const caller = { token: () => 'token', language: () => 'en' as const, onSignedOut: () => undefined };
  renderUi(
    <CallProvider caller={caller} client={newQueryClient()}>
      <Screen />
    </CallProvider>,
    { at: '/teacher/task/definedetail?hId=3' },
  );
  return pages;
};

test('submissions are paged, and those to mark on a later page are offered on the first', async () => {
  const pages = drawScreen();
  await screen.findByText('Street 20');
  expect(screen.queryByText('Street 21')).toBeNull();
  expect(screen.getByText('1 to 20 of 50')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Mark all' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Page 3' }));
  await screen.findByText('Street 41');
  expect(screen.queryByText('Street 20')).toBeNull();
  expect(pages).toEqual([
    ['1', '20'],
    ['3', '20'],
  ]);
});
