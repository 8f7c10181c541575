import type { LocalizedText, PartRule, Range, Seconds, SectionRule, TaskRule } from '@inkstone/exam/blueprint';
import { listeningDirections } from './directions.ts';

const exactlyOne: Range = { from: 1, to: 1 };

const conversation: TaskRule = {
  name: { en: 'Conversation', zh: '对话' },
  types: ['choice', 'multiple-choice'],
  questions: { from: 5, to: 5 },
  sets: exactlyOne,
  plays: 1,
};

const lectures = (count: number): TaskRule => ({
  name: { en: 'Lecture', zh: '讲座' },
  types: ['choice', 'multiple-choice', 'ordering', 'matching-table'],
  questions: { from: 6, to: 6 },
  sets: { from: count, to: count },
  plays: 1,
});

/** One point for every type: multiple choice, ordering and tables are all or nothing. */
export const listeningPoints = { choice: 100, 'multiple-choice': 100, ordering: 100, 'matching-table': 100 } as const;

type NamedPart = Pick<PartRule, 'id' | 'name' | 'directions'>;

/** A conversation and lectures. The clock counts only answering; unanswered questions stay blank at its end. */
const buildPart = (part: NamedPart, form: { lectures: number; seconds: number }): PartRule => {
  const questions = 5 + 6 * form.lectures;
  return {
    ...part,
    types: ['choice', 'multiple-choice', 'ordering', 'matching-table'],
    // The total of all tasks of the part.
    questions: { from: questions, to: questions },
    sets: exactlyOne,
    pointsByType: listeningPoints,
    plays: 1,
    clock: { seconds: form.seconds, duringAudio: 'stops', atZero: 'closes', hideableUntilSeconds: 300 },
    tasks: [conversation, lectures(form.lectures)],
  };
};

/** A part of one conversation and one lecture. */
export const shortPart = (part: NamedPart): PartRule => buildPart(part, { lectures: 1, seconds: 390 });

/** A part of one conversation and two lectures. */
export const longPart = (part: NamedPart): PartRule => buildPart(part, { lectures: 2, seconds: 600 });

export const usualParts = [
  shortPart({
    id: 'part-1',
    name: { en: 'Part 1', zh: '第一组' },
    directions: {
      en: '<p>Part 1: one conversation and one lecture, 11 questions, 6 minutes 30 seconds for answering. Each recording plays once.</p>',
      zh: '<p>第一组：一段对话和一段讲座，共 11 题，答题时间 6 分 30 秒。每段录音只播放一遍。</p>',
    },
  }),
  longPart({
    id: 'part-2',
    name: { en: 'Part 2', zh: '第二组' },
    directions: {
      en: '<p>Part 2: one conversation and two lectures, 17 questions, 10 minutes for answering. Each recording plays once.</p>',
      zh: '<p>第二组：一段对话和两段讲座，共 17 题，答题时间 10 分钟。每段录音只播放一遍。</p>',
    },
  }),
] as const;

/** Conversations and lectures in timed parts; forward only, with confirmed answers. */
export const buildListening = (form: {
  opening: LocalizedText;
  shownSeconds: Seconds;
  parts: readonly PartRule[];
}): SectionRule => ({
  id: 'listening',
  name: { en: 'Listening', zh: '听力' },
  skill: 'listening',
  directions: listeningDirections(form.opening),
  shownSeconds: form.shownSeconds,
  navigation: 'none',
  reviewScreen: false,
  confirmAnswer: true,
  tools: ['notes'],
  showsScene: true,
  clipboard: false,
  parts: form.parts,
});
