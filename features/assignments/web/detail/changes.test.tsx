// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '@inkstone/ui/testing';
import { Changes } from './changes.tsx';

const aChange = { at: '2026-03-02T08:00:00.000Z', by: 'Ms. Qiao', studentName: null, oldValue: null, reason: null };

test('shows minutes as durations and deadlines as times, with recipients and reason', async () => {
  renderUi(
    <Changes
      changes={[
        { ...aChange, field: 'extra', newValue: { minutes: 15 }, studentName: 'Lin Xiaohe', reason: 'A fire alarm' },
        { ...aChange, field: 'deadline', newValue: '2026-03-03T09:00:00.000Z' },
        { ...aChange, field: 'withdrawn', newValue: null },
      ]}
    />,
  );
  const lines = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(lines[0]).toMatch(/15 extra minutes.*for Lin Xiaohe · A fire alarm/);
  expect(lines[1]).toMatch(/Deadline moved to 3\sMar\s2026.*for everyone/);
  expect(lines[2]).toMatch(/Withdrawn/);
});
