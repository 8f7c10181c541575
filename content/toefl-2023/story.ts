import type { LocalizedText } from '@inkstone/base';
import type { Moment } from '../moments.ts';

/** Work that Ms. Mei gave to the evening class, from a paper or of single sets. */
export interface ToeflWork {
  code: string;
  kind: 'test' | 'homework';
  title: LocalizedText;
  from: { paper: string } | { sets: readonly string[] };
  given: Moment;
  begins: Moment;
  deadline: Moment;
  message: LocalizedText;
  /** Usernames of those who mark beside the teacher. */
  markers?: readonly string[];
}

/** The class and who teaches it. */
export const toeflClass = 'toefl-evening';

/** Mock A is over and being marked, mock B has been begun with, a passage is homework. */
export const toeflWork: readonly ToeflWork[] = [
  {
    code: 'toefl-mock-a',
    kind: 'test',
    title: { en: 'TOEFL mock A', zh: '托福模拟考 A' },
    from: { paper: 'toefl-mock-a' },
    given: { days: -9, time: '20:40' },
    begins: { days: -6, time: '08:00' },
    deadline: { days: -4, time: '21:00' },
    message: {
      en: 'All four sections in one sitting, about two hours. Check your microphone first.',
      zh: '四个部分一次做完，约两小时。请先检测麦克风。',
    },
    markers: ['qiao'],
  },
  {
    code: 'toefl-reading-homework',
    kind: 'homework',
    title: { en: 'A passage for the week', zh: '本周阅读一篇' },
    from: { sets: ['t23-b-r1'] },
    given: { days: -2, time: '20:40' },
    begins: { days: -2, time: '20:40' },
    deadline: { days: 8, time: '21:00' },
    message: { en: 'No clock this time. Read first, then answer.', zh: '这次不计时。先读完，再答题。' },
  },
  {
    code: 'toefl-mock-b',
    kind: 'test',
    title: { en: 'TOEFL mock B', zh: '托福模拟考 B' },
    from: { paper: 'toefl-mock-b' },
    given: { days: -2, time: '20:45' },
    begins: { days: -1, time: '08:00' },
    deadline: { days: 12, time: '21:00' },
    message: {
      en: 'The second mock. Choose a quiet evening; headphones on.',
      zh: '第二次模拟考。请挑一个安静的晚上，戴好耳机。',
    },
  },
];

/** Papers that students have sat. */
export type MockCode = 'toefl-mock-a' | 'toefl-mock-b';

/**
 * One student at a mock: ability in logits, and how the names of the recordings begin. Where none is kept, the microphone
 * was denied and the speaking stayed blank.
 */
export interface Sitter {
  mock: MockCode;
  student: string;
  ability: number;
  began: Moment;
  voice?: string;
}

const atMockA: readonly Omit<Sitter, 'mock'>[] = [
  { student: 'luozhiyao', ability: 2, began: { days: -6, time: '09:05' }, voice: 't23-a-luo' },
  { student: 'linxiaohe', ability: 0.9, began: { days: -6, time: '14:10' }, voice: 't23-a-lin' },
  { student: 'kimseoyeon', ability: 1.7, began: { days: -6, time: '10:20' } },
  { student: 'mazihan', ability: -0.4, began: { days: -5, time: '15:00' }, voice: 't23-a-ma' },
  { student: 'tangshuyi', ability: 1.9, began: { days: -5, time: '09:30' } },
  { student: 'jiangwanqing', ability: 1.1, began: { days: -5, time: '19:00' } },
  { student: 'qinhaoran', ability: 0.5, began: { days: -4, time: '09:15' } },
];

/** Who has sat a mock: seven mock A, one has done mock B early. */
export const sitters: readonly Sitter[] = [
  ...atMockA.map((one) => ({ mock: 'toefl-mock-a' as const, ...one })),
  { mock: 'toefl-mock-b', student: 'tangshuyi', ability: 2.1, began: { days: -1, time: '13:30' }, voice: 't23-b-tang' },
];
