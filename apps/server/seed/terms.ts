import { dayIn, shiftDay } from '@inkstone/base';
import { school } from '@inkstone/content';
import { insertTerm } from '@inkstone/people/server';
import type { Seeding } from './index.ts';

interface TermDays {
  name: string;
  nameZh: string;
  firstDay: string;
}

/** The terms of a school year, each until the day before the next one. */
const termsFrom = (year: number): TermDays[] => [
  { name: `Autumn ${year}`, nameZh: `${year} 年秋季学期`, firstDay: `${year}-09-01` },
  { name: `Spring ${year + 1}`, nameZh: `${year + 1} 年春季学期`, firstDay: `${year + 1}-02-01` },
  { name: `Summer ${year + 1}`, nameZh: `${year + 1} 年暑期`, firstDay: `${year + 1}-07-01` },
];

/** A term that was seeded. */
export interface SeededTerm {
  id: number;
  firstDay: string;
  lastDay: string;
}

/** Terms of the sample school by what they are at the reference moment. */
export interface SeededTerms {
  previous: SeededTerm;
  current: SeededTerm;
}

/** Seeds the term before the current one, the current one, and the next. */
export const seedTerms = async ({ tx, now }: Pick<Seeding, 'tx' | 'now'>, createdAt: Date): Promise<SeededTerms> => {
  const today = dayIn(now, school.timeZone);
  const year = Number(today.slice(0, 4));
  const days = [year - 2, year - 1, year, year + 1].flatMap(termsFrom);
  const current = days.findLastIndex(({ firstDay }) => firstDay <= today);
  const seeded: SeededTerm[] = [];
  for (const index of [current - 1, current, current + 1]) {
    const [term, next] = days.slice(index, index + 2);
    if (!term || !next) throw new Error('the sample has no term for today');
    const lastDay = shiftDay(next.firstDay, -1);
    const id = await insertTerm(tx, { ...term, lastDay, createdAt });
    seeded.push({ id, firstDay: term.firstDay, lastDay });
  }
  const [previous, present] = seeded;
  if (!previous || !present) throw new Error('the sample has no term before the current one');
  return { previous, current: present };
};
