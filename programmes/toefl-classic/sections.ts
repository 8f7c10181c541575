import type { PartRule, SectionRule } from '@inkstone/exam/blueprint';
import { buildListening, shortPart, usualParts } from '../toefl-parts/listening.ts';
import { buildReading } from '../toefl-parts/reading.ts';
import { joinDirections } from '../toefl-parts/directions.ts';
import { textTask, buildWriting, writingPieces } from '../toefl-parts/writing.ts';

/** Three or four passages with a common clock of 18 minutes each: 54 or 72. */
export const reading = buildReading({
  passages: { from: 3, to: 4 },
  seconds: { from: 3240, to: 4320, perSet: 1080 },
  opening: {
    en: '<p>You read three academic passages of about 700 words each, four in a longer form, and answer ten questions on each of them. You have 18 minutes for each passage, 54 or 72 for all together.</p>',
    zh: '<p>本部分有三篇学术文章（加长卷为四篇），每篇约 700 词，各有 10 道题。时间按每篇 18 分钟合计，共 54 或 72 分钟。</p>',
  },
});

/** Additional part of a longer form. */
const thirdPart: PartRule = {
  ...shortPart({
    id: 'part-3',
    name: { en: 'Part 3', zh: '第三组' },
    directions: {
      en: '<p>Part 3: one more conversation and one more lecture, 11 questions, 6 minutes 30 seconds for answering. Each recording plays once.</p>',
      zh: '<p>第三组：再听一段对话和一段讲座，共 11 题，答题时间 6 分 30 秒。每段录音只播放一遍。</p>',
    },
  }),
  sets: { from: 0, to: 1 },
};

/** Two conversations and three lectures, in a longer form three and four, followed by the break. */
export const listening: SectionRule = {
  ...buildListening({
    // Published times, only displayed: 41 minutes with five recordings, 57 with seven.
    shownSeconds: { from: 2460, to: 3420, perSet: 489 },
    parts: [...usualParts, thirdPart],
    opening: {
      en: [
        '<p>You hear two conversations with five questions each and three lectures with six questions each, in a longer form three and four. Every recording plays <b>once</b>; you may take notes while you listen. A break of 10 minutes follows.</p>',
        '<ul><li>The section has two parts. Part 1 (one conversation, one lecture) has 6 minutes 30 seconds for answering, part 2 (one conversation, two lectures) 10 minutes; the third part of a longer form is like the first. The clock stands still while a recording plays.</li>',
      ].join(''),
      zh: [
        '<p>本部分有两段对话（各 5 题）和三段讲座（各 6 题），加长卷为三段对话和四段讲座。每段录音<b>只播放一遍</b>，播放时可以记笔记。听力结束后休息 10 分钟。</p>',
        '<ul><li>本部分分为两组。第一组（一段对话、一段讲座）的答题时间为 6 分 30 秒，第二组（一段对话、两段讲座）为 10 分钟；加长卷的第三组与第一组相同。播放录音时不计时。</li>',
      ].join(''),
    },
  }),
  // Students may continue early; when the time is over the exam continues automatically.
  breakAfter: { seconds: 600, endsEarly: true, ends: 'atOnce' },
};

const directions = joinDirections(
  {
    en: '<p>You write two texts, 50 minutes in all. The words that you have written are counted beside the text; cut, copy and paste work inside it.</p>',
    zh: '<p>你需要写两篇文章，全程 50 分钟。文章旁会显示字数；可以在文章内剪切、复制和粘贴。</p>',
  },
  writingPieces.integrated,
  {
    en: '<li><b>Independent essay.</b> You are asked what you think about a question of everyday life. You have 30 minutes to take a side and to support it with reasons and examples of your own; 300 words or more are usual.</li></ul>',
    zh: '<li><b>独立写作。</b>题目询问你对一个日常话题的看法。你有 30 分钟表明立场，并用自己的理由和例子加以论证，通常不少于 300 词。</li></ul>',
  },
  writingPieces.forwardOnly,
  {
    en: [
      '<p><b>Scoring.</b> A teacher marks each text from 0 to 5. In the first, what counts most is that the points of the lecture are all there and are right; in the second, that your view is worked out with reasons that belong together; in both, the range and correctness of the language. The mean of the two becomes a score from 0 to 30.</p>',
      '<blockquote><p><b>Sample.</b> Do you agree or disagree? It is better to finish one thing before beginning another. Give reasons and examples.</p></blockquote>',
    ].join(''),
    zh: [
      '<p><b>评分。</b>老师对每篇评 0 到 5 分。第一篇最看重讲座要点是否齐全、准确；第二篇最看重观点是否展开充分、理由是否彼此连贯；两篇都看语言是否丰富、正确。两篇的平均分会换算为 0 到 30 分。</p>',
      '<blockquote><p><b>示例。</b>Do you agree or disagree? It is better to finish one thing before beginning another. Give reasons and examples.</p></blockquote>',
    ].join(''),
  },
);

/** The independent essay. */
export const independent = {
  id: 'independent',
  name: { en: 'Independent essay', zh: '独立写作' },
  directions: {
    en: '<p>Independent essay. Say what you think and why, with reasons and examples, in 30 minutes and about 300 words or more.</p>',
    zh: '<p>独立写作。用 30 分钟写出你的看法，给出理由和例子，一般不少于 300 词。</p>',
  },
  ...textTask,
  clock: { seconds: 1800, duringAudio: 'runs', atZero: 'closes', hideableUntilSeconds: 300 },
  words: { from: 300, to: null },
} as const satisfies PartRule;

/** The integrated task and the independent essay: 50 minutes as published. */
export const writing = buildWriting({
  minutes: 50,
  directions,
  second: independent,
});
