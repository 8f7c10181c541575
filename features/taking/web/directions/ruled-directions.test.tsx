// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { buildBlueprint, buildSectionRule } from '@inkstone/exam/blueprint/testing';
import { renderUi } from '@inkstone/ui/testing';
import { RuledDirections } from './ruled-directions.tsx';

afterEach(cleanup);

const directions = { en: '<p>You listen to a talk.</p>', zh: '<p>请听一段讲座。</p>' };
const filled = [{ section: 'Listening', sets: [[1]] }];
const partsWith = (plays: number | null, audioSeconds?: number) =>
  buildBlueprint({ sections: [buildSectionRule('Listening')], filled }).sections.flatMap(({ parts }) =>
    parts.map((part) => ({
      ...part,
      plays,
      sets: part.sets.map((set) => ({ ...set, ...(audioSeconds !== undefined && { audioSeconds }) })),
    })),
  );

test('without its own directions an exam says how often a recording plays', () => {
  renderUi(<RuledDirections directions={null} parts={partsWith(1, 40)} isPractice={false} />);
  expect(screen.getByText('Each recording plays once.')).toBeTruthy();
});

test('directions written for practice are not labelled as those of an exam', () => {
  const { container } = renderUi(<RuledDirections directions={directions} parts={partsWith(2, 40)} isPractice isOwn />);
  expect(container.textContent.endsWith('You listen to a talk.Each recording can be heard 2 times.')).toBe(true);
});

test('a test with other questions or times says that its directions are those of the real exam', () => {
  const { container } = renderUi(
    <RuledDirections directions={directions} parts={partsWith(null)} isPractice={false} isOther />,
  );
  expect(container.textContent).toMatch(/to a talk\.These are the directions of the real exam; this test has its own/);
});

test.each([
  { of: 'an exam, which say it themselves,', isPractice: false, parts: partsWith(1, 40), says: 'to a talk.' },
  {
    of: 'homework that gives more',
    isPractice: true,
    parts: partsWith(2, 40),
    says: 'In this homework the following holds:Each recording can be heard 2 times.',
  },
  {
    of: 'homework without rules to name',
    isPractice: true,
    parts: partsWith(null),
    says: 'the rules of this homework may differ.',
  },
  { of: 'a part that counts without a recording', isPractice: false, parts: partsWith(1), says: 'to a talk.' },
  { of: 'recordings that are not counted', isPractice: false, parts: partsWith(null, 40), says: 'to a talk.' },
])('the directions of $of end with the actual rules', ({ isPractice, parts, says }) => {
  const { container } = renderUi(<RuledDirections directions={directions} parts={parts} isPractice={isPractice} />);
  expect(container.textContent.endsWith(says)).toBe(true);
});
