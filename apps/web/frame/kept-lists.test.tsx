// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen as page } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrowserRouter, Link } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { defineMessages } from '@inkstone/base';
import { screenRoute } from '@inkstone/exam/screen-paths';
import { LanguageProvider, UiProvider } from '@inkstone/ui';
import { defineScreen, useScreenLocation, useSetSearch, type ScreenDefinition } from '@inkstone/ui/screen';
import { installBrowserStubs } from '@inkstone/ui/testing';
import { fulfilledPromise } from '@inkstone/ui/words';
import { screens as assignmentScreens } from '@inkstone/assignments/screens';
import { screens as courseScreens } from '@inkstone/courses/screens';
import { screens as peopleScreens } from '@inkstone/people/screens';
import { Frame } from './frame.tsx';

/** The lists of the specification that keep their state when they are left and returned to. */
const keptLists = [
  ['/teacher/myStu', '?search=Lin&classId=4&page=3'],
  ['/teacher/myClass', '?search=Sea&page=2'],
  ['/teacher/myTeam', '?page=2'],
  ['/teacher/myStaff', '?search=Qiao&page=2'],
  ['/teacher/task/wlist', '?status=delay&search=bus&sort=deadline&page=2'],
  ['/teacher/test/tlist', '?status=complete&classId=4&sort=deadline&page=4'],
  ['/teacher/course/list', '?search=counting&page=2'],
] as const;

const titles = defineMessages('titles', { any: { en: 'Any', zh: '任意' } });
const title = [titles, 'any'] as const;
const allScreens = [...assignmentScreens, ...courseScreens, ...peopleScreens];

const findRow = (path: string): ScreenDefinition => {
  const row = allScreens.find((screen) => screen.path === path);
  if (!row) throw new Error(`no screen at ${path}`);
  return row;
};

/** The list's own row, with a screen that says its query and can drop it. */
const listAt = (path: string): ScreenDefinition => {
  const row = findRow(path);
  const List = () => {
    const setSearch = useSetSearch(row.address);
    return (
      <>
        <p>{`query: ${useScreenLocation().query}`}</p>
        <button type="button" onClick={() => setSearch({}, { afresh: true })}>
          afresh
        </button>
      </>
    );
  };
  return { ...row, access: null, layout: 'window', title, load: () => Promise.resolve({ Screen: List }) };
};

const home = (path: string) =>
  defineScreen(screenRoute('/teacher/index', z.object({})), {
    ...{ access: null, layout: 'window', title },
    load: () => Promise.resolve({ Screen: () => <Link to={path}>to the list</Link> }),
  });

const open = async (url: string, list: ScreenDefinition, scope = 'qiao teacher') => {
  const rows = new Map([list, home(list.path)].map((row) => [row.path, fulfilledPromise(row)]));
  const link = {
    Session: ({ children }: { children: ReactNode }) => children,
    Gate: ({ children }: { who: unknown; children: ReactNode }) => children,
    useShell: () => ({ scope, home: '/', menu: [] }),
  };
  history.replaceState(null, '', url);
  await act(async () => {
    render(
      <LanguageProvider language="en">
        <UiProvider env="test">
          <BrowserRouter>
            <Frame findScreen={(path) => rows.get(path) ?? null} link={link} />
          </BrowserRouter>
        </UiProvider>
      </LanguageProvider>,
    );
  });
};

/** Loads the home page again, as after a reload or a later visit in the same window, and goes to the list from there. */
const returnTo = async (list: ScreenDefinition, scope?: string) => {
  cleanup();
  await open('/teacher/index', list, scope);
  fireEvent.click(await page.findByText('to the list'));
  await page.findByText(/^query:/);
};

beforeEach(() => {
  installBrowserStubs();
  sessionStorage.clear();
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each(keptLists)(
  '%s keeps its filters, order and page for the session, and for this person alone',
  async (path, query) => {
    const row = findRow(path);
    expect(row.keepAlive).toBe(true);
    const list = listAt(path);
    await open(`${path}${query}`, list);
    expect(await page.findByText(`query: ${query}`)).toBeTruthy();
    await returnTo(list);
    expect(await page.findByText(`query: ${query}`)).toBeTruthy();
    expect(location.search).toBe(query);
    await returnTo(list, 'dou teacher');
    expect(page.getByText('query:')).toBeTruthy();
    expect(location.search).toBe('');
  },
);

test.each(keptLists)('%s begins anew once its filters are dropped', async (path, query) => {
  const list = listAt(path);
  await open(`${path}${query}`, list);
  fireEvent.click(await page.findByText('afresh'));
  await returnTo(list);
  expect(location.search).toBe('');
});

test.each(keptLists)('every filter of %s stands in its address', (path, query) => {
  const { search } = findRow(path).address;
  const named = Object.fromEntries(new URLSearchParams(query));
  expect(Object.keys(search.parse(named) as object)).toEqual(expect.arrayContaining(Object.keys(named)));
});
