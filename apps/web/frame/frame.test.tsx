// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen as page } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrowserRouter, Link } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { defineMessages } from '@inkstone/base';
import { screenRoute } from '@inkstone/exam/screen-paths';
import { LanguageProvider, UiProvider } from '@inkstone/ui';
import { defineScreen, useSearch } from '@inkstone/ui/screen';
import { installBrowserStubs } from '@inkstone/ui/testing';
import { fulfilledPromise } from '@inkstone/ui/words';
import { Frame } from './frame.tsx';

const titles = defineMessages('titles', { list: { en: 'Students', zh: '学生' }, other: { en: 'Home', zh: '首页' } });
const list = screenRoute('/teacher/myStu', z.object({ text: z.string().default('') }));

const List = () => <p>{`found: ${useSearch(list).text}`}</p>;
const Other = () => <Link to="/teacher/myStu">all students</Link>;
const Broken = (): ReactNode => {
  throw new Error('broken');
};

const shown = { access: null, layout: 'window' } as const;
const rows = [
  defineScreen(list, {
    ...shown,
    title: [titles, 'list'],
    keepAlive: true,
    load: () => Promise.resolve({ Screen: List }),
  }),
  defineScreen(screenRoute('/teacher/index', z.object({})), {
    ...shown,
    title: [titles, 'other'],
    load: () => Promise.resolve({ Screen: Other }),
  }),
  defineScreen(screenRoute('/teacher/test', z.object({})), {
    ...shown,
    title: [titles, 'other'],
    load: () => Promise.resolve({ Screen: Broken }),
  }),
];

const coming = new Map(rows.map((row) => [row.path as string, fulfilledPromise(row)]));
const rowAt = (path: string) => coming.get(path) ?? null;

const link = {
  Session: ({ children }: { children: ReactNode }) => children,
  Gate: ({ children }: { who: unknown; children: ReactNode }) => children,
  useShell: () => ({ scope: 'one', home: '/', menu: [] }),
};

const open = async (url: string) => {
  history.replaceState(null, '', url);
  await act(async () => {
    render(
      <LanguageProvider language="en">
        <UiProvider env="test">
          <BrowserRouter>
            <Frame findScreen={rowAt} link={link} />
          </BrowserRouter>
        </UiProvider>
      </LanguageProvider>,
    );
  });
};

const move = (to: string) =>
  act(async () => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  });

beforeEach(() => {
  installBrowserStubs();
  vi.stubGlobal('scrollTo', () => undefined);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a list that was kept mounted reappears with its filters', async () => {
  await open('/teacher/myStu?text=Lin');
  expect(await page.findByText('found: Lin')).toBeTruthy();
  expect(document.title).toBe('Students · Inkstone');
  await move('/teacher/index');
  fireEvent.click(await page.findByText('all students'));
  expect(await page.findByText('found: Lin')).toBeTruthy();
  expect(location.search).toBe('?text=Lin');
});

test('the window has the title of the address until the screen sets its own', async () => {
  await open('/teacher/index?title=%20Essay%0A%3Cb%3E');
  expect(await page.findByText('all students')).toBeTruthy();
  expect(document.title).toBe('Essay <b> · Inkstone');
});

test('an unknown path shows a message and a link to the home page', async () => {
  await open('/nowhere');
  expect(await page.findByRole('heading', { name: 'There is no page here' })).toBeTruthy();
  expect(page.getByText(/may have been cut off/)).toBeTruthy();
  expect(page.getByRole('link', { name: 'To the start page' })).toBeTruthy();
});

test('a screen that throws says what is safe, and the next screen works', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await open('/teacher/test');
  expect(await page.findByText('This page stopped working')).toBeTruthy();
  await move('/teacher/index');
  expect(await page.findByText('all students')).toBeTruthy();
});
