import { describe, expect, test } from 'vitest';
import { findPaper } from './find-paper.ts';
import { findViolations } from './find-violations.ts';
import { listReplacements } from './list-replacements.ts';
import { listRuleRefs, toRuleKey } from './rule-refs.ts';
import { buildRules, buildUnits, RandomSource } from './testing/random-rules.ts';
import type { PaperRules, PaperUnit, RuleRef, UnitQuestion } from './types.ts';

const algebra = 1;
const geometry = 2;

const noRules: PaperRules = {
  total: { from: 0, to: 200 },
  groups: [],
  difficulty: null,
  meanDifficulty: null,
  notSeenSince: null,
  isFamilyUnique: false,
  included: [],
  excluded: [],
};

const single = (id: number, question: Partial<UnitQuestion> = {}, family = id): PaperUnit => ({
  id,
  family,
  questions: [{ knowledge: [algebra], type: 'choice', difficulty: 0.5, seenAt: null, ...question }],
});
const many = (count: number, from: number, question: Partial<UnitQuestion> = {}) =>
  Array.from({ length: count }, (_, index) => single(from + index, question));
const group = (knowledge: number, count: number, rest: Partial<PaperRules['groups'][number]> = {}) => ({
  knowledge: [knowledge],
  types: [],
  difficulty: null,
  count: { from: count, to: count },
  ...rest,
});
const exactly = (count: number) => ({ from: count, to: count });
const pick = (units: readonly PaperUnit[], ids: readonly number[]) => units.filter(({ id }) => ids.includes(id));

/** All combinations of some units. */
const listSubsets = (units: readonly PaperUnit[]): PaperUnit[][] =>
  Array.from({ length: 2 ** units.length }, (_, mask) => units.filter((_unit, index) => (mask >> index) & 1));

/** The keys of the rules that each combination breaks. */
const listBroken = (units: readonly PaperUnit[], rules: PaperRules): ReadonlySet<string>[] =>
  listSubsets(units).map((subset) => new Set(findViolations(subset, rules).map(toRuleKey)));

const canMeet = (broken: readonly ReadonlySet<string>[], refs: readonly RuleRef[]): boolean =>
  broken.some((keys) => refs.every((ref) => !keys.has(toRuleKey(ref))));

function* listChoices<Item>(items: readonly Item[], size: number): Generator<Item[]> {
  if (size === 0) yield [];
  else {
    for (const [index, item] of items.entries()) {
      for (const rest of listChoices(items.slice(index + 1), size - 1)) yield [item, ...rest];
    }
  }
}

const countBySubset = (units: readonly PaperUnit[], rules: PaperRules, rule: RuleRef): number => {
  const groupRule = rule.kind === 'group' ? rules.groups[rule.index] : undefined;
  const questions = units.flatMap((unit) => unit.questions);
  if (!groupRule) return questions.length;
  const isOff = (count: number) =>
    findViolations(units, { ...noRules, groups: [{ ...groupRule, count: exactly(count) }] }).length > 0;
  let count = 0;
  while (isOff(count)) count += 1;
  return count;
};

/** The nearest counts on both sides of a rule that combinations reach which meet the other rules. */
const findNearest = (units: readonly PaperUnit[], rules: PaperRules, refs: readonly RuleRef[], rule: RuleRef) => {
  const others = refs.filter((ref) => ref !== rule).map(toRuleKey);
  const counts = listSubsets(units)
    .filter((subset) => !findViolations(subset, rules).some((ref) => others.includes(toRuleKey(ref))))
    .map((subset) => countBySubset(subset, rules, rule));
  const span = rule.kind === 'group' ? rules.groups[rule.index]?.count : rules.total;
  const below = counts.filter((count) => count < (span?.from ?? 0));
  const above = counts.filter((count) => count > (span?.to ?? 0));
  return { below: below.length > 0 ? Math.max(...below) : null, above: above.length > 0 ? Math.min(...above) : null };
};

// A thousand in `npm run test:chaos`.
const ruleSets = process.env['CHAOS_ROUNDS'] ? 1000 : 250;

describe('a paper by rules', () => {
  test(`has no violation, in ${ruleSets} sets of rules over twenty thousand units`, { timeout: 600_000 }, () => {
    const units = buildUnits(20_000, new RandomSource('units'));
    const ids = units.map(({ id }) => id);
    const byId = new Map(units.map((unit) => [unit.id, unit]));
    const statuses = { found: 0, conflict: 0, undecided: 0 };
    for (let number = 0; number < ruleSets; number += 1) {
      const rules = buildRules(new RandomSource(`rules ${number}`), ids, 60);
      const result = findPaper(units, rules, `seed ${number}`);
      statuses[result.status] += 1;
      if (result.status !== 'found') continue;
      expect(new Set(result.unitIds).size).toBe(result.unitIds.length);
      expect(
        findViolations(
          result.unitIds.flatMap((id) => byId.get(id) ?? []),
          rules,
        ),
      ).toEqual([]);
    }
    expect(statuses.found).toBeGreaterThan(0.3 * ruleSets);
    expect(statuses.conflict).toBeGreaterThan(0.2 * ruleSets);
    expect(statuses.undecided).toBe(0);
  });

  test('is found exactly where one exists, and else the conflict is the smallest', { timeout: 300_000 }, () => {
    let conflicts = 0;
    for (let number = 0; number < 400; number += 1) {
      const random = new RandomSource(`small ${number}`);
      const units = buildUnits(9, random);
      const rules = buildRules(
        random,
        units.map(({ id }) => id),
        8,
      );
      const broken = listBroken(units, rules);
      const refs = listRuleRefs(rules);
      const result = findPaper(units, rules, `seed ${number}`);
      expect(result.status).toBe(canMeet(broken, refs) ? 'found' : 'conflict');
      const unitIds = result.status === 'found' ? result.unitIds : null;
      expect(unitIds ? findViolations(pick(units, unitIds), rules) : []).toEqual([]);
      if (result.status !== 'conflict') continue;
      conflicts += 1;
      const conflict = result.rules.map(({ rule }) => rule);
      expect(canMeet(broken, conflict)).toBe(false);
      for (const smaller of listChoices(refs, conflict.length - 1)) expect(canMeet(broken, smaller)).toBe(true);
      for (const { rule, nearest } of result.rules) {
        expect(nearest).toEqual(nearest && findNearest(units, rules, conflict, rule));
      }
    }
    expect(conflicts).toBeGreaterThan(100);
  });

  test('is the same for the same seed, whatever order the units come in, and another for another seed', () => {
    const units = buildUnits(2000, new RandomSource('seeds'));
    const rules = { ...noRules, total: exactly(20), meanDifficulty: { from: 0.45, to: 0.55 } };
    const first = findPaper(units, rules, 'one');
    expect(findPaper(units.toReversed(), rules, 'one')).toEqual(first);
    expect(findPaper(units, rules, 'two')).not.toEqual(first);
  });

  test('says how many there are where a kind of question is too rare', () => {
    const units = [...many(5, 1, { difficulty: 0.5 }), ...many(40, 100, { difficulty: 0.9 })];
    const groups = [group(algebra, 8, { difficulty: { from: 0.4, to: 0.7 } })];
    expect(findPaper(units, { ...noRules, total: exactly(20), groups }, 'x')).toEqual({
      status: 'conflict',
      rules: [{ rule: { kind: 'group', index: 0 }, nearest: { below: 5, above: null } }],
    });
  });

  test('names the two counts that do not go together', () => {
    const units = [...many(30, 1), ...many(30, 100, { knowledge: [geometry] })];
    const rules = { ...noRules, total: exactly(20), groups: [group(algebra, 8), group(geometry, 14)] };
    const result = findPaper(units, rules, 'x');
    expect(result).toEqual({
      status: 'conflict',
      rules: [
        { rule: { kind: 'total' }, nearest: { below: null, above: 22 } },
        { rule: { kind: 'group', index: 0 }, nearest: { below: 6, above: null } },
        { rule: { kind: 'group', index: 1 }, nearest: { below: 12, above: null } },
      ],
    });
  });

  test('takes the sets that make an odd number, and says that sets of two never do', () => {
    const pairs = Array.from({ length: 400 }, (_, index) => ({
      id: index + 1,
      family: index + 1,
      questions: [0, 1].map(() => ({ knowledge: [index % 40], type: 'choice', difficulty: null, seenAt: null })),
    }));
    const rules = {
      ...noRules,
      total: exactly(21),
      groups: Array.from({ length: 12 }, (_, index) => group(index, 0, { count: { from: 0, to: 4 } })),
    };
    const result = findPaper(pairs, rules, 'x');
    expect(result).toEqual({
      status: 'conflict',
      rules: [{ rule: { kind: 'total' }, nearest: { below: 20, above: 22 } }],
    });
    expect(findPaper([...pairs, single(1000)], rules, 'x').status).toBe('found');
  });

  test('reaches a mean to the hundredth', () => {
    const units = Array.from({ length: 600 }, (_, index) => single(index + 1, { difficulty: (index % 90) / 100 }));
    const rules = { ...noRules, total: exactly(30), meanDifficulty: { from: 0.37, to: 0.37 } };
    const result = findPaper(units, rules, 'x');
    expect(result.status === 'found' && findViolations(pick(units, result.unitIds), rules)).toEqual([]);
  });

  test('takes no two of one family, also where each family is offered under several kinds', () => {
    const units = Array.from({ length: 12 }, (_, index) => [
      single(index * 2 + 1, {}, index),
      single(index * 2 + 2, { knowledge: [geometry] }, index),
    ]).flat();
    const rules = {
      ...noRules,
      total: exactly(12),
      groups: [group(algebra, 5), group(geometry, 7)],
      isFamilyUnique: true,
    };
    expect(findPaper(units, rules, 'x').status).toBe('found');
    const more = { ...rules, total: { from: 0, to: 99 }, groups: [group(algebra, 6), group(geometry, 7)] };
    const result = findPaper(units, more, 'x');
    expect(result.status === 'conflict' && result.rules.map(({ rule }) => toRuleKey(rule))).toEqual([
      'group 0',
      'group 1',
      'family',
    ]);
  });
});

describe('exchanging one question', () => {
  test('offers only what keeps every rule, the most alike first', () => {
    const units = [
      ...many(3, 1),
      single(10, { difficulty: 0.9 }),
      single(11, { difficulty: 0.52 }),
      single(12, { type: 'blanks' }),
      single(13, { seenAt: 5000 }),
      single(14, { knowledge: [geometry] }),
      single(15, {}, 2),
    ];
    const rules = {
      ...noRules,
      total: exactly(3),
      groups: [group(algebra, 3)],
      notSeenSince: 4000,
      isFamilyUnique: true,
    };
    const replacements = listReplacements(units, rules, { unitIds: [1, 2, 3], replacedId: 1, seed: 'x' });
    expect(replacements).toEqual([11, 10, 12]);
    expect(listReplacements(units, rules, { unitIds: [1, 2, 3], replacedId: 99, seed: 'x' })).toEqual([]);
  });
});
