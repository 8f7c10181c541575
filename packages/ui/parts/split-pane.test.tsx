// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderUi } from '../testing.tsx';
import { SplitPane } from './split-pane.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const pane = (
  <SplitPane names={{ left: 'Passage', right: 'Question' }} left={<p>Salt moved cities.</p>} right={<p>Why?</p>} />
);

test('the divider moves by keyboard and stays within readable bounds', () => {
  renderUi(pane);
  const divider = screen.getByRole('separator', { name: 'Divider between Passage and Question' });
  expect(divider.getAttribute('aria-valuenow')).toBe('55');
  fireEvent.keyDown(divider, { key: 'ArrowLeft' });
  expect(divider.getAttribute('aria-valuenow')).toBe('53');
  fireEvent.keyDown(divider, { key: 'End' });
  fireEvent.keyDown(divider, { key: 'ArrowRight' });
  expect(divider.getAttribute('aria-valuenow')).toBe('75');
  fireEvent.keyDown(divider, { key: 'Home' });
  expect(divider.getAttribute('aria-valuenow')).toBe('25');
});

test('on a narrow screen the two panes are tabs, and both stay mounted', () => {
  const narrow = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('matchMedia', () => narrow);
  renderUi(pane);
  expect(screen.queryByRole('separator')).toBeNull();
  const passage = screen.getByText('Salt moved cities.').closest('section');
  expect(passage?.hidden).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Passage' }));
  expect(passage?.hidden).toBe(false);
  expect(screen.getByText('Why?').closest('section')?.hidden).toBe(true);
});

test('on a narrow screen the panes can stand one above the other, with a divider that is moved by keyboard', () => {
  const narrow = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('matchMedia', () => narrow);
  const moves: unknown[] = [];
  renderUi(
    <SplitPane
      names={{ left: 'Passage', right: 'Question' }}
      left={<p>Salt moved cities.</p>}
      right={<p>Why?</p>}
      narrow="stacked"
      initialStacked={40}
      onResize={(share, layout) => moves.push([share, layout])}
    />,
  );
  const divider = screen.getByRole('separator', { name: 'Divider between Passage and Question' });
  expect(divider.getAttribute('aria-orientation')).toBe('horizontal');
  expect(screen.getByRole('region', { name: 'Passage' }).hidden).toBe(false);
  expect(screen.getByRole('region', { name: 'Question' }).hidden).toBe(false);
  fireEvent.keyDown(divider, { key: 'ArrowDown' });
  fireEvent.keyDown(divider, { key: 'ArrowRight' });
  fireEvent.keyDown(divider, { key: 'End' });
  expect(divider.getAttribute('aria-valuenow')).toBe('85');
  expect(moves).toEqual([
    [42, 'stacked'],
    [85, 'stacked'],
  ]);
});
