// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { renderUi } from '../testing.tsx';
import { DateTimeField } from './date-fields.tsx';

afterEach(cleanup);

const open = async (start: Date | null) => {
  const held = { now: start };
  const Holder = () => {
    const [value, setValue] = useState(start);
    const change = (next: Date | null) => {
      held.now = next;
      setValue(next);
    };
    return <DateTimeField label="Deadline" value={value} onChange={change} />;
  };
  renderUi(<Holder />);
  fireEvent.click(screen.getByLabelText('Deadline'));
  await screen.findByRole('button', { name: '20 November 2026' });
  return held;
};

test('another day keeps the time of day that was chosen', async () => {
  const held = await open(new Date(2026, 10, 17, 16, 0));
  expect(screen.getByLabelText<HTMLInputElement>('Hour').value).toBe('16');
  fireEvent.click(screen.getByRole('button', { name: '20 November 2026' }));
  expect(held.now).toEqual(new Date(2026, 10, 20, 16, 0));
});

test('the first day that is chosen ends in the evening', async () => {
  const held = await open(new Date(2026, 10, 17, 16, 0));
  cleanup();
  const DateOnly = () => <DateTimeField label="Deadline" value={null} onChange={(next) => (held.now = next)} />;
  renderUi(<DateOnly />);
  fireEvent.click(screen.getByLabelText('Deadline'));
  const [day] = await screen.findAllByRole('button', { name: /^15 / });
  if (day) fireEvent.click(day);
  expect(held.now?.getHours()).toBe(21);
});
