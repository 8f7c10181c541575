// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { Activity } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { useIsReturning } from './is-returning.ts';
import { ScreenLocationProvider } from './screen-location.tsx';

afterEach(cleanup);

const List = () => <p>{useIsReturning() ? 'as it was left' : 'new'}</p>;

const drawn = (query: string, isShown: boolean) => (
  <MemoryRouter>
    <Activity mode={isShown ? 'visible' : 'hidden'}>
      <ScreenLocationProvider place={{ path: '/list', query }}>
        <List />
      </ScreenLocationProvider>
    </Activity>
  </MemoryRouter>
);

test('a screen that stayed mounted is returning after the user comes back, until its query changes', () => {
  const { rerender } = render(drawn('?status=delay', true));
  expect(screen.getByText('new')).toBeTruthy();
  rerender(drawn('?status=delay', false));
  rerender(drawn('?status=delay', true));
  expect(screen.getByText('as it was left')).toBeTruthy();
  rerender(drawn('?status=complete', true));
  expect(screen.getByText('new')).toBeTruthy();
});

test('a screen opened with another query than before is not returning', () => {
  const { rerender } = render(drawn('?status=delay', true));
  rerender(drawn('?status=delay', false));
  rerender(drawn('?status=complete', true));
  expect(screen.getByText('new')).toBeTruthy();
});
