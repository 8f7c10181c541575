// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { newQueryClient } from '@inkstone/call/web';
import { renderUi } from '@inkstone/ui/testing';
import { Screen } from './demo.screen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

const draw = (at = '/demo') =>
  renderUi(
    <QueryClientProvider client={newQueryClient()}>
      <Screen />
    </QueryClientProvider>,
    { language: 'en', at },
  );

test('a visitor finds samples and a link back to the start page', async () => {
  draw();
  expect((await screen.findAllByRole('button', { name: 'Check my answer' })).length).toBeGreaterThan(0);
  expect(screen.getByRole('link', { name: 'To the start page' }).getAttribute('href')).toBe('/');
});

test('an answer worth one point is checked against one point', async () => {
  draw();
  const [check] = await screen.findAllByRole('button', { name: 'Check my answer' });
  if (check) fireEvent.click(check);
  expect(await screen.findByText('0 of 1 point', {}, { timeout: 60_000 })).toBeTruthy();
});

test('the question types are listed next to the question if the screen is wide enough', () => {
  draw('/demo?type=true-false');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'True or false' }).checked).toBe(true);
  expect(screen.queryByRole('combobox', { name: 'Question type' })).toBeNull();
});

test('on a narrow screen a select field lists the types, so that the question comes first', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    ...{ matches: query.includes('max-width'), media: query },
    ...{ addEventListener: () => undefined, removeEventListener: () => undefined },
  }));
  // jsdom has no scrollIntoView, which the list uses for the selected type.
  Object.defineProperty(Element.prototype, 'scrollIntoView', { configurable: true, value: vi.fn<() => void>() });
  draw('/demo?type=true-false');
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Question type' });
  expect(field.value).toBe('True or false');
  expect(screen.queryByRole('radiogroup', { name: 'Question type' })).toBeNull();
  fireEvent.click(field);
  fireEvent.click(screen.getByRole('option', { name: 'Essay', hidden: true }));
  expect(await screen.findByRole('combobox', { name: 'Question type' })).toHaveProperty('value', 'Essay');
});
