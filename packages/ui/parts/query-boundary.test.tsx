// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderUi } from '../testing.tsx';
import { QuerySection } from './section.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const asked = (over: object) => ({
  data: undefined as string[] | undefined,
  isPending: true,
  isError: false,
  error: null as Error | null,
  refetch: vi.fn<() => void>(),
  ...over,
});

const section = (ask: ReturnType<typeof asked>) => (
  <QuerySection
    title="Courses"
    query={ask}
    isEmpty={(list) => list.length === 0}
    empty={<p>No course was given to you yet.</p>}
    errorTitle="Your courses did not load."
  >
    {(list) => <p>{list.join(', ')}</p>}
  </QuerySection>
);

test('a result is rendered, an empty one as the empty state', () => {
  renderUi(section(asked({ isPending: false, data: ['Algebra', 'Essays'] })));
  expect(screen.getByText('Algebra, Essays')).toBeTruthy();
  cleanup();
  renderUi(section(asked({ isPending: false, data: [] })));
  expect(screen.getByText('No course was given to you yet.')).toBeTruthy();
});

test("a failure shows the server's message and is retried on a press", () => {
  const ask = asked({ isPending: false, isError: true, error: new Error('Network disconnected.') });
  renderUi(section(ask));
  expect(screen.getByRole('alert').textContent).toContain('Your courses did not load.');
  expect(screen.getByRole('alert').textContent).toContain('Network disconnected.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(ask.refetch).toHaveBeenCalledOnce();
});

test('a missing resource is reported without a retry, with a link home', () => {
  const error = Object.assign(new Error('It may have been deleted.'), { failure: { kind: 'notFound' } });
  renderUi(section(asked({ isPending: false, isError: true, error })));
  expect(screen.getByText('This cannot be found')).toBeTruthy();
  expect(screen.getByText('It may have been deleted.')).toBeTruthy();
  expect(screen.queryByText('Your courses did not load.')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.getByRole('link', { name: 'To the start page' }).getAttribute('href')).toBe('/home');
});

test('a refusal shows its own message without a retry, with a link home', () => {
  const error = Object.assign(new Error('The test has been withdrawn by the teacher.'), {
    failure: { kind: 'refused' },
  });
  renderUi(section(asked({ isPending: false, isError: true, error })));
  expect(screen.getAllByText('The test has been withdrawn by the teacher.')).toHaveLength(1);
  expect(screen.queryByText('Your courses did not load.')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.getByRole('link', { name: 'To the start page' })).toBeTruthy();
});

test('after 120 seconds without a response the section says so and offers a retry', () => {
  vi.useFakeTimers();
  const ask = asked({});
  renderUi(section(ask));
  act(() => void vi.advanceTimersByTime(119_000));
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => void vi.advanceTimersByTime(1000));
  expect(screen.getByRole('alert').textContent).toContain('did not answer within 120 s');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(ask.refetch).toHaveBeenCalledOnce();
});
