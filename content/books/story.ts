import type { LocalizedText } from '@inkstone/base';
import type { Moment } from '../moments.ts';

/** How far a student has read. */
export interface Reader {
  student: string;
  opened: Moment;
  read: Moment;
  /** Where the student is. */
  page: number;
  /** First and last of the pages seen; the whole book unless said. */
  seen?: readonly [number, number];
}

/** A textbook that a teacher gave to a class. */
export interface BookGift {
  book: string;
  edition: 'original' | 'annotated';
  teacher: string;
  classes: readonly string[];
  given: Moment;
  begins: Moment;
  deadline: Moment;
  message: LocalizedText;
  readers: readonly Reader[];
}

/** A word that a student collected while reading. */
export interface WordKept {
  word: string;
  part: 'noun' | 'verb' | 'adjective';
  en: string;
  zh: string;
  /** As it stands in the book. */
  sentence: string;
  page: number;
  kept: Moment;
}

/** When the books came into the bank, and when their teachers wrote in them. */
export const booksWritten: Moment = { days: -45, time: '16:20' };
export const booksMarked: Moment = { days: -30, time: '21:05' };

/** What was given: a course on functions that is over, ten readings in the middle, the roots of yesterday. */
export const bookGifts: readonly BookGift[] = [
  {
    book: 'functions',
    edition: 'annotated',
    teacher: 'qiao',
    classes: ['amc10-sunday'],
    given: { days: -24, time: '18:10' },
    begins: { days: -24, time: '18:10' },
    deadline: { days: -3, time: '21:00' },
    message: {
      en: 'A chapter every three days. What I wrote in the margin is asked in class.',
      zh: '三天一章。我写在页边的，课上会问。',
    },
    readers: [
      { student: 'linxiaohe', opened: { days: -23, time: '19:30' }, read: { days: -5, time: '20:15' }, page: 17 },
      { student: 'luozhiyao', opened: { days: -24, time: '20:00' }, read: { days: -15, time: '21:40' }, page: 17 },
      { student: 'hesiyuan', opened: { days: -20, time: '17:20' }, read: { days: -4, time: '18:05' }, page: 17 },
      {
        student: 'guochenxi',
        opened: { days: -22, time: '12:40' },
        read: { days: -12, time: '13:00' },
        page: 11,
        seen: [1, 12],
      },
      {
        student: 'mazihan',
        opened: { days: -9, time: '22:10' },
        read: { days: -9, time: '22:25' },
        page: 5,
        seen: [1, 6],
      },
    ],
  },
  {
    book: 'ten-readings',
    edition: 'annotated',
    teacher: 'mei',
    classes: ['toefl-evening'],
    given: { days: -11, time: '20:50' },
    begins: { days: -11, time: '20:50' },
    deadline: { days: 9, time: '21:00' },
    message: {
      en: 'One reading a day. Look at my notes only after you have answered the questions.',
      zh: '一天一篇。先做题，再看我的批注。',
    },
    readers: [
      {
        student: 'linxiaohe',
        opened: { days: -10, time: '19:05' },
        read: { days: -1, time: '19:40' },
        page: 9,
        seen: [1, 9],
      },
      { student: 'kimseoyeon', opened: { days: -11, time: '21:30' }, read: { days: -2, time: '16:10' }, page: 25 },
      {
        student: 'qinhaoran',
        opened: { days: -8, time: '18:00' },
        read: { days: -1, time: '18:35' },
        page: 15,
        seen: [1, 15],
      },
      {
        student: 'noraosman',
        opened: { days: -6, time: '20:20' },
        read: { days: -6, time: '20:50' },
        page: 5,
        seen: [3, 5],
      },
    ],
  },
  {
    book: 'word-roots',
    edition: 'original',
    teacher: 'mei',
    classes: ['toefl-evening'],
    given: { days: -1, time: '20:40' },
    begins: { days: -1, time: '20:40' },
    deadline: { days: 16, time: '21:00' },
    message: {
      en: 'Twelve lessons, one for each evening until the next mock.',
      zh: '十二讲，模拟考之前每晚一讲。',
    },
    readers: [
      {
        student: 'luozhiyao',
        opened: { days: -1, time: '21:20' },
        read: { days: -1, time: '21:45' },
        page: 6,
        seen: [1, 6],
      },
    ],
  },
];

/** The notebook of Lin Xiaohe, from the ten readings. */
export const wordsKept: readonly WordKept[] = [
  {
    word: 'gravel',
    part: 'noun',
    en: 'small rough stones, as on a path or in a river bed',
    zh: '砾石；碎石',
    sentence: 'A traveler who follows one of them will usually find a bed of dry gravel.',
    page: 4,
    kept: { days: -10, time: '19:12' },
  },
  {
    word: 'crust',
    part: 'noun',
    en: 'a hard outer layer',
    zh: '硬壳；外壳',
    sentence: 'Heavy drops beat the bare surface until it forms a hard crust.',
    page: 4,
    kept: { days: -10, time: '19:16' },
  },
  {
    word: 'evaporate',
    part: 'verb',
    en: 'to turn from liquid into vapor',
    zh: '蒸发',
    sentence: 'Some of the water evaporates, but much of it sinks into the gravel, where the sun cannot reach it.',
    page: 4,
    kept: { days: -10, time: '19:19' },
  },
  {
    word: 'cling',
    part: 'verb',
    en: 'to hold on tightly',
    zh: '附着；紧贴',
    sentence: 'Some, such as burdock, produce fruits covered with hooks that cling to fur.',
    page: 6,
    kept: { days: -4, time: '18:52' },
  },
  {
    word: 'compromise',
    part: 'noun',
    en: 'a solution in which each side gives up something',
    zh: '折中办法；妥协',
    sentence: 'Several, however, have found a compromise: they sleep with one half of the brain at a time.',
    page: 8,
    kept: { days: -1, time: '19:28' },
  },
  {
    word: 'alert',
    part: 'adjective',
    en: 'watchful and ready to act',
    zh: '警觉的',
    sentence:
      'Researchers who recorded the activity of the ducks’ brains found that the half connected with the closed eye was asleep, while the other half stayed alert.',
    page: 8,
    kept: { days: -1, time: '19:33' },
  },
];
