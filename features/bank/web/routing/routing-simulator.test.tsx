// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Language } from '@inkstone/base';
import { simulateRouting } from '@inkstone/reports/contract';
import { renderWithCalls } from '../testing.tsx';
import { RoutingSimulator, type SimulationRequest } from './routing-simulator.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const request: SimulationRequest = {
  ...{ programme: 'sat', variant: 'digital', section: 'math', paperId: 4 },
  sets: [{ setId: 7, version: 2, questionIds: [701] }],
};
const [hard, easy] = [
  { part: 'hard', name: { en: 'Harder', zh: '较难' } },
  { part: 'easy', name: { en: 'Easier', zh: '较易' }, atLeastPercent: 0 },
];
const results = {
  ...{ source: 'answers', students: 20, partial: 0, questionCount: 10, measuredCount: 10 },
  bins: [
    { from: 40, to: 40, weight: 5 },
    { from: 60, to: 60, weight: 10 },
    { from: 80, to: 80, weight: 5 },
  ],
};
const getSimulator = (cut: number) => (
  <RoutingSimulator request={request} routes={[{ ...hard, atLeastPercent: cut }, easy]} />
);
const draw = (simulation: object, language: Language = 'en', cut = 60) => {
  const drawn = renderWithCalls(getSimulator(cut), [[simulateRouting, { ...results, ...simulation }]], { language });
  fireEvent.click(screen.getByRole('button', { expanded: false }));
  return drawn;
};
const listShares = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('past answers are asked for when a teacher opens them, and shown as the share of each module', async () => {
  const { sent } = draw({});
  expect(await screen.findByText('From the answers of 20 students who were asked these questions.')).toBeTruthy();
  expect(listShares()).toEqual(['Harder75% of students', 'Easier25% of students']);
  expect(screen.getByRole('img', { name: /^Results in this module/ })).toBeTruthy();
  expect(sent).toEqual([{ path: simulateRouting.path, input: request }]);
});

test('a share is rough where a cut falls between results of one bin', async () => {
  draw({ bins: [{ from: 50, to: 54, weight: 8 }, ...results.bins.slice(1)], partial: 1 }, 'en', 52);
  expect(await screen.findByText(/1 of them was not asked all of them, but at least two thirds/)).toBeTruthy();
  expect(listShares()[0]).toBe('Harderabout 83% of students');
});

test('an estimate says on what it rests and what it assumes', async () => {
  draw({ source: 'facilities', students: 3, measuredCount: 8, bins: [{ from: 50, to: 50, weight: 1 }] });
  expect(await screen.findByText(/^Only 3 students .* too few to show\. This is an estimate .* 8 of 10/)).toBeTruthy();
  expect(listShares()).toEqual(['Harderabout 0% of students', 'Easierabout 100% of students']);
});

test('where nothing is known it says so', async () => {
  draw({ source: 'none', students: 0, bins: [] });
  expect(await screen.findByText(/^No student has answered these questions in these words yet\. Once/)).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
});

test('in Chinese', async () => {
  draw({ source: 'facilities', students: 3, measuredCount: 8, bins: [{ from: 50, to: 50, weight: 1 }] }, 'zh');
  expect(await screen.findByText(/^只有 3 名学生.*不予显示。以上为估计值：依据 10 题中 8 题的实测难度/)).toBeTruthy();
  expect(listShares()).toEqual(['较难约 0% 的学生', '较易约 100% 的学生']);
});
