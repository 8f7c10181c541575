import type { SectionRule } from '@inkstone/exam/blueprint';
import { adaptive, buildModule, task, trial } from './modules.ts';

const exactlyOne = { from: 1, to: 1 };
const exactlyFive = { from: 5, to: 5 };

/** A text with ten words to complete is one question, with a point per word. */
const pointsByType = { 'complete-the-words': 1000, choice: 100 };

const words = task(
  { en: 'Complete the words', zh: '补全单词' },
  { types: ['complete-the-words'], questions: exactlyOne, sets: 1, textWords: { from: 70, to: 90 } },
);
const daily = task(
  { en: 'Read in daily life', zh: '日常阅读' },
  { types: ['choice'], questions: { from: 2, to: 3 }, sets: 2, textWords: { from: 15, to: 150 } },
);
const academic = task(
  { en: 'Read an academic passage', zh: '学术阅读' },
  { types: ['choice'], questions: exactlyFive, sets: 1, textWords: { from: 150, to: 250 } },
);

/** Two modules, the second chosen by the first; free navigation inside a module, no way back to the first. */
export const reading: SectionRule = {
  id: 'reading',
  name: { en: 'Reading', zh: '阅读' },
  skill: 'reading',
  directions: {
    en: [
      '<p>You read short texts of three kinds: a paragraph in which the second half of ten words is missing, messages and notices of daily life, and academic passages of about 200 words.</p>',
      '<ul><li>The section has two modules. Each has a clock of its own; the first takes 18 to 21 minutes, the second 9.</li>',
      '<li>Inside a module you may go back and forth and change answers. A module that you have left cannot be opened again.</li>',
      '<li>The second module is chosen by your answers to the first: an upper one or a lower one. On the lower one the score reaches 4 at most.</li>',
      '<li>Some questions of the first module may be trials that never count; nothing marks them.</li></ul>',
      '<p><b>Scoring.</b> Every right answer and every right word earns 1 point of 35; wrong and blank answers cost nothing. The points become a band from 1 to 6, which is an estimate.</p>',
      '<blockquote><p><b>Sample.</b> The garden is clo___ on Mondays. (closed)</p></blockquote>',
    ].join(''),
    zh: [
      '<p>本部分阅读三类短文：缺少十个单词后半部分的段落、日常生活中的信息和通知，以及约 200 词的学术短文。</p>',
      '<ul><li>本部分有两个模块，各自计时：第一模块 18 到 21 分钟，第二模块 9 分钟。</li>',
      '<li>同一模块内可以前后翻看、修改答案，离开的模块不能再打开。</li>',
      '<li>第二模块由第一模块的作答情况选定，分高阶和基础两种；进入基础模块时分数最高为 4。</li>',
      '<li>第一模块中可能有不计分的试测题，不会特别标出。</li></ul>',
      '<p><b>评分。</b>每答对一题或补对一个单词得 1 分，共 35 分，答错或未答不扣分。原始分会换算为 1 到 6 分，该分数为估算值。</p>',
      '<blockquote><p><b>示例。</b>The garden is clo___ on Mondays.（closed）</p></blockquote>',
    ].join(''),
  },
  shownSeconds: { from: 1620, to: 1800 },
  navigation: 'part',
  reviewScreen: false,
  adaptive,
  tools: ['notes'],
  clipboard: false,
  parts: [
    buildModule('router', {
      seconds: { from: 1080, to: 1260 },
      tasks: [words, daily, academic, trial(15, ['complete-the-words', 'choice'])],
      // Two daily-life texts have five questions together.
      questions: { from: 11, to: 26 },
      pointsByType,
    }),
    buildModule('upper', { seconds: 540, tasks: [words, academic], pointsByType }),
    buildModule('lower', { seconds: 540, tasks: [words, daily], questions: { from: 6, to: 6 }, pointsByType }),
  ],
};
