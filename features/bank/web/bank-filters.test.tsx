// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { listTags } from '../contract.ts';
import { BankFilters, type BankFilter } from './bank-filters.tsx';
import { renderWithCalls } from './testing.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const list = [
  { name: 'Olympiad', count: 3 },
  { name: '几何', count: 1 },
];

const StatefulFilters = ({ onChange }: { onChange(filter: BankFilter): void }) => {
  const [filter, setFilter] = useState<BankFilter>({ page: 1 });
  const change = (next: Partial<BankFilter>) => {
    setFilter({ ...filter, ...next });
    onChange({ ...filter, ...next });
  };
  return <BankFilters filter={filter} onChange={change} />;
};

const draw = () => {
  const onChange = vi.fn<(filter: BankFilter) => void>();
  renderWithCalls(<StatefulFilters onChange={onChange} />, [[listTags, { list }]]);
  return onChange;
};

test('the list is narrowed by a level of difficulty', async () => {
  const onChange = draw();
  fireEvent.click(screen.getByRole('combobox', { name: 'Difficulty' }));
  fireEvent.click(await screen.findByRole('option', { name: 'Hard' }));
  expect(onChange.mock.lastCall?.[0]).toEqual({ page: 1, difficulty: 4 });
});

test('tags are offered, and one that is chosen is not offered again in whatever spelling', async () => {
  const onChange = draw();
  const field = screen.getByRole('combobox', { name: 'Tags' });
  fireEvent.click(field);
  fireEvent.click(await screen.findByRole('option', { name: 'Olympiad' }));
  expect(onChange.mock.lastCall?.[0].tags).toEqual(['Olympiad']);
  expect(screen.queryByRole('option', { name: 'Olympiad' })).toBeNull();
  fireEvent.change(field, { target: { value: 'ＯＬＹＭＰＩＡＤ' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onChange.mock.lastCall?.[0].tags).toEqual(['Olympiad']);
  fireEvent.change(field, { target: { value: '幾何' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onChange.mock.lastCall?.[0].tags).toEqual(['Olympiad', '幾何']);
});

test('the list is narrowed to own sets, to those shared with the person, and widened again', () => {
  const onChange = draw();
  const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
  choose('Shared with me');
  expect(onChange.mock.lastCall?.[0]).toEqual({ page: 1, isSharedWithMe: true });
  choose('Mine');
  expect(onChange.mock.lastCall?.[0]).toEqual({ page: 1, mine: true });
  choose('All');
  expect(onChange.mock.lastCall?.[0]).toEqual({ page: 1 });
});
