import { createRandom } from '../../attempt/shuffle.ts';
import type { GroupRule, PaperRules, PaperUnit, Span } from '../types.ts';

/** Random whole numbers and choices, the same for the same seed. */
export class RandomSource {
  private readonly next: () => number;

  constructor(seed: string) {
    this.next = createRandom(seed);
  }

  /** A whole number from `from` to `to`. */
  integer(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  choose<Item>(items: readonly Item[]): Item {
    return items[this.integer(0, items.length - 1)] as Item;
  }
}

const types = ['choice', 'multiple-choice', 'blanks', 'essay'] as const;
const seenAt = [null, null, null, 1000, 2000, 3000] as const;

/** Units of one to five questions at ten knowledge points, with families of up to four. */
export const buildUnits = (count: number, random: RandomSource): PaperUnit[] =>
  Array.from({ length: count }, (_, index) => {
    const point = random.integer(1, 10);
    const size = random.chance(0.8) ? 1 : random.integer(2, 5);
    return {
      id: index + 1,
      family: random.chance(0.5) ? count + index : random.integer(1, Math.ceil(count / 4)),
      questions: Array.from({ length: size }, () => ({
        knowledge: [random.chance(0.9) ? point : random.integer(1, 10), 100 + (point % 3)],
        type: random.choose(types),
        difficulty: random.chance(0.1) ? null : random.integer(5, 95) / 100,
        seenAt: random.choose(seenAt),
      })),
    };
  });

const buildRange = (random: RandomSource, width: number): Span => {
  const from = random.integer(1, 7);
  return { from: from / 10, to: Math.min(1, (from + random.integer(0, width)) / 10) };
};

const buildCount = (random: RandomSource, most: number): Span => {
  const from = random.integer(0, most);
  return { from, to: from + (random.chance(0.5) ? 0 : random.integer(0, 4)) };
};

const buildGroup = (random: RandomSource, most: number): GroupRule => ({
  knowledge: random.chance(0.8)
    ? [random.integer(1, 10), ...(random.chance(0.3) ? [random.integer(100, 102)] : [])]
    : [],
  types: random.chance(0.3) ? [random.choose(types)] : [],
  difficulty: random.chance(0.4) ? buildRange(random, 4) : null,
  count: buildCount(random, most),
});

/** Rules of every kind over units of `buildUnits`; `most` is the largest total. */
export const buildRules = (random: RandomSource, ids: readonly number[], most: number): PaperRules => {
  const total = buildCount(random, most);
  return {
    total,
    groups: Array.from({ length: random.integer(0, 5) }, () => buildGroup(random, Math.ceil(total.from / 2))),
    difficulty: random.chance(0.3) ? buildRange(random, 5) : null,
    meanDifficulty: random.chance(0.3) ? buildRange(random, 2) : null,
    notSeenSince: random.chance(0.4) ? random.choose([1500, 2500]) : null,
    isFamilyUnique: random.chance(0.5),
    included: random.chance(0.2) ? [random.choose(ids), random.choose(ids)] : [],
    excluded: random.chance(0.2) ? [random.choose(ids), random.choose(ids), random.choose(ids)] : [],
  };
};
