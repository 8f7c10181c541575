// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderUi } from '@inkstone/ui/testing';
import { EnvironmentButton } from './environment-button.tsx';

const me = vi.hoisted(() => ({ role: 'student' }));
vi.mock('@inkstone/session/web', () => ({ useOptionalUser: () => me }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('the bar of a student leads to the environment check, in a window of its own', async () => {
  const open = vi.fn<typeof globalThis.open>();
  vi.stubGlobal('open', open);
  me.role = 'student';
  renderUi(<EnvironmentButton />);
  fireEvent.click(await screen.findByRole('button', { name: 'Environment check' }));
  expect(open).toHaveBeenCalledWith('/stu/enviroment', '_blank');
});

test('the bar of a teacher has no environment check', () => {
  me.role = 'teacher';
  renderUi(<EnvironmentButton />);
  expect(screen.queryByRole('button')).toBeNull();
});
