// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toWire } from '@inkstone/call';
import { SessionProvider, sessionStore } from '@inkstone/session/web';
import { renderUi } from '@inkstone/ui/testing';
import { getCandidate, type CandidateRow } from '../contract.ts';
import { Screen } from './candidates.screen.tsx';

const candidate: CandidateRow = {
  ...{ id: 4, name: 'Ye Qing', username: 'yeqing-c4', mail: null, phone: null, position: 'Tutor' },
  ...{ recruiterName: 'Gu Lan', state: 'submitted', isOver: true, paperId: 1, paperTitle: 'Sums', deadline: null },
  ...{ mayMove: false, test: { assignmentId: 9, personId: 8, programme: 'amc' } },
  ...{ hasLink: false, createdAt: '2026-03-01T08:00:00.000Z' },
};
let requests: string[];

beforeEach(() => {
  requests = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname, search } = new URL(address, 'http://school');
    requests.push(`${pathname.replace('/api/', '')}${search}`);
    const output = { candidate, names: { en: 'Ye Qing', zh: null }, message: null, linkUntil: null };
    return new Response(JSON.stringify({ success: 1, ...(toWire(getCandidate, 'output', output) as object) }));
  });
  document.cookie = 'ua_token=browser';
  const recruiter = { id: 7, name: 'Gu Lan', role: ['recruitment'], namedRoles: [], permission: ['candidate', 'test'] };
  sessionStore.signIn(
    { ...recruiter, language: 'en', isGuideSeen: true, browserToken: 'browser' } as never,
    { family: 'backend', username: 'gulan' },
    'bearer',
  );
});
afterEach(() => {
  cleanup();
  sessionStore.signOut();
  vi.unstubAllGlobals();
});

test.each([
  ['en', 'Mark the test of Ye Qing', 'Candidates'],
  ['zh', '批改Ye Qing的测试', '应聘者'],
] as const)('a message leads to one candidate with all that can be done, in %s', async (language, mark, list) => {
  renderUi(
    <SessionProvider screens={[]}>
      <Routes>
        <Route path="/candidateHrIndex" element={<Screen />} />
      </Routes>
    </SessionProvider>,
    { at: '/candidateHrIndex?id=4', language },
  );
  expect(await screen.findByRole('button', { name: mark })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Ye Qing' })).toBeTruthy();
  const [trail] = screen.getAllByRole('navigation');
  expect(trail && within(trail).getByRole('link', { name: list }).getAttribute('href')).toBe('/candidateHrIndex');
  expect(requests).toContain('backend/candidate/detail?id=4');
  expect(requests.some((request) => request.startsWith('backend/candidate/list'))).toBe(false);
});
