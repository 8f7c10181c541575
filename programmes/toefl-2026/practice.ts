import type { LocalizedText, PartRule, SectionRule } from '@inkstone/exam/blueprint';
import { writingPoints } from '../toefl-parts/writing.ts';
import { spokenPoints } from './speaking.ts';

const toPair = (en: string, zh: string): LocalizedText => ({ en, zh });

const anyNumber = { questions: null, sets: { from: 1, to: 60 } } as const;

const practiceRules = {
  navigation: 'section',
  reviewScreen: true,
  tools: ['flag', 'highlighter', 'notes'],
  clipboard: true,
  configurable: true,
  showsScene: true,
} as const satisfies Partial<SectionRule>;

/** For question types that no task of the section accepts. */
const otherTasks: PartRule = { id: 'others', name: toPair('Other tasks', '其他题目'), types: [], ...anyNumber };

const tasks = toPair('Tasks', '题目');

/** Any skills and number of tasks, without modules and the exam's clocks; speaking keeps its times. */
export const practiceSections: readonly SectionRule[] = [
  {
    id: 'reading',
    name: toPair('Reading', '阅读'),
    skill: 'reading',
    directions: toPair(
      '<p>Read the texts and answer in any order. An answer can be changed until you hand in.</p>',
      '<p>阅读短文，可按任意顺序作答。提交前可随时修改答案。</p>',
    ),
    ...practiceRules,
    parts: [{ id: 'texts', name: tasks, types: [], pointsByType: { 'complete-the-words': 1000 }, ...anyNumber }],
  },
  {
    id: 'listening',
    name: toPair('Listening', '听力'),
    skill: 'listening',
    directions: toPair(
      '<p>Listen and answer in any order. How often a recording may be heard is said beside it. You may take notes.</p>',
      '<p>听录音，可按任意顺序作答。录音旁会注明可听的遍数。可以记笔记。</p>',
    ),
    ...practiceRules,
    parts: [{ id: 'recordings', name: tasks, types: [], ...anyNumber }],
  },
  {
    id: 'writing',
    name: toPair('Writing', '写作'),
    skill: 'writing',
    directions: toPair(
      '<p>Build the sentences, write your texts and change them until you hand in.</p>',
      '<p>完成组句和写作，提交前可随时修改。</p>',
    ),
    ...practiceRules,
    parts: [
      { id: 'sentences', name: toPair('Build a sentence', '组句'), types: ['sentence-build'], ...anyNumber },
      { id: 'texts', name: toPair('Texts', '文章'), types: ['essay'], pointsByType: writingPoints, ...anyNumber },
      otherTasks,
    ],
  },
  {
    id: 'speaking',
    name: toPair('Speaking', '口语'),
    skill: 'speaking',
    directions: toPair(
      '<p>Tasks may be done in any order. Each goes by itself: listen, and speak after the beep. The recording stops by itself at zero.</p>',
      '<p>可按任意顺序作答。每道题会自动进行：先听录音，听到提示音后开始说话。倒计时归零时录音自动停止。</p>',
    ),
    ...practiceRules,
    parts: [
      {
        id: 'repeat',
        name: toPair('Listen and repeat', '听后复述'),
        types: ['repeat'],
        pointsByType: spokenPoints,
        windows: { prepSeconds: 0, responseSeconds: 12 },
        ...anyNumber,
      },
      {
        id: 'interview',
        name: toPair('Take an interview', '模拟采访'),
        types: ['interview-answer'],
        pointsByType: spokenPoints,
        windows: { prepSeconds: 0, responseSeconds: 45 },
        ...anyNumber,
      },
      otherTasks,
    ],
  },
];
