// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderUi } from '@inkstone/ui/testing';
import { BankTree } from './bank-tree.tsx';

const list = [
  { id: 1, parentId: null, kind: 'programme', name: 'AMC', nameZh: 'AMC 数学竞赛', count: 4 },
  { id: 2, parentId: 1, kind: 'subject', name: 'Algebra', nameZh: '代数', count: 3 },
  { id: 3, parentId: 2, kind: 'point', name: 'Sequences', nameZh: '数列', count: 2 },
  { id: 4, parentId: null, kind: 'programme', name: 'SSAT', nameZh: 'SSAT', count: 1 },
  { id: 5, parentId: 4, kind: 'subject', name: 'Verbal', nameZh: '词汇', count: 1 },
];
vi.mock('@inkstone/call/web', async (original) => ({ ...(await original()), useApiQuery: () => ({ data: { list } }) }));
afterEach(cleanup);

const StatefulTree = ({ first }: { first?: number }) => {
  const [node, setNode] = useState(first);
  return <BankTree node={node} onNode={setNode} />;
};
const places = () =>
  [...document.querySelectorAll('li')].map((line) => line.querySelector('[class*=place] span')?.textContent);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

test('programmes are collapsed, and an opened node stays open when one below it is selected', () => {
  renderUi(<StatefulTree />);
  expect(places()).toEqual(['AMC', 'SSAT']);
  press('Show what is below AMC');
  press('Show what is below Algebra');
  expect(places()).toEqual(['AMC', 'Algebra', 'Sequences', 'SSAT']);
  press(/^Sequences/);
  expect(places()).toEqual(['AMC', 'Algebra', 'Sequences', 'SSAT']);
  press('Hide what is below Algebra');
  expect(places()).toEqual(['AMC', 'Algebra', 'SSAT']);
});

test('the path to the node in the URL is expanded', () => {
  renderUi(<StatefulTree first={3} />);
  expect(places()).toEqual(['AMC', 'Algebra', 'Sequences', 'SSAT']);
});
