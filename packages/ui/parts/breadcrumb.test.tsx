// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderUi } from '../testing.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { usePlaceholderTitle } from './use-placeholder-title.ts';

afterEach(cleanup);

const trail = [{ label: 'Assignments', to: '/teacher/task/wlist' }, { label: 'Essay' }];
const draw = (query: string) => {
  renderUi(<Breadcrumb trail={trail} />, { at: `/teacher/task/detail?hId=7${query}` });
  return {
    steps: screen.getAllByRole('listitem').map(({ textContent }) => textContent),
    links: screen.getAllByRole('link').map((link) => link.getAttribute('href')),
    current: document.querySelector('[aria-current=page]')?.textContent,
  };
};

test.each([
  ['', ['Assignments', 'Essay']],
  ['&bread=AMC%208', ['Assignments', 'AMC 8', 'Essay']],
  ['&bread=Classes%20%3E%20AMC%208', ['Assignments', 'Classes', 'AMC 8', 'Essay']],
  // A step of the page's own trail stands where the address has it, and once.
  ['&bread=Home%20%3E%20Assignments%20%3E%20Essay', ['Home', 'Assignments', 'Essay']],
  ['&bread=%3Cb%3E%20%3E%20javascript:alert(1)', ['Assignments', '<b', 'javascript:alert(1)', 'Essay']],
])('the trail holds the way that the address says, as text: %s', (query, steps) => {
  expect(draw(query)).toEqual({ steps, links: ['/teacher/task/wlist'], current: 'Essay' });
});

const Title = ({ isError }: { isError: boolean }) => <h1>{usePlaceholderTitle({ isError }, 'Assignment')}</h1>;

test.each([
  ['', false, 'Assignment'],
  ['?title=Essay', false, 'Essay'],
  // What does not load has no name that somebody made up.
  ['?title=Call%20this%20number', true, 'Assignment'],
] as const)('a page that loads has the title of its address: %s, failed: %s', (query, isError, title) => {
  renderUi(<Title isError={isError} />, { at: `/teacher/task/detail${query}` });
  expect(screen.getByRole('heading').textContent).toBe(title);
});
