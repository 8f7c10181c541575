// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderUi } from '@inkstone/ui/testing';
import { AssignmentSummary } from './assignment-summary.tsx';

afterEach(cleanup);

const work = {
  submitted: 3,
  total: 5,
  averageAccuracy: null,
  averageScore: null,
  deadline: '2026-03-02T08:00:00.000Z',
  firstDeadline: null,
  lastDeadline: null,
  status: 'onGoing',
  reportOpen: false,
  reportAt: 'closed',
} as const;

const reports = () => screen.getByText('Reports open').nextElementSibling?.textContent;

test.each([
  ['on-going', {}, 'after the last deadline'],
  ['on-going with reports opened by hand', { reportOpen: true }, 'open'],
  ['withdrawn', { status: 'withdrawn' }, 'no longer'],
  ['withdrawn after its reports were opened', { status: 'withdrawn', reportOpen: true }, 'no longer'],
] as const)('for an assignment that is %s, the summary says when reports open', (_, draft, expectedText) => {
  renderUi(<AssignmentSummary detail={{ assignment: { ...work, ...draft } }} />);
  expect(reports()).toBe(expectedText);
});

test('if deadlines differ, the header shows the first and the last', () => {
  const spread = { firstDeadline: '2026-03-02T08:00:00.000Z', lastDeadline: '2026-03-04T09:30:00.000Z' };
  renderUi(<AssignmentSummary detail={{ assignment: { ...work, ...spread } }} />);
  const times = [...document.querySelectorAll('time')].map(({ dateTime }) => dateTime);
  expect(times).toEqual(Object.values(spread));
  cleanup();
  renderUi(
    <AssignmentSummary
      detail={{ assignment: { ...work, firstDeadline: work.deadline, lastDeadline: work.deadline } }}
    />,
  );
  expect(document.querySelectorAll('time')).toHaveLength(1);
});
