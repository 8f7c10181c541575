// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fromWire, toWire, type AnyCall } from '@inkstone/call';
import { failureResponse } from '@inkstone/call/envelope';
import { listClasses, listStudents } from '@inkstone/people/contract';
import { SessionProvider } from '@inkstone/session/web';
import { renderUi } from '@inkstone/ui/testing';
import {
  getReceivedAnnouncement,
  listAnnouncementRecipients,
  listNotHandedIn,
  listReceivedAnnouncements,
  listSentAnnouncements,
  markAnnouncementRead,
  recallAnnouncement,
  sendAnnouncement,
} from '../contract.ts';
import { Screen as NewScreen } from './new-announcement.screen.tsx';
import { Screen as ReceivedScreen } from './received-announcement.screen.tsx';
import { Screen as SentScreen } from './sent-announcements.screen.tsx';

const at = '2026-03-02T08:00:00.000Z';
const text = '<b>Bring</b> a pencil.\n\nAnd paper.';
const files = [{ id: 3, name: 'plan.pdf', size: 2_400_000 }];
const received = { id: 6, title: 'Friday', text, files, senderName: 'Ms. Qiao', sentAt: at, readAt: null };
const sent = { id: 6, title: 'Friday', sentAt: at, recalledAt: null, recipientCount: 3, readCount: 1 };
const page = { page: 1, totalPage: 1, total: 1 };
const pupil = { name: 'Lin Xiaohe', username: 'lin', classes: [] };

const gone = {
  kind: 'notFound',
  code: 'request.notFound',
  message: 'There is nothing here.',
  fields: {},
  requestId: 'r',
  retryAfterSeconds: 0,
} as const;

let answers: [AnyCall, object][];
let requests: { path: string; input: unknown }[];
beforeEach(() => {
  // Autosizing text areas listen to `document.fonts`, which jsdom lacks.
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
  requests = [];
  answers = [
    [getReceivedAnnouncement, received],
    [markAnnouncementRead, { readAt: at }],
    [
      listReceivedAnnouncements,
      { list: [{ id: 6, title: 'Friday', senderName: 'Ms. Qiao', fileCount: 1, sentAt: at, readAt: null }], ...page },
    ],
    [listSentAnnouncements, { list: [sent], ...page }],
    [
      listAnnouncementRecipients,
      {
        announcement: { ...sent, text, files },
        list: [
          { id: 1, name: 'Lin Xiaohe', readAt: null },
          { id: 2, name: 'Gu Lan', readAt: at },
        ],
        ...page,
      },
    ],
    [recallAnnouncement, { recalledAt: at }],
    [listNotHandedIn, { title: 'Sums', students: [{ id: 4, name: 'Max' }] }],
    [sendAnnouncement, { id: 6, recipientCount: 1 }],
    [listClasses, { list: [{ id: 8, name: 'Physics 2', studentCount: 4, teachers: [], isMine: true }], ...page }],
    [listStudents, { list: [{ id: 5, ...pupil }], ...page }],
  ];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const { pathname } = new URL(url, 'http://school');
    const path = pathname.replace('/api/', '');
    const [call, output] = answers.find(([answered]) => answered.path === path) ?? [];
    if (!call || !output) {
      const { status, body } = failureResponse(gone);
      return new Response(JSON.stringify(body), { status });
    }
    const fields = typeof init.body === 'string' ? (JSON.parse(init.body) as object) : {};
    requests.push({ path, input: fromWire(call, 'input', fields) });
    return new Response(JSON.stringify({ success: 1, ...(toWire(call, 'output', output) as object) }));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (url: string, language: 'en' | 'zh' = 'en') =>
  renderUi(
    <SessionProvider screens={[]}>
      <Routes>
        <Route path="/announcement" element={<ReceivedScreen />} />
        <Route path="/teacher/announcement" element={<SentScreen />} />
        <Route path="/teacher/announcement/create" element={<NewScreen />} />
      </Routes>
    </SessionProvider>,
    { at: url, language },
  );
const listInputs = (path: string) => requests.filter((request) => request.path === path).map(({ input }) => input);

test('a received announcement is read as plain text, and tells that it was opened', async () => {
  show('/announcement?id=6');
  expect(await screen.findByRole('heading', { level: 1, name: 'Friday' })).toBeTruthy();
  expect(screen.getByText(/<b>Bring<\/b> a pencil\./)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'plan.pdf' })).toBeTruthy();
  await waitFor(() => expect(listInputs('announcement/read')).toEqual([{ id: 6 }]));
});

test.each([
  ['en', 'This announcement is gone'],
  ['zh', '这条通知已不存在'],
] as const)('a recalled announcement says so, in %s', async (language, gone) => {
  answers = [];
  show('/announcement?id=6', language);
  expect(await screen.findByText(gone)).toBeTruthy();
});

test.each([
  ['en', 'Announcements to you', /1 file.*Ms\. Qiao.*New/],
  ['zh', '收到的通知', /1 个附件.*Ms\. Qiao.*未读/],
] as const)('without an id the received ones are listed, in %s', async (language, title, row) => {
  show('/announcement', language);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  const link = await screen.findByRole('link', { name: 'Friday' });
  expect(link.getAttribute('href')).toBe('/announcement?id=6');
  expect(link.closest('tr')?.textContent).toMatch(row);
});

test('one that was read before tells nothing again', async () => {
  answers = answers.map(([call, output]) => [
    call,
    call === getReceivedAnnouncement ? { ...received, readAt: at } : output,
  ]);
  show('/announcement?id=6');
  await screen.findByRole('heading', { level: 1, name: 'Friday' });
  expect(listInputs('announcement/read')).toEqual([]);
});

test('the list of sent ones counts readers, and recalls after a question', async () => {
  show('/teacher/announcement');
  const row = await screen.findByRole('row', { name: /Friday/ });
  expect(within(row).getByText('1 of 3')).toBeTruthy();
  fireEvent.click(within(row).getByRole('button', { name: 'Recall' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(listInputs('announcement/recall')).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Recall' }));
  await waitFor(() => expect(listInputs('announcement/recall')).toMatchObject([{ id: 6 }]));
});

test('a sent one shows who has read it; a recalled one cannot be recalled again', async () => {
  show('/teacher/announcement?id=6');
  expect(await screen.findByRole('row', { name: /Lin Xiaohe Not yet/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Recall' })).toBeTruthy();
  cleanup();
  const recalled = { announcement: { ...sent, recalledAt: at, text, files: [] }, list: [], ...page };
  answers = answers.map(([call, output]) => [call, call === listAnnouncementRecipients ? recalled : output]);
  show('/teacher/announcement?id=6');
  expect(await screen.findByText(/Recalled/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Recall' })).toBeNull();
});

test('a new one says what is missing, and is sent to those chosen', async () => {
  show('/teacher/announcement/create');
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Lin Xiaohe' }));
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect((await screen.findAllByText('Give it a title.')).length).toBeGreaterThan(0);
  expect(listInputs('announcement/send')).toEqual([]);
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Friday' } });
  fireEvent.change(screen.getByLabelText('Text'), { target: { value: 'Bring a pencil.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(listInputs('announcement/send')).toHaveLength(1));
  expect(listInputs('announcement/send')[0]).toMatchObject({
    ...{ title: 'Friday', text: 'Bring a pencil.', studentIds: [5], classIds: [], fileIds: [] },
  });
  expect(await screen.findByRole('row', { name: /Gu Lan/ })).toBeTruthy();
});

test('who has read it stands in Chinese under the time of reading, with how many of all', async () => {
  show('/teacher/announcement?id=6', 'zh');
  expect(await screen.findByRole('row', { name: /Lin Xiaohe 未读/ })).toBeTruthy();
  expect(screen.getByRole('columnheader', { name: '阅读时间' })).toBeTruthy();
  expect(screen.getByText('3 人中 1 人已读')).toBeTruthy();
});

test('from an assignment it goes to those who have not handed in', async () => {
  show('/teacher/announcement/create?assignmentId=9');
  expect(await screen.findByText('Max')).toBeTruthy();
  expect(screen.getByText('1 student gets it and a message.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Sums' } });
  fireEvent.change(screen.getByLabelText('Text'), { target: { value: 'It is due today.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(listInputs('announcement/send')).toMatchObject([{ assignmentId: 9, studentIds: [] }]));
});

test('about a textbook it names those who have not finished reading', async () => {
  answers = answers.map(([call, output]) => [call, call === listNotHandedIn ? { ...output, task: 'read' } : output]);
  show('/teacher/announcement/create?assignmentId=9');
  expect(await screen.findByText('Has not finished reading “Sums”')).toBeTruthy();
});

test('from a class, the class is chosen', async () => {
  show('/teacher/announcement/create?classId=8');
  const room = await screen.findByRole('checkbox', { name: /Physics 2/ });
  expect((room as HTMLInputElement).checked).toBe(true);
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Friday' } });
  fireEvent.change(screen.getByLabelText('Text'), { target: { value: 'Bring a pencil.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(listInputs('announcement/send')).toMatchObject([{ classIds: [8], studentIds: [] }]));
});
