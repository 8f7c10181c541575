// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderUi } from '@inkstone/ui/testing';
import { CallProvider, newQueryClient } from '@inkstone/call/web';
import { ErrorThresholdSelect } from './error-threshold-select.tsx';

// The open list scrolls to the selected option; jsdom has no layout for that.
beforeEach(() => {
  Object.defineProperty(Element.prototype, 'scrollIntoView', { configurable: true, value: vi.fn<() => void>() });
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  vi.unstubAllGlobals();
});

const draw = (errorsBelow: number, language: 'en' | 'zh' = 'en') => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    sent.push(typeof init.body === 'string' ? JSON.parse(init.body) : null);
    return new Response(JSON.stringify({ success: 1, language: 1, user: {} }), { status: 200 });
  });
  const caller = { token: () => 'token', language: () => language, onSignedOut: () => undefined };
  renderUi(
    <CallProvider caller={caller} client={newQueryClient()}>
      <ErrorThresholdSelect errorsBelow={errorsBelow} />
    </CallProvider>,
    { language },
  );
  return sent;
};

test.each([
  ['en', 60, 'Marked answers count as errors', 'below 60% of the points'],
  ['zh', 0, '批改题计为错题的标准', '仅在我标出错误时'],
  ['en', 65, 'Marked answers count as errors', 'below 65% of the points'],
] as const)('in %s the list says which answers count if the threshold is %i', (language, errorsBelow, label, value) => {
  draw(errorsBelow, language);
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: label }).value).toBe(value);
});

test('a selected threshold is saved, with a note about whom it applies to', async () => {
  const sent = draw(60);
  expect(screen.getByText(/For everything that you give, to every student/)).toBeTruthy();
  fireEvent.click(screen.getByRole('combobox', { name: 'Marked answers count as errors' }));
  fireEvent.click(await screen.findByRole('option', { name: 'below 70% of the points' }));
  await waitFor(() => expect(sent).toMatchObject([{ language: 1, errorsBelow: 70 }]));
});
