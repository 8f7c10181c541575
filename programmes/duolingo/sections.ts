import type { SectionRule } from '@inkstone/exam/blueprint';
import { gradedParts, sampleParts } from './parts.ts';

const sharedRules = { navigation: 'none', reviewScreen: false, tools: ['headset-check'], clipboard: false } as const;

const gradedSection: SectionRule = {
  id: 'graded',
  name: { en: 'Graded section', zh: '计分部分' },
  skill: 'mixed',
  directions: {
    en: [
      '<p>Reading, listening, writing and speaking in turn, about 45 minutes. Every task says how long it takes and has a clock of its own.</p>',
      '<ul><li>You only go forward. When the time of a task is over, the next one comes by itself.</li>',
      '<li>A sentence to type may be heard three times, a scenario as often as its clock allows, a question to answer aloud once. A beep tells you when to speak; nothing can be recorded twice.</li>',
      '<li>The real test chooses each next task by your answers; how it does so is not public. This is a <b>fixed form</b>: everyone meets the same tasks, easier and harder ones mixed.</li></ul>',
      '<p><b>Scoring.</b> Four scores from 10 to 160 in steps of 5, and their mean. The real scoring is not public either: all scores here are <b>estimates</b>. Texts and spoken answers are marked by a teacher from 0 to 5; wrong answers cost nothing.</p>',
      '<blockquote><p><b>Sample.</b> Is this a real word? <i>glimber</i>: ○ Yes ● No</p></blockquote>',
    ].join(''),
    zh: [
      '<p>阅读、听力、写作和口语交替进行，约 45 分钟。每个任务都会说明时限，各自计时。</p>',
      '<ul><li>只能向前作答。任务时间用完后，自动进入下一题。</li>',
      '<li>听写的句子最多可听三遍，互动听力的录音在时限内可以反复听，口语的提问只播放一遍。听到提示音后开始说话，每题只能录音一次。</li>',
      '<li>真实考试会根据作答情况选出下一题，其方法并未公开。这里是<b>固定的试卷</b>：每个人的题目相同，难易交错。</li></ul>',
      '<p><b>评分。</b>四项分数各为 10 到 160 分，以 5 分为单位，总分为其平均。真实的计分方法也未公开，这里的分数均为<b>估算值</b>。写作和口语由老师按 0 到 5 分批改，答错不扣分。</p>',
      '<blockquote><p><b>示例。</b>这是真实的单词吗？<i>glimber</i>：○ 是 ● 否</p></blockquote>',
    ].join(''),
  },
  shownSeconds: 2700,
  ...sharedRules,
  parts: gradedParts,
};

const sampleSection: SectionRule = {
  id: 'sample',
  name: { en: 'Writing and speaking sample', zh: '写作与口语样本' },
  skill: 'mixed',
  directions: {
    en: '<p>One text and one spoken answer, about 10 minutes, which schools read and hear as they are. Each has 30 seconds to prepare; the text has 5 minutes, the answer 1 to 3 minutes. A teacher marks both from 0 to 5.</p>',
    zh: '<p>一篇短文和一段口头作答，共约 10 分钟，学校会直接阅读和收听。各有 30 秒准备；短文 5 分钟，口头作答 1 到 3 分钟。两者由老师按 0 到 5 分批改。</p>',
  },
  shownSeconds: 600,
  ...sharedRules,
  parts: sampleParts,
};

/** The test as it has been given since July 2025. */
export const examSections: readonly SectionRule[] = [gradedSection, sampleSection];
