// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { getBankTree } from '@inkstone/bank/contract';
import { questionPlayers, questionReviews } from '@inkstone/exam/views';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { changeKey, getQuestionFigures, listQuestionFigures } from '../../contract.ts';
import { buildFigures, buildItem, renderWithResponses, type MockResponse } from '../testing.tsx';
import { Screen } from './question-figures.screen.tsx';

beforeAll(async () => {
  await Promise.all([questionPlayers.choice(), questionReviews.choice()]);
}, 60_000);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const { persons, facility, discrimination } = buildFigures();
const row = {
  ...{ questionId: 2, setId: 9, setTitle: 'Shapes', number: 2, kind: 'choice', excerpt: 'How many corners?' },
  ...{ programme: 'amc', knowledgePoint: 'Polygons', persons, facility, discrimination },
  ...{ isKeySuspect: true, isCurrent: true },
};
const list = (rows: readonly object[]) => ({ list: rows, page: 1, totalPage: 1, total: rows.length });
const { prompt, key } = buildItem();
const opened = { ...row, prompt, key, figures: buildFigures() };

const show = (at: string, responses: readonly MockResponse[] = []) =>
  renderWithResponses(
    <Screen />,
    [...responses, [getBankTree, { list: [] }], [listQuestionFigures, list([row])], [getQuestionFigures, opened]],
    { at: `/teacher/subject/figures${at}` },
  );

test('each question stands with its figures, their intervals and over how many', async () => {
  show('');
  const table = await screen.findByRole('table', { name: 'Question figures' });
  const [, first] = within(table).getAllByRole('row');
  expect(first?.textContent).toContain('Shapes, question 2How many corners?');
  expect(first?.textContent).toContain('0.3595% interval: 0.21 to 0.52');
  expect(first?.textContent).toContain('−0.4095% interval: −0.65 to −0.07');
  expect(first?.textContent).toContain('Is the key right?');
});

test('the order and the filter are asked of the server', async () => {
  const { sent } = show('?sort=facility&descending=true&suspect=true&node=4&page=3');
  await screen.findByRole('table', { name: 'Question figures' });
  const query = new URLSearchParams(sent.find(({ path }) => path === listQuestionFigures.path)?.query);
  expect(Object.fromEntries(query)).toMatchObject({
    ...{ sort: 'facility', descending: 'true', suspect: 'true', nodeId: '4', page: '3' },
  });
  expect(screen.getByRole('combobox', { name: 'Sorted by' })).toHaveProperty('value', 'byFacilityDown');
});

test('a doubtful key leads to the dry run of its change', async () => {
  const tried = { ...{ batchId: null, changes: [], elsewhere: 7, unchanged: 3 }, appliesTo: 'everyone', waiting: 0 };
  const { sent } = show('?item=2', [[changeKey, tried]]);
  expect(await screen.findByText(/more often than chance explains/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Change the key' }));
  fireEvent.click(await screen.findByRole('radio', { name: /C/ }));
  fireEvent.click(screen.getByRole('button', { name: 'See who would change' }));
  expect(await screen.findByText('7 attempts would change.')).toBeTruthy();
  const { input } = sent.find(({ path }) => path === changeKey.path) ?? {};
  expect(input).toMatchObject({ setId: 9, questionId: 2, key: 'C', mode: 'dryRun' });
  expect(input).not.toHaveProperty('assignmentId');
});

test('figures of former words say so, and the key is not changed from there', async () => {
  show('?item=2', [[getQuestionFigures, { ...opened, isCurrent: false }]]);
  expect(await screen.findByText(/these figures are for the earlier version/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Change the key' })).toBeNull();
});

test('a bank without figures says when they come, and a filter without a match how to leave it', async () => {
  show('', [[listQuestionFigures, list([])]]);
  expect(await screen.findByText('No figures yet')).toBeTruthy();
  cleanup();
  show('?suspect=true', [[listQuestionFigures, list([])]]);
  expect(await screen.findByRole('button', { name: 'Show all' })).toBeTruthy();
});
