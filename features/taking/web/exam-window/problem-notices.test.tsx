// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { buildBlueprint, buildSectionRule } from '@inkstone/exam/blueprint/testing';
import { renderUi } from '@inkstone/ui/testing';
import type { AttemptStore } from '../attempt-session/attempt-store.ts';
import { createStart, stubServer, openStore } from '../testing.tsx';
import { ProblemNotices } from './problem-notices.tsx';

let store: AttemptStore;
afterEach(() => {
  cleanup();
  store.close();
  vi.unstubAllGlobals();
});

const words = 'The test has been withdrawn by the teacher.';
type Snapshot = ReturnType<AttemptStore['snapshot']>;
const draw = async (saving: Snapshot['saving'], trouble: Snapshot['trouble'] = 'refused') => {
  stubServer();
  store = await openStore(
    createStart(buildBlueprint({ sections: [buildSectionRule('Math')], filled: [{ section: 'Math', sets: [[1]] }] })),
  );
  const snapshot = { ...store.snapshot(), saving, trouble, troubleMessage: words };
  renderUi(<ProblemNotices store={store} snapshot={snapshot} onTakeOver={() => undefined} />);
};

test('an assignment that is withdrawn during the attempt says so and offers to leave', async () => {
  const assign = vi.fn<(address: string) => void>();
  vi.stubGlobal('close', () => undefined);
  vi.stubGlobal('location', { ...globalThis.location, assign });
  await draw({ is: 'saved', at: 1_772_452_800_000 });
  expect(screen.getByRole('alert').textContent).toContain(words);
  fireEvent.click(screen.getByRole('button', { name: 'To the start page' }));
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/home'));
});

test('if answers are still on this device, saving them is offered instead of leaving', async () => {
  await draw({ is: 'onDevice', waiting: 2, why: 'refused' });
  expect(screen.getByRole('button', { name: 'Save answers as a file' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'To the start page' })).toBeNull();
});

test('without a network the notice says what is safe, and its button closes the window', async () => {
  const close = vi.fn<() => void>();
  vi.stubGlobal('close', close);
  await draw({ is: 'onDevice', waiting: 2, why: 'offline' }, 'offline');
  expect(screen.getByRole('status').textContent).toContain('Network disconnected.');
  expect(close).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Close window' }));
  expect(close).toHaveBeenCalledOnce();
});
