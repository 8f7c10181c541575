// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { BrowserRouter, Link, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useConfirm } from '../parts/confirm.tsx';
import { installBrowserStubs } from '../testing.tsx';
import { UiProvider } from '../theme/provider.tsx';
import { LanguageProvider } from '../words/index.ts';
import { installHistoryGuards, useLeaveGuard } from './leave-guard.ts';

installHistoryGuards();

const asks = vi.fn<() => void>();

const Form = () => {
  const confirm = useConfirm();
  const [isTouched, setTouched] = useState(false);
  const question = { title: 'Leave without saving?', body: 'It is lost.', actionLabel: 'Leave', cancel: 'Stay' };
  useLeaveGuard(isTouched, () => {
    asks();
    return confirm(question);
  });
  return <input aria-label="Words" onChange={() => setTouched(true)} />;
};

const draw = () => {
  installBrowserStubs();
  render(
    <LanguageProvider language="en">
      <UiProvider env="test">
        <Suspense>
          <BrowserRouter>
            <Routes>
              <Route path="/list" element={<Link to="/form?id=3">To the form</Link>} />
              <Route path="/form" element={<Form />} />
            </Routes>
          </BrowserRouter>
        </Suspense>
      </UiProvider>
    </LanguageProvider>,
  );
};

const field = () => screen.getByLabelText<HTMLInputElement>('Words');
const write = (value: string) => fireEvent.change(field(), { target: { value } });
const where = () => `${location.pathname}${location.search}`;

beforeEach(async () => {
  asks.mockClear();
  history.replaceState(null, '', '/list');
  draw();
  fireEvent.click(screen.getByText('To the form'));
  await screen.findByLabelText('Words');
});
afterEach(cleanup);

test('Back asks before unsaved work is left; staying keeps the screen, its text and its URL', async () => {
  write('half a');
  history.back();
  fireEvent.click(await screen.findByRole('button', { name: 'Stay' }));
  await vi.waitFor(() => expect(where()).toBe('/form?id=3'));
  expect(field().value).toBe('half a');
  history.back();
  await screen.findByRole('button', { name: 'Stay' });
  expect(field().value).toBe('half a');
});

test('pressing Back again while the dialog is open neither asks twice nor leaves', async () => {
  const returns = vi.spyOn(history, 'go');
  write('half a');
  history.back();
  await screen.findByRole('button', { name: 'Stay' });
  await vi.waitFor(() => expect(where()).toBe('/form?id=3'));
  history.back();
  await vi.waitFor(() => expect(returns).toHaveBeenCalledTimes(2));
  await vi.waitFor(() => expect(where()).toBe('/form?id=3'));
  expect(asks).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: 'Stay' }));
  expect(field().value).toBe('half a');
});

test('Back leaves once that is confirmed', async () => {
  write('half a');
  history.back();
  fireEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('To the form')).toBeTruthy();
  expect(where()).toBe('/list');
});

test('Back leaves at once where nothing is unsaved', async () => {
  history.back();
  expect(await screen.findByText('To the form')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Stay' })).toBeNull();
});
