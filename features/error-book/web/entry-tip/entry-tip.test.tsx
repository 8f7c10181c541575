// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderUi } from '@inkstone/ui/testing';
import { EntryTip } from './entry-tip.tsx';

const me = vi.hoisted(() => ({ id: 5, role: 'student' }));
vi.mock('@inkstone/session/web', () => ({ useOptionalUser: () => ({ ...me }) }));
vi.mock('@inkstone/device', () => ({ personStorageFor: () => localStorage }));

beforeEach(() => {
  localStorage.clear();
  Object.assign(me, { id: 5, role: 'student' });
});
afterEach(cleanup);

const findTip = () => screen.queryByRole('note', { name: 'About the error book' });
const drawAgain = () => {
  cleanup();
  renderUi(<EntryTip />);
};

test('the entry of the error book has a tip until the student dismisses it, each for themselves', () => {
  renderUi(<EntryTip />);
  expect(findTip()?.textContent).toContain('collected here');
  drawAgain();
  fireEvent.click(screen.getByRole('button', { name: 'Do not show this again' }));
  expect(findTip()).toBeNull();
  drawAgain();
  expect(findTip()).toBeNull();
  me.id = 6;
  drawAgain();
  expect(findTip()).toBeTruthy();
});

test('nobody but a student has it', () => {
  me.role = 'teacher';
  renderUi(<EntryTip />);
  expect(findTip()).toBeNull();
});

test('where the device stores nothing there is no tip that would come back each time', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('no storage');
  });
  renderUi(<EntryTip />);
  expect(findTip()).toBeNull();
  vi.restoreAllMocks();
});

test('it lies over the page on the student’s home alone, and covers no title elsewhere', () => {
  renderUi(<EntryTip />, { at: '/stu/index' });
  expect(findTip()?.dataset).toHaveProperty('home');
  cleanup();
  renderUi(<EntryTip />, { at: '/announcement?id=3' });
  expect(findTip()?.dataset).not.toHaveProperty('home');
});
