// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Language } from '@inkstone/base';
import { getMyTestReport } from '../../contract.ts';
import type { AttemptReportData } from '../../document/attempt-report-data.ts';
import { buildReport, renderWithResponses } from '../testing.tsx';
import { AttemptReport } from './attempt-report.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Module = AttemptReportData['modules'][number];

const draw = (language: Language, second: Partial<Module>) => {
  const [math, first, next] = language === 'en' ? ['Math', 'Module 1', 'Module 2'] : ['数学', '第一模块', '第二模块'];
  const section = { sectionId: 'math', sectionName: math, total: 27, most: null, ...second };
  const modules: Module[] = [
    { ...section, name: first, way: 'first', right: 18, reason: undefined },
    { ...section, name: next, way: 'harder', right: 11 },
  ];
  renderWithResponses(<AttemptReport kind="test" id={3} />, [[getMyTestReport, buildReport({ modules })]], {
    language,
  });
  return screen.findByText(next).then((name) => name.closest('li')?.textContent ?? '');
};
const cuts: NonNullable<Module['reason']>['cuts'] = [
  { way: 'harder', percent: 60 },
  { way: 'middle', percent: 35 },
];
const reason = { earned: 18, possible: 27, percent: 67, cuts };

test('a second module says what led to it, and from where each module follows', async () => {
  expect(await draw('en', { reason })).toContain(
    '18 of 27 points (67%) in Module 1; harder from 60%, medium from 35%.',
  );
  expect(screen.getByText(/The threshold is our own estimate/)).toBeTruthy();
});

test('in Chinese', async () => {
  const text = await draw('zh', { reason: { ...reason, current: { earned: 19.5, possible: 27 } }, cutsFrom: 'paper' });
  expect(text).toContain('第一模块得 18 / 27 分（67%）；60% 及以上为较难，35% 及以上为中等。');
  expect(text).toContain('之后更正评分，第一模块现为 19.5 / 27 分；已作的分流不变。');
  expect(screen.getByText('第二模块由第一模块的作答情况决定，分流界线由本试卷自行设定。')).toBeTruthy();
});

test('a correction since is told, and that the module stays', async () => {
  const text = await draw('en', { reason: { ...reason, current: { earned: 16, possible: 26 } } });
  expect(text).toContain('After a later correction Module 1 has 16 of 26 points; the choice stays as it was.');
});

test('cuts of the paper’s own are not called an estimate', async () => {
  await draw('en', { reason, cutsFrom: 'paper' });
  expect(screen.getByText(/by cut scores that this paper sets/)).toBeTruthy();
  expect(screen.queryByText(/our own estimate/)).toBeNull();
});
