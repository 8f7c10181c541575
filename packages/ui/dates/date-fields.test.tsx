// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { Language } from '@inkstone/base';
import { DateField, DateTimeField } from './index.ts';
import { renderUi } from '../testing.tsx';

afterEach(cleanup);

let chosen: Date | null = null;
const Held = ({ at }: { at: Date | null }) => {
  const [value, setValue] = useState(at);
  chosen = value;
  return <DateTimeField label="Deadline" value={value} onChange={setValue} />;
};

const draw = (node: ReactElement, language: Language = 'en') => renderUi(node, { language });

test('choosing another day keeps the time that is there', async () => {
  draw(<Held at={new Date(2026, 10, 26, 15, 10)} />);
  fireEvent.click(screen.getByLabelText('Deadline'));
  expect((await screen.findByLabelText<HTMLInputElement>('Hour')).value).toBe('15');
  expect(screen.getByLabelText<HTMLInputElement>('Minute').value).toBe('10');
  fireEvent.click(screen.getByRole('button', { name: '27 November 2026' }));
  expect(chosen).toEqual(new Date(2026, 10, 27, 15, 10));
});

test('a day that is chosen in an empty field has the evening', async () => {
  draw(<Held at={null} />);
  fireEvent.click(screen.getByLabelText('Deadline'));
  fireEvent.click((await screen.findAllByRole('button', { name: /^15 / }))[0] ?? document.body);
  expect([chosen?.getDate(), chosen?.getHours(), chosen?.getMinutes()]).toEqual([15, 21, 0]);
});

test('the days of a Chinese calendar are named in Chinese', async () => {
  draw(<DateField label="日期" value={new Date(2026, 10, 26)} onChange={() => undefined} />, 'zh');
  fireEvent.click(screen.getByLabelText('日期'));
  expect(await screen.findByRole('button', { name: '2026年11月26日' })).toBeDefined();
  expect(screen.queryByRole('button', { name: /十一月/ })).toBeNull();
});
