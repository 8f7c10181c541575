// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { buildBlueprint, buildSectionRule } from '@inkstone/exam/blueprint/testing';
import type { AttemptStore } from '../attempt-session/attempt-store.ts';
import { createStart, openStore, renderExamWindow, stubServer } from '../testing.tsx';

let store: AttemptStore;
afterEach(() => {
  cleanup();
  store.close();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a tool that was not loaded before the network went says so, and opens once it is back', async () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  stubServer();
  const blueprint = buildBlueprint({
    sections: [buildSectionRule('Math', { tools: ['notes'] })],
    filled: [{ section: 'Math', sets: [[1]] }],
  });
  store = await openStore(createStart(blueprint), [
    { kind: 'started' },
    { kind: 'section-entered', sectionId: 'Math' },
  ]);
  renderExamWindow(store);
  await screen.findByText('Question 1?');
  await act(async () => undefined);
  fireEvent.click(screen.getByRole('button', { name: 'Notes' }));
  expect(await screen.findByText('Loading the tool. It opens by itself.')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Notes pad' })).toBeNull();

  isOnline.mockReturnValue(true);
  expect(await screen.findByRole('region', { name: 'Notes pad' })).toBeTruthy();
  expect(screen.queryByText('Loading the tool. It opens by itself.')).toBeNull();
});
