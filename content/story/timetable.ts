import type { LocalizedText } from '@inkstone/base';
import type { ClassSession } from '../school-types.ts';

interface Lesson {
  weeks: number;
  title: LocalizedText;
  assignments: readonly string[];
}

const together: readonly Lesson[] = [
  { weeks: -11, title: { en: 'Where we stand', zh: '摸清起点' }, assignments: ['diagnostic'] },
  { weeks: -10, title: { en: 'Divisors and remainders', zh: '因数与余数' }, assignments: ['homework-numbers'] },
  { weeks: -8, title: { en: 'Lengths, angles and areas', zh: '长度、角与面积' }, assignments: ['homework-geometry'] },
  { weeks: -7, title: { en: 'Counting without listing', zh: '不列举也能数' }, assignments: ['homework-counting'] },
  { weeks: -3, title: { en: 'Number and shape, a review', zh: '数与形综合复习' }, assignments: ['homework-review'] },
  { weeks: 0, title: { en: 'What are the chances?', zh: '可能性有多大' }, assignments: ['homework-chances'] },
  { weeks: 2, title: { en: 'Contest day, rehearsed', zh: '赛前演练' }, assignments: [] },
];

const ofSaturday: readonly Lesson[] = [
  ...together,
  { weeks: -9, title: { en: 'Drawing what the words say', zh: '把文字画成图' }, assignments: [] },
  { weeks: -6, title: { en: 'Ratios that tell stories', zh: '比里的故事' }, assignments: [] },
  { weeks: -5, title: { en: 'Patterns and periods', zh: '规律与周期' }, assignments: [] },
  { weeks: -4, title: { en: 'The last five', zh: '最后五题' }, assignments: ['homework-last-five'] },
  { weeks: -2, title: { en: 'Solids, painted and cut', zh: '立体：涂色与切割' }, assignments: [] },
  { weeks: -1, title: { en: 'From words to equations', zh: '从文字到方程' }, assignments: ['homework-words'] },
  { weeks: 1, title: { en: 'Choosing what to skip', zh: '取舍的学问' }, assignments: [] },
];

const ofSunday: readonly Lesson[] = [
  ...together,
  { weeks: -9, title: { en: 'AMC 12, a first look', zh: 'AMC 12 初体验' }, assignments: ['trial-amc12'] },
  { weeks: -6, title: { en: 'Identities and powers', zh: '恒等式与幂' }, assignments: ['homework-algebra'] },
  { weeks: -5, title: { en: 'Second wind', zh: '换一口气' }, assignments: ['homework-second-wind'] },
  { weeks: -4, title: { en: 'Counting by recursion', zh: '递推计数' }, assignments: ['homework-last-five'] },
  { weeks: -2, title: { en: 'Logarithms and complex numbers', zh: '对数与复数' }, assignments: ['homework-tools'] },
  {
    weeks: -1,
    title: { en: 'The climb', zh: '登山' },
    assignments: ['homework-climb', 'homework-words', 'mock-amc10'],
  },
  { weeks: 1, title: { en: 'AMC 10 mock A, discussed', zh: 'AMC 10 模拟卷 A 讲评' }, assignments: ['mock-amc10'] },
];

const inOrder = (sessions: readonly ClassSession[]): ClassSession[] =>
  sessions.toSorted((one, other) => one.begins.weeks - other.begins.weeks || one.begins.weekday - other.begins.weekday);

const ofWednesday: readonly Lesson[] = [
  { en: 'What the test asks', zh: '考试考什么' },
  { en: 'Reading for the argument', zh: '读出论证' },
  { en: 'Words in their sentence', zh: '在句中识词' },
  { en: 'Notes while listening', zh: '边听边记' },
  { en: 'Why the professor says it', zh: '教授为什么这么说' },
  { en: 'Fifteen seconds to prepare', zh: '十五秒准备' },
  { en: 'A notice and two voices', zh: '一则通知，两种声音' },
  { en: 'Text against lecture', zh: '短文对讲座' },
  { en: 'A post worth answering', zh: '值得回复的帖子' },
  { en: 'Endings of verbs', zh: '动词词尾' },
  { en: 'Mock A', zh: '模拟考 A' },
  { en: 'Reading the marks', zh: '读懂批改' },
  { en: 'Saying it again, better', zh: '再说一遍，说得更好' },
  { en: 'Mock B', zh: '模拟考 B' },
].map((title, at) => ({ weeks: at - 11, title, assignments: [] }));

/** Twelve weeks behind and two ahead: Saturday 09:30 to 11:30 with Mr. Dou, Sunday 14:00 to 16:30 with Ms. Qiao, Wednesday evening with Ms. Mei. */
export const classSessions: readonly ClassSession[] = inOrder([
  ...ofSaturday.map(({ weeks, title, assignments }) => ({
    class: 'amc8-saturday',
    teacher: 'dou',
    title,
    assignments,
    begins: { weeks, weekday: 6, time: '09:30' },
    ends: { weeks, weekday: 6, time: '11:30' },
  })),
  ...ofSunday.map(({ weeks, title, assignments }) => ({
    class: 'amc10-sunday',
    teacher: 'qiao',
    title,
    assignments,
    begins: { weeks, weekday: 7, time: '14:00' },
    ends: { weeks, weekday: 7, time: '16:30' },
  })),
  ...ofWednesday.map(({ weeks, title, assignments }) => ({
    class: 'toefl-evening',
    teacher: 'mei',
    title,
    assignments,
    begins: { weeks, weekday: 3, time: '19:00' },
    ends: { weeks, weekday: 3, time: '20:30' },
  })),
]);
