import type { LocalizedText } from '@inkstone/base';
import type { Moment } from '../moments.ts';

/** What a student did in a course. */
export interface Viewer {
  student: string;
  began: Moment;
  /** Tenths of each lesson that were watched, in order: 10 is the whole of it, 0 nothing. */
  watched: readonly number[];
  /** How many cues were answered, counted through all lessons. */
  answered: number;
  /** Codes of the questions that were answered as students go wrong. */
  wrong?: readonly string[];
  handedIn?: true;
}

/** A course that a teacher gave to a class. */
export interface CourseGiven {
  course: string;
  teacher: string;
  classes: readonly string[];
  practiceMode: 'sync' | 'watchFirst';
  given: Moment;
  begins: Moment;
  deadline: Moment;
  message: LocalizedText;
  viewers: readonly Viewer[];
}

/** When the courses came into the bank. */
export const coursesMade: Moment = { days: -28, time: '17:45' };

/** What was given: the lectures of last week, half watched, and the counting of yesterday. */
export const courseGifts: readonly CourseGiven[] = [
  {
    course: 'lecture-shape',
    teacher: 'mei',
    classes: ['toefl-evening'],
    practiceMode: 'sync',
    given: { days: -6, time: '20:30' },
    begins: { days: -6, time: '20:30' },
    deadline: { days: 8, time: '21:00' },
    message: {
      en: 'Three short lessons before we listen to whole lectures. Answer when the film stops.',
      zh: '三节短课，为听完整讲座做准备。视频停下来时请作答。',
    },
    viewers: [
      {
        student: 'linxiaohe',
        began: { days: -2, time: '19:10' },
        watched: [10, 5, 0],
        answered: 3,
        wrong: ['t23-shape-1-2-1'],
      },
      { student: 'kimseoyeon', began: { days: -5, time: '18:20' }, watched: [10, 10, 10], answered: 8, handedIn: true },
      {
        student: 'luozhiyao',
        began: { days: -4, time: '20:05' },
        watched: [10, 10, 10],
        answered: 8,
        wrong: ['t23-shape-2-2-1', 't23-shape-3-2-1'],
        handedIn: true,
      },
      {
        student: 'qinhaoran',
        began: { days: -3, time: '17:30' },
        watched: [10, 10, 9],
        answered: 8,
        wrong: ['t23-shape-1-2-2', 't23-shape-2-2-2', 't23-shape-3-1-1'],
        handedIn: true,
      },
      { student: 'noraosman', began: { days: -2, time: '21:15' }, watched: [6, 0, 0], answered: 1 },
    ],
  },
  {
    course: 'counting',
    teacher: 'qiao',
    classes: ['amc10-sunday'],
    practiceMode: 'watchFirst',
    given: { days: -1, time: '18:00' },
    begins: { days: -1, time: '18:00' },
    deadline: { days: 13, time: '21:00' },
    message: {
      en: 'Watch with a pencil in your hand, and try each problem before it is solved.',
      zh: '拿着笔看，每道题先自己试，再听解法。',
    },
    viewers: [{ student: 'hesiyuan', began: { days: -1, time: '20:10' }, watched: [10, 0], answered: 2 }],
  },
];
