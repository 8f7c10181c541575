// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderUi } from '@inkstone/ui/testing';
import { GivenStrip } from './given-strip.tsx';

afterEach(cleanup);

const work = {
  submitted: 3,
  total: 5,
  averageAccuracy: null,
  averageScore: null,
  deadline: '2026-03-02T08:00:00.000Z',
  status: 'onGoing',
  reportOpen: false,
  reportAt: 'closed',
} as const;

const reports = () => screen.getByText('Reports open').nextElementSibling?.textContent;

test.each([
  ['that runs', {}, 'after the last deadline'],
  ['whose reports were opened by hand', { reportOpen: true }, 'open'],
  ['that was withdrawn', { status: 'withdrawn' }, 'not any more'],
  ['that was withdrawn after its reports were opened', { status: 'withdrawn', reportOpen: true }, 'not any more'],
] as const)('of work %s it is said when reports open', (_, draft, says) => {
  renderUi(<GivenStrip detail={{ assignment: { ...work, ...draft } }} />);
  expect(reports()).toBe(says);
});
