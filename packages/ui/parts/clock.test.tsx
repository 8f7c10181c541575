// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useState } from 'react';
import { renderUi } from '../testing.tsx';
import { Clock } from './clock.tsx';

afterEach(cleanup);

test('the clock shows hours, minutes and seconds and can be hidden', () => {
  renderUi(<Clock seconds={1062} />);
  expect(screen.getByRole('timer').textContent).toBe('0:17:42');
  fireEvent.click(screen.getByRole('button', { name: 'Hide the clock' }));
  expect(screen.queryByRole('timer')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show the clock' }));
  expect(screen.getByRole('timer').textContent).toBe('0:17:42');
});

const Passing = ({ from, to }: { from: number; to: number }) => {
  const [seconds, setSeconds] = useState(from);
  return (
    <>
      <Clock seconds={seconds} />
      <button type="button" onClick={() => setSeconds(to)}>
        pass
      </button>
    </>
  );
};

test('a hidden clock reappears when five minutes are left, with text and an announcement', () => {
  renderUi(<Passing from={301} to={300} />);
  fireEvent.click(screen.getByRole('button', { name: 'Hide the clock' }));
  fireEvent.click(screen.getByText('pass'));
  expect(screen.getByRole('timer').textContent).toBe('Last five minutes0:05:00');
  expect(screen.getByRole('status').textContent).toBe('5 minutes left.');
  expect(screen.queryByRole('button', { name: 'Hide the clock' })).toBeNull();
});

test('overtime has a prefix', () => {
  renderUi(<Clock seconds={-75} />);
  expect(screen.getByRole('timer').textContent).toBe('Overtime+0:01:15');
});

test('the last minute is announced in Chinese', () => {
  renderUi(<Passing from={61} to={60} />, { language: 'zh' });
  fireEvent.click(screen.getByText('pass'));
  expect(screen.getByRole('timer').textContent).toBe('最后一分钟0:01:00');
  expect(screen.getByRole('status').textContent).toBe('还剩 1 分钟。');
});
