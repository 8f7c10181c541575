// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { getBankTree } from '../contract.ts';
import { emptyQuestion, emptySet, listPoints, toPointFields, toSetDraft } from './edited-set.ts';
import { KnowledgeField } from './knowledge-field.tsx';
import { renderWithCalls } from './testing.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const node = (id: number, parentId: number | null, kind: string, code: string, name: string) => ({
  ...{ id, parentId, kind, code, name, nameZh: name, count: 0 },
});
const list = [
  node(1, null, 'programme', 'amc', 'AMC'),
  node(2, 1, 'subject', 'amc.math', 'Mathematics'),
  node(3, 2, 'section', 'amc.math.algebra', 'Algebra'),
  node(4, 3, 'knowledgePoint', 'amc.math.algebra.ratio', 'Ratio'),
  node(5, 3, 'knowledgePoint', 'amc.math.algebra.sequences', 'Sequences'),
  node(6, 1, 'subject', 'amc.logic', 'Logic'),
  node(7, 6, 'section', 'amc.logic.all', 'All'),
  node(8, 7, 'knowledgePoint', 'amc.logic.all.truth', 'Truth'),
];

const StatefulField = ({ onChange }: { onChange(points: number[]): void }) => {
  const [points, setPoints] = useState<number[]>([]);
  const change = (next: number[]) => {
    setPoints(next);
    onChange(next);
  };
  return <KnowledgeField place="amc.math" value={points} onChange={change} />;
};

test('several points of the subject are chosen, the first of them as the main one', async () => {
  const onChange = vi.fn<(points: number[]) => void>();
  renderWithCalls(<StatefulField onChange={onChange} />, [[getBankTree, { list }]]);
  const field = screen.getByRole('combobox', { name: 'Knowledge points (optional)' });
  fireEvent.click(field);
  fireEvent.click(await screen.findByRole('option', { name: 'Sequences' }));
  expect(screen.queryByText('The first is the main one, which reports count.')).toBeNull();
  expect(screen.queryByRole('option', { name: 'Truth' })).toBeNull();
  fireEvent.click(await screen.findByRole('option', { name: 'Ratio' }));
  expect(onChange.mock.lastCall).toEqual([[5, 4]]);
  expect(screen.getByText('The first is the main one, which reports count.')).toBeTruthy();
});

test('a set is sent with all points of its questions, and one from an older draft without further points', () => {
  const set = emptySet({ place: 'amc.math', knowledgeNodeId: null });
  const several = { ...emptyQuestion('choice', 'amc.math'), ...toPointFields([5, 4]) };
  const { furtherNodeIds: _none, ...older } = { ...emptyQuestion('choice', 'amc.math'), knowledgeNodeId: 5 };
  expect(toSetDraft({ ...set, questions: [several, older] }).questions).toMatchObject([
    { knowledgeNodeId: 5, furtherNodeIds: [4] },
    { knowledgeNodeId: 5, furtherNodeIds: [] },
  ]);
  expect([listPoints(several), listPoints(older)]).toEqual([[5, 4], [5]]);
});
