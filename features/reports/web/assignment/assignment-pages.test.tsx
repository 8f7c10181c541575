// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { getAssignmentReport } from '../../contract.ts';
import type { AssignmentReportData } from '../../document/assignment-report-data.ts';
import { renderWithResponses } from '../testing.tsx';
import { StudentsLoading } from './assignment-report.tsx';
import { useAssignmentReport } from './use-assignment-report.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const aPage = (page: number, names: readonly string[]): object => ({
  ...{ page, totalPage: 3, total: 5 },
  students: names.map((name, index) => ({ attemptId: page * 10 + index, name })),
});
const pages = [aPage(1, ['Ann', 'Bob']), aPage(2, ['Cleo', 'Dan']), aPage(3, ['Eve'])];

const Names = () => {
  const { first, withStudents, retry } = useAssignmentReport({ id: 3 });
  const report: AssignmentReportData | undefined = first.data && withStudents(first.data);
  if (!report) return null;
  return (
    <>
      <StudentsLoading report={report} retry={retry} />
      <ol>
        {report.students.map(({ attemptId, name }) => (
          <li key={attemptId}>{name}</li>
        ))}
      </ol>
    </>
  );
};

const names = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

test('a large report is loaded page by page and shown as one list', async () => {
  const left = [...pages];
  const { sent } = renderWithResponses(<Names />, [[getAssignmentReport, () => left.shift() ?? {}]]);
  await waitFor(() => expect(names()).toEqual(['Ann', 'Bob', 'Cleo', 'Dan', 'Eve']));
  expect(screen.queryByRole('status')).toBeNull();
  const requests = sent.map(({ query }) => new URLSearchParams(query));
  expect(requests.map((query) => [query.get('page'), query.get('pageNum')])).toEqual([
    [null, '100'],
    ['2', '100'],
    ['3', '100'],
  ]);
});

test('a page that fails to load is named and can be retried', async () => {
  const refused = { reason: 'request.notFound', message: 'gone' };
  const left = [pages[0], pages[1], refused, pages[2]];
  renderWithResponses(<Names />, [[getAssignmentReport, () => left.shift() ?? {}]]);
  expect(await screen.findByText(/Only 4 of 5 students/)).toBeTruthy();
  screen.getByRole('button', { name: 'Try again' }).click();
  await waitFor(() => expect(names()).toEqual(['Ann', 'Bob', 'Cleo', 'Dan', 'Eve']));
  expect(screen.queryByText(/Only 4 of 5 students/)).toBeNull();
});
