import type { LocalizedText, PartRule, SectionRule } from '@inkstone/exam/blueprint';
import { speakingPoints } from '../toefl-parts/speaking.ts';

const tasks: LocalizedText = { en: 'Tasks', zh: '题目' };

const anyNumber = { id: 'tasks', name: tasks, questions: null, sets: { from: 1, to: 20 } } as const;

/** A quarter of the total each, for any number of tasks; if a paper leaves a section out, the others share. */
const buildSection = (
  its: Pick<SectionRule, 'id' | 'name' | 'directions'> & { part: Partial<PartRule>; seconds?: number },
): SectionRule => {
  const { part, seconds, ...rule } = its;
  return {
    ...rule,
    skill: rule.id,
    weight: 25,
    ...(seconds !== undefined && { clock: { seconds, duringAudio: 'runs', atZero: 'closes' } }),
    navigation: 'section',
    reviewScreen: true,
    tools: ['flag', 'highlighter', 'notes', 'zoom'],
    clipboard: false,
    configurable: true,
    parts: [{ types: [], ...anyNumber, ...part }],
  };
};

/** The four skills; the paper sets the minutes, speaking has its own times. */
export const sections: readonly SectionRule[] = [
  buildSection({
    id: 'reading',
    name: { en: 'Reading', zh: '阅读' },
    directions: {
      en: '<p>Read the texts and answer in any order. A wrong answer costs nothing. Once this section is over it stays closed.</p>',
      zh: '<p>阅读短文，可按任意顺序作答，答错不扣分。本部分结束后不能返回。</p>',
    },
    seconds: 1200,
    part: {},
  }),
  buildSection({
    id: 'listening',
    name: { en: 'Listening', zh: '听力' },
    directions: {
      en: '<p>Each recording may be heard twice. Listen once for the whole, and again for what you missed. You may take notes.</p>',
      zh: '<p>每段录音可以听两遍：第一遍听大意，第二遍听遗漏的内容。可以记笔记。</p>',
    },
    seconds: 900,
    part: { plays: 2 },
  }),
  buildSection({
    id: 'speaking',
    name: { en: 'Speaking', zh: '口语' },
    directions: {
      en: '<p>Read the task, prepare for 30 seconds and speak for one minute after the beep. The recording stops by itself.</p>',
      zh: '<p>先读题，准备 30 秒，听到提示音后说 1 分钟。录音会自动停止。</p>',
    },
    part: {
      types: ['timed-speech'],
      pointsByType: speakingPoints,
      windows: { prepSeconds: 30, responseSeconds: 60 },
    },
  }),
  buildSection({
    id: 'writing',
    name: { en: 'Writing', zh: '写作' },
    directions: {
      en: '<p>Write your own text. Leave two minutes to read it again.</p>',
      zh: '<p>请独立完成写作，最后留两分钟检查。</p>',
    },
    seconds: 1200,
    part: { pointsByType: { essay: 500 } },
  }),
];
