// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as z from 'zod';
import { fromWire, toWire } from '@inkstone/call';
import { CallProvider, newQueryClient } from '@inkstone/call/web';
import { renderUi } from '@inkstone/ui/testing';
import { listHomeworkToMark } from '../../contract.ts';
import { Screen } from './marking-list.screen.tsx';

type Page = z.input<typeof listHomeworkToMark.output>;
type Work = Page['list'][number];

const buildWork = (id: number, more: Partial<Work> = {}): Work => ({
  ...{ id, kind: 'homework', title: `Work ${id}`, programme: 'toefl-2023', variant: 'toefl-2023', subject: 'writing' },
  ...{ className: 'Sea', teacherName: 'Qiao', isMine: true, deadline: '2026-03-02T09:00:00.000Z', skills: ['writing'] },
  ...{ hasFiles: false, students: 4, copies: 3, toMark: 11, draft: 2, released: 9 },
  oldestAt: '2026-02-27T09:00:00.000Z',
  ...more,
});

let requests: Record<string, unknown>[];
let respond: (input: Record<string, unknown>) => Partial<Page>;
beforeEach(() => {
  requests = [];
  vi.stubGlobal('fetch', async (url: string) => {
    const input = fromWire(listHomeworkToMark, 'input', Object.fromEntries(new URLSearchParams(url.split('?')[1])));
    requests.push(input as Record<string, unknown>);
    const page = { list: [], page: 1, totalPage: 1, total: 0, next: null, summary: null };
    const output = { ...page, ...respond(input as Record<string, unknown>) };
    return new Response(JSON.stringify({ success: 1, ...(toWire(listHomeworkToMark, 'output', output) as object) }));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const summary = { drafts: 5, programmes: ['toefl-2023', 'ap'], classes: [{ id: 4, name: 'Sea' }] };
const caller = { token: () => 'token', language: () => 'en' as const, onSignedOut: () => undefined };
const draw = (at = '/teacher/marking') =>
  renderUi(
    <CallProvider caller={caller} client={newQueryClient()}>
      <Screen />
    </CallProvider>,
    { at },
  );

test('all works stand with what waits, was drafted and was released, and lead to desk and statistics', async () => {
  respond = () => ({ list: [buildWork(3), buildWork(4, { isMine: false, kind: 'test' })], total: 2, summary });
  draw('/teacher/marking?classId=4');
  const [, first, second] = await screen.findAllByRole('row');
  expect(first?.textContent).toMatch(/Work 3.*11.*2.*9/);
  expect(second?.textContent).toContain('given by Qiao');
  expect(screen.getByText('5 drafts are not released')).toBeTruthy();
  const opened = vi.spyOn(globalThis, 'open').mockReturnValue(null);
  fireEvent.click(screen.getByRole('button', { name: 'Open the marking desk: Work 3' }));
  expect(opened).toHaveBeenLastCalledWith('/homework/writingCorrect?id=3&skill=writing&classId=4', '_blank');
  fireEvent.click(screen.getByRole('button', { name: 'Class statistics: Work 3' }));
  expect(opened).toHaveBeenLastCalledWith('/report/class?id=3&classId=4', '_blank');
  expect(screen.queryByRole('button', { name: 'Class statistics: Work 4' })).toBeNull();
  opened.mockRestore();
});

test('further works are loaded from where the last page ended', async () => {
  const pages = { '': [buildWork(3)], '5_3': [buildWork(4)] };
  respond = ({ after = '' }) => ({
    ...{ list: pages[after as keyof typeof pages], total: 2 },
    next: after === '' ? '5_3' : null,
  });
  draw();
  fireEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('Work 4')).toBeTruthy();
  expect(screen.getByText('Work 3')).toBeTruthy();
  expect(screen.getByText('2 of 2')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('state and filters are read from the address and sent', async () => {
  respond = () => ({ summary });
  draw('/teacher/marking?state=draft&marker=thirdParty&program=ap&classId=4&age=7');
  expect(await screen.findByText('Nothing matches')).toBeTruthy();
  expect(requests[0]).toMatchObject({
    ...{ state: 'draft', marker: 'thirdParty', programme: 'ap', classId: '4', waitedDays: '7' },
    ...{ together: 'true', summary: 'true' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Show everything' }));
  expect(await screen.findByText('No drafts')).toBeTruthy();
});

test('what is released has no age', async () => {
  respond = () => ({ summary });
  draw('/teacher/marking?age=7');
  await screen.findByText('Nothing matches');
  expect(screen.getByRole('combobox', { name: 'Any waiting time' })).toBeTruthy();
  const states = screen.getByRole('group', { name: 'What to show' });
  fireEvent.click(within(states).getByRole('button', { name: 'Released' }));
  expect(await screen.findByText('Nothing is fully released yet')).toBeTruthy();
  expect(screen.queryByRole('combobox', { name: 'Any waiting time' })).toBeNull();
  await waitFor(() => expect(requests.at(-1)).toMatchObject({ state: 'done' }));
  expect(requests.at(-1)).not.toHaveProperty('waitedDays');
});
