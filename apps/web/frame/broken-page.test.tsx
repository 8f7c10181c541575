// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderUi } from '@inkstone/ui/testing';
import { BrokenPage } from './broken-page.tsx';

afterEach(cleanup);

test.each([
  ['code', new TypeError('Failed to fetch dynamically imported module: /assets/a.js')],
  ['style', new Error('Unable to preload CSS for /assets/a.css')],
])('a page whose %s did not load offers to load it again', async (_, error) => {
  renderUi(<BrokenPage error={error} />);
  expect(await screen.findByText('This page could not be fetched')).toBeTruthy();
});

test('a page that failed shows an error number only if it has one', async () => {
  const { unmount } = renderUi(<BrokenPage error={new Error('x is not a function')} />);
  expect(await screen.findByText(/Something went wrong on our side/)).toBeTruthy();
  expect(screen.queryByText(/number below/)).toBeNull();
  unmount();
  renderUi(<BrokenPage error={Object.assign(new Error('refused'), { failure: { requestId: 'r-17' } })} />);
  expect(await screen.findByText(/tell us the number below/)).toBeTruthy();
  expect(screen.getByText(/r-17/)).toBeTruthy();
});
