import { describe, expect, test } from 'vitest';
import { holdsIn, listFactsFor, type FidelityContract, type FidelityFact } from '@inkstone/exam/fidelity';
import type { Variant } from '@inkstone/exam/blueprint';
import { contractProgrammes, loadContract } from './fidelity.ts';
import { findVariant, programmes } from './index.ts';
import { deviations } from './testing/deviations.ts';

/** Programmes that imitate no exam that is sat today, with the reason. */
const withoutContract: Readonly<Record<string, string>> = {
  'amc-basic': 'a paper of the school',
  business: 'a paper of the school',
  common: 'assignments of no exam',
  defined: 'assignments of no exam',
  'fill-blanks': 'practice of one skill',
  'hr-reading': 'a paper of the recruiter',
  international: 'a paper of each school, after no single exam',
  interview: 'an interview that each school holds in its own way',
  listen: 'practice of one skill',
  'long-sentences': 'practice of one skill',
  mixed: 'a paper of sets of several programmes',
  'toefl-basic': 'a paper of the school',
  'toefl-classic': 'a form that was last sat in July 2023',
  'toefl-listening': 'practice of one skill',
  'toefl-translation': 'practice of one skill',
  'toefl-writing': 'practice of one skill',
  'two-stage-paper': 'a paper that a teacher divides',
  'writing-basis': 'practice of one skill',
};

const loadAll = async (): Promise<FidelityContract[]> => {
  const loaded = await Promise.all(contractProgrammes.map(loadContract));
  return loaded.filter((contract) => contract !== null);
};
const contracts = await loadAll();

const listVariants = ({ programme, variants }: FidelityContract): Variant[] =>
  variants.flatMap((id) => findVariant(programme, id) ?? []);

const rows = contracts.flatMap((contract) => contract.facts.map((fact) => ({ contract, fact })));
const inEachVariant = contracts.flatMap((contract) =>
  listVariants(contract).flatMap((variant) =>
    listFactsFor(contract, variant.id).map((fact) => ({ programme: contract.programme, variant, fact })),
  ),
);

/** The checks of a fact that the values of a variant break. */
const findBroken = (variant: Variant, { proof }: FidelityFact) =>
  proof.by === 'blueprint' ? proof.checks.filter((check) => !holdsIn(variant, check)) : [];

describe('the contracts', () => {
  test('are there for every programme that imitates an exam', () => {
    const others = programmes.map(({ id }) => id).filter((id) => !(id in withoutContract));
    expect(contractProgrammes.toSorted()).toEqual(others.toSorted());
    expect(contracts.map(({ programme }) => programme)).toEqual(contractProgrammes);
  });

  test('a programme without a contract has none to load', async () => {
    expect(await loadContract('common')).toBeNull();
    expect(await loadContract('moon')).toBeNull();
  });

  test.each(contracts)('$programme: its variants exist, its facts have ids of their own', (contract) => {
    const exams = programmes.find(({ id }) => id === contract.programme)?.variants ?? [];
    for (const id of contract.variants) expect(exams.map((variant) => variant.id)).toContain(id);
    expect(new Set(contract.facts.map(({ id }) => id)).size).toBe(contract.facts.length);
    for (const { variants = [] } of contract.facts) {
      for (const id of variants) expect(contract.variants).toContain(id);
    }
  });

  test('facts of a variant that imitates no exam are not listed', () => {
    const [contract] = contracts;
    expect(contract && listFactsFor(contract, 'practice')).toEqual([]);
  });
});

describe('every fact', () => {
  test.each(rows)('$contract.programme $fact.id: is said in both languages, with its source and month', ({ fact }) => {
    const { proof } = fact;
    const texts = 'here' in proof ? [fact.says, proof.here] : [fact.says];
    for (const { en, zh } of texts) {
      expect(en).toMatch(/^[A-Z0-9].*\.$/s);
      expect(zh).toMatch(/\p{Script=Han}.*。$/su);
      expect(zh).not.toMatch(/您|[,;]/);
    }
    expect(fact.asOf).toMatch(/^20\d\d-(?:0\d|1[0-2])$/);
    const isOpen = fact.certainty === 'unknown' || fact.certainty === 'conflicting';
    expect(isOpen).toBe(proof.by === 'unknown');
    expect(fact.source === '').toBe(isOpen);
    expect('checks' in proof ? proof.checks : texts).not.toEqual([]);
  });

  test.each(inEachVariant.filter(({ fact }) => fact.proof.by === 'blueprint'))(
    '$programme $variant.id $fact.id: the values of the programme hold it',
    ({ variant, fact }) => {
      expect(findBroken(variant, fact)).toEqual([]);
    },
  );
});

describe('a planted deviation is caught', () => {
  test('of at least twenty', () => expect(deviations.length).toBeGreaterThanOrEqual(20));

  test.each(deviations)('$programme $variant: $deviation', ({ programme, variant, breaks, change }) => {
    const real = findVariant(programme, variant);
    const contract = contracts.find((candidate) => candidate.programme === programme);
    if (!real || !contract) throw new Error(`No contract for ${programme} ${variant}`);
    const changed = change(real);
    const broken = listFactsFor(contract, variant).filter((fact) => findBroken(changed, fact).length > 0);
    expect(broken.map(({ id }) => id)).toContain(breaks);
  });
});
