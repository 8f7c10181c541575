// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import * as z from 'zod';
import { Id } from '@inkstone/base';
import { renderUi } from '../testing.tsx';
import { storedQuery, useSetSearch } from './navigation.ts';
import { ScreenLocationProvider, useSearch } from './screen-location.tsx';

afterEach(cleanup);

const list = {
  path: '/teacher/task/wlist',
  search: z.object({ page: Id.default(1), text: z.string().default('') }),
};

const List = () => {
  const { page, text } = useSearch(list);
  const setSearch = useSetSearch(list);
  return (
    <>
      <p>{`page ${page} of ${text || 'all'}`}</p>
      <button type="button" onClick={() => setSearch({ page: 3 })}>
        third
      </button>
      <button type="button" onClick={() => setSearch({}, { afresh: true })}>
        afresh
      </button>
    </>
  );
};

test('a screen reads and changes its query by its route', () => {
  renderUi(<List />, { at: '/teacher/task/wlist?text=salt&page=2' });
  expect(screen.getByText('page 2 of salt')).toBeTruthy();
  fireEvent.click(screen.getByText('third'));
  expect(screen.getByText('page 3 of salt')).toBeTruthy();
  expect(storedQuery('/teacher/task/wlist')).toBe('?text=salt&page=3');
  fireEvent.click(screen.getByText('afresh'));
  expect(screen.getByText('page 1 of all')).toBeTruthy();
  expect(storedQuery('/teacher/task/wlist')).toBe('');
});

test('a screen behind another one keeps its own query', () => {
  renderUi(
    <ScreenLocationProvider place={{ path: '/teacher/task/wlist', query: '?page=5' }}>
      <List />
    </ScreenLocationProvider>,
    { at: '/teacher/task/detail?hId=3' },
  );
  expect(screen.getByText('page 5 of all')).toBeTruthy();
});
