import type { PartRule, SectionRule } from '@inkstone/exam/blueprint';
import { speakingDirections, taskDirections } from './directions.ts';

/** Each task is marked from 0 to 4. */
export const speakingPoints = { 'timed-speech': 400 } as const;

const readFirst = { readSeconds: { from: 45, to: 50 }, readHidesText: true } as const;

const exactlyOne = { from: 1, to: 1 } as const;
const task = {
  types: ['timed-speech'],
  questions: exactlyOne,
  sets: exactlyOne,
  pointsByType: speakingPoints,
} as const;

/** The four tasks; those with reading give 45 seconds for it, 50 for a longer text. */
export const speakingTasks = [
  {
    id: 'independent',
    name: { en: 'Task 1: your own view', zh: '第 1 题：表达观点' },
    directions: taskDirections.independent,
    ...task,
    windows: { prepSeconds: 15, responseSeconds: 45 },
  },
  {
    id: 'campus',
    name: { en: 'Task 2: campus text and conversation', zh: '第 2 题：校园短文与对话' },
    directions: taskDirections.campus,
    ...task,
    plays: 1,
    material: ['text', 'audio'],
    windows: { ...readFirst, prepSeconds: 30, responseSeconds: 60 },
  },
  {
    id: 'academic',
    name: { en: 'Task 3: academic text and lecture', zh: '第 3 题：学术短文与讲座' },
    directions: taskDirections.academic,
    ...task,
    plays: 1,
    material: ['text', 'audio'],
    windows: { ...readFirst, prepSeconds: 30, responseSeconds: 60 },
  },
  {
    id: 'lecture',
    name: { en: 'Task 4: lecture', zh: '第 4 题：讲座' },
    directions: taskDirections.lecture,
    ...task,
    plays: 1,
    material: ['audio'],
    windows: { prepSeconds: 20, responseSeconds: 60 },
  },
] as const satisfies readonly PartRule[];

/** Four recorded tasks, each with its own times; the published minutes are only displayed. */
export const buildSpeaking = (minutes: number): SectionRule => ({
  id: 'speaking',
  name: { en: 'Speaking', zh: '口语' },
  skill: 'speaking',
  directions: speakingDirections(minutes),
  shownSeconds: minutes * 60,
  navigation: 'none',
  reviewScreen: false,
  tools: ['notes'],
  showsScene: true,
  clipboard: false,
  parts: speakingTasks,
});
