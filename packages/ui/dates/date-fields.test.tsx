// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Language } from '@inkstone/base';
import { DateField, DateTimeField } from './index.ts';
import { renderUi } from '../testing.tsx';
import { setReaderZone } from '../time/index.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  setReaderZone(null);
});

const Held = ({ at, onChosen }: { at: Date | null; onChosen(value: Date | null): void }) => {
  const [value, setValue] = useState(at);
  const choose = (next: Date | null) => {
    onChosen(next);
    setValue(next);
  };
  return <DateTimeField label="Deadline" value={value} onChange={choose} />;
};

const draw = (node: ReactElement, language: Language = 'en') => renderUi(node, { language });

test('choosing another day keeps the time', async () => {
  const onChosen = vi.fn<(value: Date | null) => void>();
  draw(<Held at={new Date(2026, 10, 26, 15, 10)} onChosen={onChosen} />);
  fireEvent.click(screen.getByLabelText('Deadline'));
  expect((await screen.findByLabelText<HTMLInputElement>('Hour')).value).toBe('15');
  expect(screen.getByLabelText<HTMLInputElement>('Minute').value).toBe('10');
  fireEvent.click(screen.getByRole('button', { name: '27 November 2026' }));
  expect(onChosen).toHaveBeenLastCalledWith(new Date(2026, 10, 27, 15, 10));
});

test('a day chosen in an empty field gets the time 21:00', async () => {
  const onChosen = vi.fn<(value: Date | null) => void>();
  draw(<Held at={null} onChosen={onChosen} />);
  fireEvent.click(screen.getByLabelText('Deadline'));
  fireEvent.click((await screen.findAllByRole('button', { name: /^15 / }))[0] ?? document.body);
  const chosen = onChosen.mock.lastCall?.[0];
  expect([chosen?.getDate(), chosen?.getHours(), chosen?.getMinutes()]).toEqual([15, 21, 0]);
});

test('with isAhead, days before today cannot be chosen', async () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 26, 15, 10), toFake: ['Date'] });
  draw(<DateTimeField isAhead label="Deadline" value={new Date(2026, 10, 28, 9)} onChange={() => undefined} />);
  fireEvent.click(screen.getByLabelText('Deadline'));
  const findDay = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
  await screen.findByLabelText('Hour');
  expect(findDay('25 November 2026').disabled).toBe(true);
  expect(findDay('26 November 2026').disabled).toBe(false);
  expect(findDay('27 November 2026').disabled).toBe(false);
});

test('a Chinese calendar has Chinese weekdays', async () => {
  draw(<DateField label="日期" value={new Date(2026, 10, 26)} onChange={() => undefined} />, 'zh');
  fireEvent.click(screen.getByLabelText('日期'));
  expect(await screen.findByRole('button', { name: '2026年11月26日' })).toBeDefined();
  expect(screen.queryByRole('button', { name: /十一月/ })).toBeNull();
});

test('an instant is shown and chosen in the time zone of its reader, which is named', async () => {
  setReaderZone({ timeZone: 'America/New_York', schoolZone: 'Asia/Shanghai' });
  const onChosen = vi.fn<(value: Date | null) => void>();
  draw(<Held at={new Date('2026-11-01T01:00:00Z')} onChosen={onChosen} />);
  fireEvent.click(screen.getByLabelText('Deadline (New York time)'));
  expect((await screen.findByLabelText<HTMLInputElement>('Hour')).value).toBe('21');
  fireEvent.click(screen.getByRole('button', { name: '1 November 2026' }));
  // Daylight saving time has ended by that evening.
  expect(onChosen.mock.lastCall?.[0]?.toISOString()).toBe('2026-11-02T02:00:00.000Z');
});
