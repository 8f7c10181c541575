import type { LocalizedText, SectionRule, TaskRule } from '@inkstone/exam/blueprint';
import { adaptive, buildModule, task, trial } from './modules.ts';

const listeningTask = (name: LocalizedText, questions: number, sets: number): TaskRule => ({
  ...task(name, { types: ['choice'], questions: { from: questions, to: questions }, sets }),
  plays: 1,
});
const responses = (count: number) => listeningTask({ en: 'Listen and choose a response', zh: '听句选答' }, 1, count);
const conversations = (count: number) => listeningTask({ en: 'Conversation', zh: '对话' }, 2, count);
const announcements = (count: number) => listeningTask({ en: 'Announcement', zh: '通知' }, 2, count);
const talks = (count: number) => listeningTask({ en: 'Academic talk', zh: '学术讲话' }, 4, count);

/** Two modules, the second chosen by the first; forward only, every recording once while the clock runs. */
export const listening: SectionRule = {
  id: 'listening',
  name: { en: 'Listening', zh: '听力' },
  skill: 'listening',
  directions: {
    en: [
      '<p>You hear single sentences, short conversations, announcements and academic talks. Every recording plays <b>once</b>; you may take notes.</p>',
      '<ul><li>After a single sentence you choose the best reply of four. The other recordings have two to four questions each.</li>',
      '<li>The section has two modules with clocks of their own: 18 minutes, then 11 or 7. The clock runs while you listen.</li>',
      '<li>You only go forward: a question that you have left cannot be seen again.</li>',
      '<li>The second module is chosen by your answers to the first. On the lower one the score reaches 4 at most. Some questions of the first may be trials that never count.</li></ul>',
      '<p><b>Scoring.</b> Every right answer earns 1 point of 35; wrong and blank answers cost nothing. The points become a band from 1 to 6, which is an estimate.</p>',
      '<blockquote><p><b>Sample.</b> “Is the library still open?” ○ Yes, I borrowed it. ● Only until six. ○ By the front door. ○ It was a long book.</p></blockquote>',
      '<p>Put on your headphones and set the volume before you start; it can be changed at any time.</p>',
    ].join(''),
    zh: [
      '<p>本部分有单句、简短对话、通知和学术讲话。每段录音<b>只播放一遍</b>，可以记笔记。</p>',
      '<ul><li>听完单句后，从四个选项中选出最合适的回应；其他录音各有两到四题。</li>',
      '<li>本部分有两个模块，各自计时：先是 18 分钟，然后是 11 或 7 分钟。播放录音时继续计时。</li>',
      '<li>只能向前作答，离开的题目不能再看。</li>',
      '<li>第二模块由第一模块的作答情况选定；进入基础模块时分数最高为 4。第一模块中可能有不计分的试测题。</li></ul>',
      '<p><b>评分。</b>每答对一题得 1 分，共 35 分，答错或未答不扣分。原始分会换算为 1 到 6 分，该分数为估算值。</p>',
      '<blockquote><p><b>示例。</b>“Is the library still open?” ○ Yes, I borrowed it. ● Only until six. ○ By the front door. ○ It was a long book.</p></blockquote>',
      '<p>开始前请戴好耳机并调好音量，作答过程中可随时调节音量。</p>',
    ].join(''),
  },
  shownSeconds: { from: 1500, to: 1740 },
  navigation: 'none',
  reviewScreen: false,
  adaptive,
  tools: ['notes', 'headset-check'],
  showsScene: true,
  clipboard: false,
  parts: [
    buildModule('router', {
      seconds: 1080,
      tasks: [responses(8), conversations(2), announcements(1), talks(1), trial(12, ['choice'])],
      plays: 1,
    }),
    buildModule('upper', {
      seconds: 660,
      tasks: [responses(3), conversations(2), announcements(1), talks(2)],
      plays: 1,
    }),
    buildModule('lower', { seconds: 420, tasks: [responses(7), conversations(3), announcements(2)], plays: 1 }),
  ],
};
