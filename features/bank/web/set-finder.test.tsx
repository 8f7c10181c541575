// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { getHomeworkFilters, listQuestionSets, getBankTree } from '../contract.ts';
import { SetFinder } from './set-finder.tsx';
import { renderWithCalls } from './testing.tsx';

vi.mock('@inkstone/session/web', () => ({
  useCurrentUser: () => ({ id: 7, role: 'teacher', permission: ['repository_quest'], language: 'en' }),
}));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const responses = [
  [listQuestionSets, { list: [], page: 1, totalPage: 0, total: 0 }],
  [getBankTree, { list: [] }],
  [getHomeworkFilters, { programmes: [], types: [], recordings: 0 }],
] as const;

test('an empty bank links to the editor; a search without matches shows another message', async () => {
  renderWithCalls(<SetFinder takenIds={new Set()} onPick={() => undefined} />, responses);
  expect(await screen.findByText('No question sets yet')).toBeDefined();
  const write = screen.getByRole('link', { name: 'Write a question set' });
  expect(write.getAttribute('href')).toContain('edit=new');

  fireEvent.change(screen.getByLabelText('Search titles and questions'), { target: { value: 'tides' } });
  expect(await screen.findByText('No question set matches')).toBeDefined();
  expect(screen.queryByText('No question sets yet')).toBeNull();
});

test('a section without matching sets shows a message', async () => {
  renderWithCalls(
    <SetFinder programme="amc" types={['choice']} takenIds={new Set()} onPick={() => undefined} />,
    responses,
  );
  expect(await screen.findByText('No question set fits')).toBeDefined();
});

test('a section shows the number of matching sets, and the others on request', async () => {
  renderWithCalls(
    <SetFinder programme="amc" types={['choice']} takenIds={new Set()} onPick={() => undefined} />,
    responses,
  );
  const answerTree = globalThis.fetch;
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (!url.includes(listQuestionSets.path)) return answerTree(url, init);
    const total = url.includes('onlyTypes') ? 16 : 27;
    return new Response(JSON.stringify({ success: 1, list: [], page: 1, totalPage: 1, total }));
  });
  fireEvent.change(screen.getByLabelText('Search titles and questions'), { target: { value: 'a' } });
  expect(await screen.findByText(/fit this section are shown: 16 of 27\./)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(await screen.findByText(/All sets are shown; 16 of 27 fit/)).toBeDefined();
});
