import type { PartRule, Range, SectionRule, TaskRule } from '@inkstone/exam/blueprint';
import { listeningDirections, listeningPartDirections } from './listening-directions.ts';

const once: Range = { from: 1, to: 1 };

const conversation: TaskRule = {
  name: { en: 'Conversation', zh: '对话' },
  types: ['choice', 'multiple-choice'],
  questions: { from: 5, to: 5 },
  sets: once,
  plays: 1,
};

const lectures = (count: number): TaskRule => ({
  name: { en: 'Lecture', zh: '讲座' },
  types: ['choice', 'multiple-choice', 'ordering', 'matching-table'],
  questions: { from: 6, to: 6 },
  sets: { from: count, to: count },
  plays: 1,
});

/** One point whatever the type: choosing two, ordering and tables are all or nothing. */
export const listeningPoints = { choice: 100, 'multiple-choice': 100, ordering: 100, 'matching-table': 100 } as const;

/** The clock counts answering only; what has not been answered at its end stays blank. */
const partOf = (part: Pick<PartRule, 'id' | 'name' | 'directions'>, lecturesIn: number, seconds: number): PartRule => {
  const questions = 5 + 6 * lecturesIn;
  return {
    ...part,
    types: ['choice', 'multiple-choice', 'ordering', 'matching-table'],
    // A part mixes its tasks: the questions of all of them together.
    questions: { from: questions, to: questions },
    sets: once,
    pointsByType: listeningPoints,
    plays: 1,
    clock: { seconds, duringAudio: 'stops', atZero: 'closes', hideableUntilSeconds: 0 },
    tasks: [conversation, lectures(lecturesIn)],
  };
};

/** Two conversations and three lectures in two timed parts; forward only, every answer is confirmed. */
export const listening: SectionRule = {
  id: 'listening',
  name: { en: 'Listening', zh: '听力' },
  skill: 'listening',
  directions: listeningDirections,
  shownSeconds: 2160,
  navigation: 'none',
  reviewScreen: false,
  confirmAnswer: true,
  tools: ['notes'],
  clipboard: false,
  parts: [
    partOf({ id: 'part-1', name: { en: 'Part 1', zh: '第一组' }, directions: listeningPartDirections[0] }, 1, 390),
    partOf({ id: 'part-2', name: { en: 'Part 2', zh: '第二组' }, directions: listeningPartDirections[1] }, 2, 600),
  ],
};
