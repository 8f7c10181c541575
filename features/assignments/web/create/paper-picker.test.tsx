// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CallProvider } from '@inkstone/call/web';
import { renderUi } from '@inkstone/ui/testing';
import { PaperPicker } from './paper-picker.tsx';

vi.mock('@inkstone/session/web', () => ({
  useCurrentUser: () => ({ id: 7, role: 'teacher', permission: ['repository_exampaper'], language: 'en' }),
}));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a bank without papers links to composing one; a search without matches shows another message', async () => {
  vi.stubGlobal(
    'fetch',
    async () => new Response(JSON.stringify({ success: 1, list: [], page: 1, totalPage: 0, total: 0 })),
  );
  const caller = { token: () => 'token', language: () => 'en' as const, onSignedOut: () => undefined };
  renderUi(
    <CallProvider caller={caller}>
      <PaperPicker onPick={() => undefined} />
    </CallProvider>,
  );
  expect(await screen.findByText('No papers yet')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Compose a paper' }).getAttribute('href')).toContain('/create');

  fireEvent.change(screen.getByLabelText('Search papers'), { target: { value: 'mock' } });
  expect(await screen.findByText('No paper matches')).toBeDefined();
  expect(screen.queryByText('No papers yet')).toBeNull();
});
