import type { LocalizedText, PartRule, SectionRule } from '@inkstone/exam/blueprint';
import { practiceScoring } from '../common/percent-scoring.ts';
import { readingPoints } from './reading.ts';
import { speakingPoints } from './speaking.ts';
import { writingPoints } from './writing.ts';

const toPair = (en: string, zh: string): LocalizedText => ({ en, zh });

const anyNumber = { questions: null, sets: { from: 1, to: 60 } } as const;

const practiceRules = {
  navigation: 'section',
  reviewScreen: true,
  tools: ['flag', 'highlighter', 'notes'],
  clipboard: true,
  configurable: true,
  guidesPassage: true,
  showsScene: true,
} as const satisfies Partial<SectionRule>;

const tasks = toPair('Tasks', '题目');

/** For question types that no task of the section accepts. */
const otherTasks: PartRule = { id: 'others', name: toPair('Other tasks', '其他题目'), types: [], ...anyNumber };

const speechTask = { types: ['timed-speech'], pointsByType: speakingPoints, ...anyNumber } as const;
const essay = { types: ['essay'], pointsByType: writingPoints, ...anyNumber } as const;

const reading: SectionRule = {
  id: 'reading',
  name: toPair('Reading', '阅读'),
  skill: 'reading',
  directions: toPair(
    '<p>Read the passages and answer in any order. An answer can be changed until you hand in.</p>',
    '<p>阅读文章，可按任意顺序作答。提交前可随时修改答案。</p>',
  ),
  ...practiceRules,
  parts: [
    {
      id: 'passages',
      name: tasks,
      types: [],
      pointsByType: {
        'prose-summary': readingPoints['prose-summary'],
        'category-table': readingPoints['category-table'],
      },
      ...anyNumber,
    },
  ],
};

const listening: SectionRule = {
  id: 'listening',
  name: toPair('Listening', '听力'),
  skill: 'listening',
  directions: toPair(
    '<p>Listen and answer in any order. How often a recording may be heard is said beside it. You may take notes.</p>',
    '<p>听录音，可按任意顺序作答。录音旁会注明可听的遍数。可以记笔记。</p>',
  ),
  ...practiceRules,
  parts: [{ id: 'recordings', name: tasks, types: [], ...anyNumber }],
};

const speaking: SectionRule = {
  id: 'speaking',
  name: toPair('Speaking', '口语'),
  skill: 'speaking',
  directions: toPair(
    '<p>Tasks may be done in any order. Each goes by itself: read and listen where there is something to, prepare, and speak after the beep. The recording stops by itself at zero.</p>',
    '<p>可按任意顺序作答。每道题会自动依次进行：有材料的先阅读、听录音，然后准备，听到提示音后开始说话。倒计时归零时录音自动停止。</p>',
  ),
  ...practiceRules,
  parts: [
    {
      id: 'independent',
      name: toPair('Your own view', '表达观点'),
      ...speechTask,
      windows: { prepSeconds: 15, responseSeconds: 45 },
    },
    {
      id: 'integrated',
      name: toPair('Read, listen and speak', '读、听后说'),
      ...speechTask,
      material: ['text', 'audio'],
      windows: { readSeconds: 45, readHidesText: true, prepSeconds: 30, responseSeconds: 60 },
    },
    {
      id: 'lecture',
      name: toPair('Listen and speak', '听后说'),
      ...speechTask,
      material: ['audio'],
      windows: { prepSeconds: 20, responseSeconds: 60 },
    },
    otherTasks,
  ],
};

/** The second writing task. */
export type SecondText = Pick<PartRule, 'id' | 'name' | 'words'>;

const buildWriting = ({ id, name, words }: SecondText): SectionRule => ({
  id: 'writing',
  name: toPair('Writing', '写作'),
  skill: 'writing',
  directions: toPair(
    '<p>Write your texts and change them until you hand in. Where there is a passage and a lecture you read for 3 minutes; the passage is hidden while you listen and comes back while you write.</p>',
    '<p>完成写作，提交前可随时修改。有短文和讲座的题目先阅读 3 分钟；听讲座时短文隐藏，写作时重新出现。</p>',
  ),
  ...practiceRules,
  parts: [
    {
      id: 'integrated',
      name: toPair('Integrated writing', '综合写作'),
      ...essay,
      material: ['text', 'audio'],
      windows: { readSeconds: 180, readHidesText: true, textReturns: true },
      words: { from: 150, to: 225 },
    },
    { id, name, ...essay, ...(words && { words }) },
    otherTasks,
  ],
});

/** Any skills and number of tasks, without the exam's clocks; speaking keeps its times. */
export const practiceSections = (secondText: SecondText): readonly SectionRule[] => [
  reading,
  listening,
  speaking,
  buildWriting(secondText),
];

/** Practice is reported as a percentage. */
export const fourSkillsPracticeScoring = practiceScoring(['reading', 'listening', 'speaking', 'writing']);
