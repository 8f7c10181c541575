// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Language } from '@inkstone/base';
import { CallProvider, newQueryClient } from '@inkstone/call/web';
import { renderUi } from '@inkstone/ui/testing';
import { useEndAssignment } from './use-end-assignment.ts';

afterEach(cleanup);

const Withdrawing = ({ canHandIn }: { canHandIn: readonly number[] }) => {
  const { withdraw } = useEndAssignment('test');
  const items = canHandIn.map((count, at) => ({
    id: at + 1,
    title: 'Mock',
    total: 12,
    submitted: 7,
    canHandIn: count,
  }));
  return <button onClick={() => void withdraw(items)}>press</button>;
};

const ask = async (canHandIn: readonly number[], language: Language) => {
  const caller = { token: () => 'token', language: () => language, onSignedOut: () => undefined };
  renderUi(
    <CallProvider caller={caller} client={newQueryClient()}>
      <Withdrawing canHandIn={canHandIn} />
    </CallProvider>,
    { language },
  );
  fireEvent.click(screen.getByRole('button', { name: 'press' }));
  return (await screen.findByRole('alertdialog')).textContent;
};

test('the withdrawal dialog counts those who can still hand in, not all who have not', async () => {
  expect(await ask([3, 1], 'en')).toContain('4 of them can still hand in now, and can no longer afterwards.');
  cleanup();
  expect(await ask([1], 'zh')).toContain('其中 1 人目前还能提交，撤回后无法再交。');
});

test('the hint is left out once nobody can hand in', async () => {
  const dialogText = await ask([0], 'en');
  expect(dialogText).toContain('12 people can no longer open it');
  expect(dialogText).not.toContain('hand in');
});
