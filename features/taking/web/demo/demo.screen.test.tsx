// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { newQueryClient } from '@inkstone/call/web';
import { renderUi } from '@inkstone/ui/testing';
import { Screen } from './demo.screen.tsx';

afterEach(cleanup);

test('a visitor finds samples and the way back to the start', async () => {
  renderUi(
    <QueryClientProvider client={newQueryClient()}>
      <Screen />
    </QueryClientProvider>,
    { language: 'en' },
  );
  expect((await screen.findAllByRole('button', { name: 'Check my answer' })).length).toBeGreaterThan(0);
  expect(screen.getByRole('link', { name: 'To the start page' }).getAttribute('href')).toBe('/');
});

test('an answer worth one point is checked against one point', async () => {
  renderUi(
    <QueryClientProvider client={newQueryClient()}>
      <Screen />
    </QueryClientProvider>,
    { language: 'en' },
  );
  const [check] = await screen.findAllByRole('button', { name: 'Check my answer' });
  if (check) fireEvent.click(check);
  expect(await screen.findByText('0 of 1 point', {}, { timeout: 20_000 })).toBeTruthy();
});
