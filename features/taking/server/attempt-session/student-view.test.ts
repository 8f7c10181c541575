import { expect, test } from 'vitest';
import { createAttemptState } from '@inkstone/exam/attempt';
import { buildBlueprint, buildPartRule, buildSectionRule } from '@inkstone/exam/blueprint/testing';
import { toStudentView } from './student-view.ts';

test.each(['practice', 'test'] as const)('a window learns of no question that it is a trial, in %s', (mode) => {
  const trial = buildPartRule('trial', { unscored: true });
  const sections = [
    buildSectionRule('first', { parts: [buildPartRule('part')] }),
    buildSectionRule('second', { parts: [trial], unscored: true }),
  ];
  const filled = [
    { section: 'first', part: 'part', sets: [[1, 2]] },
    { section: 'second', part: 'trial', sets: [[3]] },
  ];
  const blueprint = buildBlueprint({ sections, filled }, { mode });
  expect(JSON.stringify(blueprint)).toContain('"unscored":true');
  const contentReleasedAt = { first: 0, second: 0 };
  const view = toStudentView({ blueprint, state: { ...createAttemptState(), contentReleasedAt } });
  expect(JSON.stringify(view)).not.toContain('"unscored":true');
});
