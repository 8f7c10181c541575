import type { LocalizedText, PartRule, SectionRule } from '@inkstone/exam/blueprint';
import { pointsByType } from './scoring.ts';

const exactlyOne = { from: 1, to: 1 } as const;

const questionPart = (
  id: string,
  name: LocalizedText,
  rule: { sets: PartRule['sets']; prepSeconds: number; responseSeconds: number },
): PartRule => ({
  id,
  name,
  types: ['interview-answer', 'timed-speech'],
  questions: exactlyOne,
  sets: rule.sets,
  pointsByType,
  plays: 1,
  windows: { prepSeconds: rule.prepSeconds, responseSeconds: rule.responseSeconds, retakes: 1 },
});

const interview: SectionRule = {
  id: 'interview',
  name: { en: 'Interview', zh: '面试' },
  skill: 'speaking',
  directions: {
    en: [
      '<p>You answer six to eight questions of an interviewer. You hear or read each question <b>once</b>, prepare for 15 to 30 seconds, and speak after the beep for 60 to 120 seconds.</p>',
      '<ul><li>The recording stops by itself at zero; you may stop sooner. You may record each answer <b>once more</b>, with the whole time: then only the second recording counts.</li></ul>',
      '<p><b>Marks.</b> A teacher marks each answer by content, fluency, pronunciation, vocabulary, grammar and interaction, from 0 to 5 in halves. The scale is our own.</p>',
    ].join(''),
    zh: [
      '<p>你将回答面试官的六到八个问题。每个问题只听或只看<b>一遍</b>，准备 15 到 30 秒，听到提示音后作答 60 到 120 秒。</p>',
      '<ul><li>倒计时归零时录音自动停止，也可以提前停止。每题可以<b>重录一次</b>，时间重新计算，以第二次录音为准。</li></ul>',
      '<p><b>评分。</b>老师按内容、流利度、发音、词汇、语法和互动六项评分，每项 0 到 5 分，以半分为单位。这是我们自己的评分标准。</p>',
    ].join(''),
  },
  navigation: 'section',
  reviewScreen: true,
  tools: ['headset-check'],
  clipboard: true,
  configurable: true,
  parts: [
    questionPart(
      'opening',
      { en: 'About yourself', zh: '关于你自己' },
      { sets: { from: 2, to: 2 }, prepSeconds: 15, responseSeconds: 60 },
    ),
    questionPart(
      'in-depth',
      { en: 'In depth', zh: '深入提问' },
      { sets: { from: 3, to: 4 }, prepSeconds: 20, responseSeconds: 90 },
    ),
    questionPart(
      'longer',
      { en: 'A longer answer', zh: '较长的回答' },
      { sets: { from: 1, to: 2 }, prepSeconds: 30, responseSeconds: 120 },
    ),
  ],
};

const writing: SectionRule = {
  id: 'writing',
  name: { en: 'Writing sample', zh: '写作样本' },
  skill: 'writing',
  directions: {
    en: '<p>Write about one of the prompts; the text can be changed until you hand in.</p>',
    zh: '<p>任选一题写作；提交前可随时修改。</p>',
  },
  navigation: 'section',
  reviewScreen: true,
  tools: ['notes'],
  clipboard: true,
  configurable: true,
  parts: [
    {
      id: 'texts',
      name: { en: 'Texts', zh: '文章' },
      types: ['essay'],
      questions: null,
      // Optional in practice.
      sets: { from: 0, to: 3 },
      pointsByType,
    },
  ],
};

/** Our own default: six to eight questions with preparation time, and one retake each. */
export const practiceSections: readonly SectionRule[] = [interview, writing];
