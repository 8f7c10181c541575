import type { LocalizedText, PartRule, SectionRule } from '@inkstone/exam/blueprint';
import { pointsByType } from './scoring.ts';

const exactlyOne = { from: 1, to: 1 } as const;

/** A kind of question: a number of questions, each heard or read once and answered at once in a fixed time. */
const questionPart = (id: string, name: LocalizedText, rule: { questions: number; seconds: number }): PartRule => ({
  id,
  name,
  types: ['interview-answer', 'timed-speech'],
  questions: exactlyOne,
  sets: { from: rule.questions, to: rule.questions },
  pointsByType,
  plays: 1,
  windows: { prepSeconds: 0, responseSeconds: rule.seconds },
});

const interview: SectionRule = {
  id: 'interview',
  name: { en: 'Interview', zh: '面试' },
  skill: 'speaking',
  directions: {
    en: [
      '<p>You answer seven questions of an interviewer, 13 minutes in all. You hear or read each question <b>once</b>; after the beep you answer at once.</p>',
      '<table><thead><tr><th scope="col">Question</th><th scope="col">How many</th><th scope="col">Answer</th></tr></thead><tbody>',
      '<tr><td>Introduction: about yourself</td><td>1</td><td>2:00</td></tr>',
      '<tr><td>A picture: what you see and think</td><td>1</td><td>2:30</td></tr>',
      '<tr><td>In depth: reasons and examples</td><td>3</td><td>1:50 each</td></tr>',
      '<tr><td>Looking back</td><td>1</td><td>1:00</td></tr>',
      '<tr><td>Free speech: whatever you want to add</td><td>1</td><td>2:00 at most</td></tr></tbody></table>',
      '<ul><li>You only go forward, and nothing can be recorded twice. A real interview begins with some minutes of talk that nobody records; here you check your microphone instead.</li></ul>',
      '<p><b>Marks.</b> A teacher marks each answer by content, fluency, pronunciation, vocabulary, grammar and interaction, from 0 to 5 in halves. The scale is our own: schools judge an interview by theirs.</p>',
      '<blockquote><p><b>Sample.</b> “Tell me about something you made. Why did you make it?”</p></blockquote>',
    ].join(''),
    zh: [
      '<p>你将回答面试官的七个问题，共 13 分钟。每个问题只听或只看<b>一遍</b>，听到提示音后立即作答。</p>',
      '<table><thead><tr><th scope="col">问题</th><th scope="col">题数</th><th scope="col">作答</th></tr></thead><tbody>',
      '<tr><td>自我介绍</td><td>1</td><td>2:00</td></tr>',
      '<tr><td>看图：描述并谈看法</td><td>1</td><td>2:30</td></tr>',
      '<tr><td>深入提问：理由与例子</td><td>3</td><td>每题 1:50</td></tr>',
      '<tr><td>回顾与反思</td><td>1</td><td>1:00</td></tr>',
      '<tr><td>自由发言：任何想补充的话</td><td>1</td><td>最多 2:00</td></tr></tbody></table>',
      '<ul><li>只能向前作答，每题只能录音一次。真实面试开始前会有几分钟不录音的闲谈；这里请先检测麦克风。</li></ul>',
      '<p><b>评分。</b>老师按内容、流利度、发音、词汇、语法和互动六项评分，每项 0 到 5 分，以半分为单位。这是我们自己的评分标准，各学校有各自的标准。</p>',
      '<blockquote><p><b>示例。</b>“Tell me about something you made. Why did you make it?”</p></blockquote>',
    ].join(''),
  },
  shownSeconds: 780,
  navigation: 'none',
  reviewScreen: false,
  tools: ['headset-check'],
  clipboard: false,
  parts: [
    questionPart('introduction', { en: 'Introduction', zh: '自我介绍' }, { questions: 1, seconds: 120 }),
    questionPart('picture', { en: 'Picture', zh: '看图' }, { questions: 1, seconds: 150 }),
    questionPart('in-depth', { en: 'In depth', zh: '深入提问' }, { questions: 3, seconds: 110 }),
    questionPart('reflective', { en: 'Looking back', zh: '回顾与反思' }, { questions: 1, seconds: 60 }),
    questionPart('free-speech', { en: 'Free speech', zh: '自由发言' }, { questions: 1, seconds: 120 }),
  ],
};

const writing: SectionRule = {
  id: 'writing',
  name: { en: 'Writing sample', zh: '写作样本' },
  skill: 'writing',
  directions: {
    en: [
      '<p>You have 30 minutes. Three prompts stand on one page: choose <b>one</b>, say which by its letter, and write about it.</p>',
      '<ul><li>There is no number of words that you must reach; schools read for your own voice.</li></ul>',
      '<p><b>Marks.</b> A teacher marks the text by content, order, vocabulary and sentences, grammar and spelling, from 0 to 5. The mark stands beside that of the interview and is not added to it.</p>',
      '<blockquote><p><b>Sample.</b> A. A place where I think best. B. A rule that I would change. C. Somebody who changed my mind.</p></blockquote>',
    ].join(''),
    zh: [
      '<p>共 30 分钟。同一页上有三个题目：任选<b>一个</b>，写明题目的字母，再开始写作。</p>',
      '<ul><li>没有最低字数要求，学校想看到的是你自己的声音。</li></ul>',
      '<p><b>评分。</b>老师按内容、结构、词汇与句式、语法与拼写评分，每项 0 到 5 分。该分数与面试分数并列，不计入面试分数。</p>',
      '<blockquote><p><b>示例。</b>A. A place where I think best. B. A rule that I would change. C. Somebody who changed my mind.</p></blockquote>',
    ].join(''),
  },
  clock: { seconds: 1800, duringAudio: 'runs', atZero: 'closes', hideableUntilSeconds: 300 },
  navigation: 'section',
  reviewScreen: false,
  optional: true,
  tools: ['notes'],
  clipboard: true,
  parts: [
    {
      id: 'sample',
      name: { en: 'Choose one of three prompts', zh: '三题选一' },
      types: ['essay'],
      questions: exactlyOne,
      sets: exactlyOne,
      pointsByType,
    },
  ],
};

/** The recorded interview for schools, with its writing sample. */
export const admissionSections: readonly SectionRule[] = [interview, writing];
