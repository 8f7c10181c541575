// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen as page } from '@testing-library/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import * as z from 'zod';
import { Id, defineMessages } from '@inkstone/base';
import { screenRoute } from '@inkstone/exam/screen-paths';
import { defineScreen } from '@inkstone/ui/screen';
import { renderUi } from '@inkstone/ui/testing';
import { KeepAliveOutlet } from './keep-alive-outlet.tsx';

afterEach(cleanup);

const titles = defineMessages('titles', { any: { en: 'Any', zh: '任意' } });

const Typing = () => {
  const [text, setText] = useState('');
  return <input aria-label="note" value={text} onChange={(event) => setText(event.currentTarget.value)} />;
};

const shown = { access: null, layout: 'bar', title: [titles, 'any'] } as const;
const list = defineScreen(screenRoute('/teacher/myStu', z.object({})), {
  ...shown,
  keepAlive: true,
  load: () => Promise.resolve({ Screen: Typing }),
});
const detail = defineScreen(screenRoute('/teacher/task/detail', z.object({ hId: Id })), {
  ...shown,
  load: () => Promise.resolve({ Screen: () => <p>Detail</p> }),
});
const Gate = ({ children }: { who: unknown; children: ReactNode }) => children;

const Outlet = () => {
  const [at, setAt] = useState({ row: list, query: '' });
  return (
    <>
      <button type="button" onClick={() => setAt({ row: detail, query: '?hId=3' })}>
        there
      </button>
      <button type="button" onClick={() => setAt({ row: list, query: '' })}>
        back
      </button>
      <button type="button" onClick={() => setAt({ row: detail, query: '' })}>
        lost
      </button>
      <KeepAliveOutlet row={at.row} query={at.query} Gate={Gate} />
    </>
  );
};

const press = (name: string) => act(async () => fireEvent.click(page.getByText(name)));

test('a list that was kept mounted reappears as it was left', async () => {
  await act(async () => renderUi(<Outlet />));
  fireEvent.change(await page.findByLabelText('note'), { target: { value: 'half a word' } });
  await press('there');
  expect(await page.findByText('Detail')).toBeTruthy();
  await press('back');
  expect(page.getByLabelText<HTMLInputElement>('note').value).toBe('half a word');
  expect(page.queryByText('Detail')).toBeNull();
});

test('a path without its required query shows a message that does not use parameter names', async () => {
  await act(async () => renderUi(<Outlet />));
  await press('lost');
  expect(await page.findByRole('heading', { name: 'This link is not complete' })).toBeTruthy();
  expect(page.getByText(/open it again from its list/)).toBeTruthy();
  expect(page.queryByText(/hId/)).toBeNull();
  expect(page.getByRole('button', { name: 'To the start page' })).toBeTruthy();
});
