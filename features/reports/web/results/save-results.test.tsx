// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderWithResponses } from '../testing.tsx';
import { SaveResults, type ResultSource } from './save-results.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const openDialog = (source: ResultSource = { of: 'assignment', id: 3, classId: 7 }) => {
  const requests: URL[] = [];
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const onClose = vi.fn<() => void>();
  renderWithResponses(<SaveResults source={source} fileName="Week 3/4" onClose={onClose} />, []);
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(new URL(url, 'https://school.example'));
    return new Response('x', { headers: { 'content-type': 'text/csv' } });
  });
  URL.createObjectURL = () => 'blob:table';
  URL.revokeObjectURL = () => undefined;
  return { requests, names, onClose };
};

test('the chosen list, columns and format are asked for and saved under the name of the work', async () => {
  const { requests, names, onClose } = openDialog();
  fireEvent.click(screen.getByRole('radio', { name: 'Question figures' }));
  fireEvent.click(screen.getByRole('radio', { name: 'CSV' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'All columns' }));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save as table' }).disabled).toBe(true);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Question' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Discrimination' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save as table' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(requests.map(({ pathname }) => pathname)).toEqual(['/api/backend/test/itemsFile']);
  expect(Object.fromEntries(requests[0]?.searchParams ?? [])).toMatchObject({
    ...{ id: '3', classId: '7', format: 'csv', columns: 'position,discrimination' },
  });
  expect(names).toEqual(['Week 3 4 Question figures.csv']);
});

test('without a choice every column of the results is asked for as a workbook', async () => {
  const { requests, names, onClose } = openDialog();
  fireEvent.click(screen.getByRole('button', { name: 'Save as table' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(requests.map(({ pathname }) => pathname)).toEqual(['/api/backend/test/resultsFile']);
  expect(requests[0]?.searchParams.has('columns')).toBe(false);
  expect(names).toEqual(['Week 3 4.xlsx']);
});

test('of a class the columns and what its scores are shown as are chosen', async () => {
  const { requests, onClose } = openDialog({ of: 'class', id: 7, from: '2026-03-01T00:00:00.000Z' });
  expect(screen.queryByText(/An empty cell/)).toBeNull();
  expect(screen.getByText(/Work without a score says how far/)).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: 'Percent' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Student number' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save as table' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(requests.map(({ pathname }) => pathname)).toEqual(['/api/backend/myClass/gradebookFile']);
  expect(Object.fromEntries(requests[0]?.searchParams ?? [])).toMatchObject({
    ...{ classId: '7', format: 'xlsx', show: 'percent', from: '2026-03-01T00:00:00.000Z' },
    columns: 'student,username,works,total,counted',
  });
});
