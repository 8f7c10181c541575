import type { PartRule, SectionRule } from '@inkstone/exam/blueprint';
import { writingDirections, writingTaskDirections } from './writing-directions.ts';

/** Each text is marked from 0 to 5. */
export const writingPoints = { essay: 500 } as const;

const one = { from: 1, to: 1 } as const;
const task = { types: ['essay'], questions: one, sets: one, pointsByType: writingPoints } as const;

/** The two tasks. The clock of the first holds its 3 minutes of reading and 20 of writing and stands still for the lecture. */
export const writingTasks = [
  {
    id: 'integrated',
    name: { en: 'Integrated writing', zh: '综合写作' },
    directions: writingTaskDirections.integrated,
    ...task,
    plays: 1,
    material: ['text', 'audio'],
    clock: { seconds: 1380, duringAudio: 'stops', atZero: 'closes', hideableUntilSeconds: 0 },
    windows: { readSeconds: 180, readHidesText: true, textReturns: true },
    words: { from: 150, to: 225 },
  },
  {
    id: 'discussion',
    name: { en: 'Academic discussion', zh: '学术讨论' },
    directions: writingTaskDirections.discussion,
    ...task,
    clock: { seconds: 600, duringAudio: 'runs', atZero: 'closes', hideableUntilSeconds: 0 },
    words: { from: 100, to: null },
  },
] as const satisfies readonly PartRule[];

/** Two texts, each by its own clock; the 29 minutes of the whole are as published and only shown. */
export const writing: SectionRule = {
  id: 'writing',
  name: { en: 'Writing', zh: '写作' },
  skill: 'writing',
  directions: writingDirections,
  shownSeconds: 1740,
  navigation: 'none',
  reviewScreen: false,
  tools: ['notes'],
  clipboard: true,
  parts: writingTasks,
};
