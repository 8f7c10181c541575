// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useActiveMenuPath } from '@inkstone/ui/screen';
import { renderUi } from '@inkstone/ui/testing';
import { MainMenu } from './main-menu.tsx';

const menu = [
  { id: 'home', label: { en: 'Home', zh: '首页' }, to: '/teacher/index' },
  {
    id: 'assign',
    label: { en: 'Assign', zh: '布置' },
    covers: ['/teacher/task/detail'],
    children: [
      { id: 'given', label: { en: 'Assignments given', zh: '已布置的作业' }, to: '/teacher/task/wlist' },
      { id: 'tests', label: { en: 'Tests given', zh: '已布置的测试' }, to: '/teacher/test/tlist' },
    ],
  },
];

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a heading opens after the pointer has rested on it for 200 ms, and closes the same way', () => {
  vi.useFakeTimers();
  renderUi(<MainMenu menu={menu} path="/teacher/index" />);
  const heading = screen.getByRole('button', { name: 'Assign' });
  fireEvent.mouseEnter(heading.parentElement ?? heading);
  act(() => void vi.advanceTimersByTime(199));
  expect(screen.queryByText('Tests given')).toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByText('Tests given')).toBeTruthy();
  fireEvent.mouseLeave(heading.parentElement ?? heading);
  act(() => void vi.advanceTimersByTime(200));
  expect(screen.queryByText('Tests given')).toBeNull();
});

test('one key opens the menu, another closes it and returns the focus', () => {
  renderUi(<MainMenu menu={menu} path="/teacher/index" />);
  const heading = screen.getByRole('button', { name: 'Assign' });
  fireEvent.click(heading);
  const link = screen.getByRole('link', { name: 'Assignments given' });
  link.focus();
  fireEvent.keyDown(link, { key: 'Escape' });
  expect(screen.queryByRole('link', { name: 'Assignments given' })).toBeNull();
  expect(document.activeElement).toBe(heading);
});

test('the entry of the current path is marked', () => {
  renderUi(<MainMenu menu={menu} path="/teacher/task/detail" />, { language: 'zh' });
  expect(screen.getByRole('button', { name: '布置' }).dataset['current']).toBe('true');
  expect(screen.getByRole('link', { name: '首页' }).getAttribute('aria-current')).toBeNull();
});

test('a screen can name the entry that is marked, and the path decides again once it is unmounted', () => {
  const Under = () => {
    useActiveMenuPath('/teacher/test/tlist');
    return null;
  };
  const tests = { id: 'tests', label: { en: 'Tests', zh: '测试' }, to: '/teacher/test/tlist' };
  renderUi(<MainMenu menu={[...menu, tests]} path="/teacher/index" />);
  const current = (name: string) => screen.getByRole('link', { name }).getAttribute('aria-current');
  expect(current('Home')).toBe('page');
  const { unmount } = renderUi(<Under />);
  expect([current('Home'), current('Tests')]).toEqual([null, 'page']);
  unmount();
  expect([current('Home'), current('Tests')]).toEqual(['page', null]);
});

test('a tip stands beside its entry', () => {
  const tests = { id: 'tests', label: { en: 'Tests', zh: '测试' }, to: '/teacher/test/tlist' };
  renderUi(<MainMenu menu={[...menu, tests]} path="/teacher/index" tips={{ tests: <p>new here</p> }} />);
  expect(screen.getByText('new here').parentElement?.textContent).toContain('Tests');
});
