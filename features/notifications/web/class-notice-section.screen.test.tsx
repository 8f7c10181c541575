// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SessionProvider } from '@inkstone/session/web';
import { renderUi } from '@inkstone/ui/testing';
import type { ClassNotice } from '../contract.ts';
import { ClassNoticeSection } from './class-notice-section.tsx';

const notice: ClassNotice = {
  id: 9,
  event: 'homeworkGiven',
  assignmentId: 4,
  announcementId: null,
  title: 'Waves',
  createdAt: '2026-11-26T10:00:00.000Z',
  personCount: 5,
  states: [
    { way: 'mail', state: 'sent', count: 2 },
    { way: 'mail', state: 'retrying', count: 1 },
    { way: 'mail', state: 'resting', count: 1 },
  ],
};

let response: { list: ClassNotice[]; resting: object[]; total: number };
let asked: URL[];
beforeEach(() => {
  response = { list: [notice], resting: [], total: 1 };
  asked = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(new URL(url, 'http://school.example'));
    const page = Number(asked.at(-1)?.searchParams.get('page') ?? 1);
    return new Response(JSON.stringify({ success: 1, ...response, page, totalPage: 2 }), { status: 200 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (language: 'en' | 'zh' = 'en') =>
  renderUi(
    <SessionProvider screens={[]}>
      <ClassNoticeSection classId={7} />
    </SessionProvider>,
    { language },
  );

test('a notice stands with what became of it by each way, in words', async () => {
  show();
  const row = (await screen.findByText('Waves')).closest('tr');
  const cells = row ? within(row).getAllByRole('cell') : [];
  expect(cells.map(({ textContent }) => textContent).slice(2)).toEqual([
    ...['5', 'Trying again: 1Sent: 2Address rests: 1', '–'],
  ]);
  expect(row?.textContent).toContain('New assignment');
});

test('whose mail is returned is named with the reason, in Chinese too', async () => {
  response.resting = [{ studentId: 3, name: '林蓉', failure: 'EENVELOPE 550' }];
  show('zh');
  expect((await screen.findByText('以下学生的邮件被退回')).closest('[role=note]')?.textContent).toContain(
    '林蓉：该邮箱不存在（550）',
  );
  expect(screen.getByText('已发送 2')).toBeTruthy();
});

test('a class that was sent nothing says what would be sent, and many notices come in pages', async () => {
  response = { list: [], resting: [], total: 0 };
  show();
  expect(await screen.findByText('Nothing has been sent within two weeks')).toBeTruthy();
  cleanup();
  response = { list: [notice], resting: [], total: 9 };
  show();
  await screen.findByText('Waves');
  fireEvent.click(screen.getByRole('button', { name: /next/i }));
  await waitFor(() => expect(asked.at(-1)?.searchParams.get('page')).toBe('2'));
});
