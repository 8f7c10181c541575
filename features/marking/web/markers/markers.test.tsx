// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Language } from '@inkstone/base';
import { CallProvider, newQueryClient } from '@inkstone/call/web';
import { preloadConfirm } from '@inkstone/ui';
import { renderUi } from '@inkstone/ui/testing';
import { writeOutput } from '../testing.tsx';
import { Screen } from './markers.screen.tsx';

const team = [
  { id: 1, name: 'Ms. Qiao', kind: 'own' },
  { id: 2, name: 'Mr. Dou', kind: 'team' },
];
const others = [{ id: 3, name: 'Ms. Mei', kind: 'thirdParty' }];

// The confirmation dialog is loaded lazily; here it is loaded from the start.
beforeAll(async () => {
  await preloadConfirm();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Renders the screen of paper 9 with three teachers on the server; returns what was sent. */
const drawAt = (query: string, names: readonly number[] = [2], language: Language = 'en') => {
  const named = new Set(names);
  const sent: string[] = [];
  const list = () =>
    [...team, ...others].filter(({ id }) => named.has(id)).map((teacher) => ({ ...teacher, marked: teacher.id }));
  const answers: Record<string, (input: { personIds?: number[]; personId?: number }) => object> = {
    'topic/getCorrectList': () => ({ paperId: 9, title: 'Mock A', list: list() }),
    'topic/getCorrectParam': () => ({ kinds: ['own', 'team', 'thirdParty'], team }),
    'topic/getThirdPartTeacher': () => ({ list: others }),
    'topic/saveCorrectTeacher': ({ personIds = [] }) => {
      for (const id of personIds) named.add(id);
      return { list: list() };
    },
    'topic/deleteCorrectTeacher': ({ personId = 0 }) => {
      named.delete(personId);
      return { list: list() };
    },
  };
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const [path = ''] = url.replace('/api/', '').split('?');
    const input = typeof init?.body === 'string' ? (JSON.parse(init.body) as { personIds?: number[] }) : {};
    sent.push(path);
    return Response.json({ success: 1, ...writeOutput(path, answers[path]?.(input) ?? {}) });
  });
  const caller = { token: () => 'token', language: () => language, onSignedOut: () => undefined };
  const at = `/teacher/examination/corrector?id=9${query}`;
  renderUi(
    <CallProvider caller={caller} client={newQueryClient()}>
      <Screen />
    </CallProvider>,
    { at, language },
  );
  return sent;
};

test('markers are listed with their kind and number of marked submissions; other teachers can be added', async () => {
  drawAt('');
  const table = await screen.findByRole('table', { name: 'Markers' });
  expect(within(table).getByText('Mr. Dou')).toBeTruthy();
  expect(within(table).getByText('2 pieces')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Add Ms. Mei' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add Ms. Qiao' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add Mr. Dou' })).toBeNull();
});

test('an added teacher moves to the markers', async () => {
  const sent = drawAt('');
  fireEvent.click(await screen.findByRole('button', { name: 'Add Ms. Mei' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Add Ms. Mei' })).toBeNull());
  expect(screen.getByRole('button', { name: 'Remove Ms. Mei' })).toBeTruthy();
  expect(sent).toContain('topic/saveCorrectTeacher');
});

test('removing a marker asks for confirmation', async () => {
  const sent = drawAt('');
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Mr. Dou' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(sent).not.toContain('topic/deleteCorrectTeacher');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('No markers yet')).toBeTruthy();
});

test('the URL filters the markers by kind and name', async () => {
  drawAt('&kind=thirdParty&search=dou', [2, 3]);
  expect(await screen.findByText('No marker matches')).toBeTruthy();
});

test('the screen is available in Chinese', async () => {
  drawAt('', [], 'zh');
  expect(await screen.findByText('还没有指定老师')).toBeTruthy();
  expect(await screen.findByRole('button', { name: '指定Ms. Mei' })).toBeTruthy();
});
