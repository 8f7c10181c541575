import { buildReading } from '../toefl-parts/reading.ts';
import { buildListening, usualParts } from '../toefl-parts/listening.ts';
import { joinDirections } from '../toefl-parts/directions.ts';
import { buildWriting, writingPieces, discussion } from '../toefl-parts/writing.ts';

/** Two passages in 35 minutes. */
export const reading = buildReading({
  passages: { from: 2, to: 2 },
  seconds: 2100,
  opening: {
    en: '<p>You read two academic passages of about 700 words each and answer ten questions on each of them. You have 35 minutes for both together.</p>',
    zh: '<p>本部分有两篇学术文章，每篇约 700 词，各有 10 道题，两篇共用 35 分钟。</p>',
  },
});

/** Two conversations and three lectures in two timed parts; the published 36 minutes are only displayed. */
export const listening = buildListening({
  shownSeconds: 2160,
  parts: usualParts,
  opening: {
    en: [
      '<p>You hear two conversations with five questions each and three lectures with six questions each. Every recording plays <b>once</b>; you may take notes while you listen.</p>',
      '<ul><li>The section has two parts. Part 1 (one conversation, one lecture) has 6 minutes 30 seconds for answering, part 2 (one conversation, two lectures) 10 minutes. The clock stands still while a recording plays.</li>',
    ].join(''),
    zh: [
      '<p>本部分有两段对话（各 5 题）和三段讲座（各 6 题）。每段录音<b>只播放一遍</b>，播放时可以记笔记。</p>',
      '<ul><li>本部分分为两组。第一组（一段对话、一段讲座）的答题时间为 6 分 30 秒，第二组（一段对话、两段讲座）为 10 分钟。播放录音时不计时。</li>',
    ].join(''),
  },
});

const directions = joinDirections(
  {
    en: '<p>You write two texts, about half an hour in all. The words that you have written are counted beside the text; cut, copy and paste work inside it.</p>',
    zh: '<p>你需要写两篇文章，全程约半小时。文章旁会显示字数；可以在文章内剪切、复制和粘贴。</p>',
  },
  writingPieces.integrated,
  {
    en: '<li><b>Academic discussion.</b> A professor asks a question and two students have answered. You have 10 minutes to add your own view with reasons, in at least 100 words.</li></ul>',
    zh: '<li><b>学术讨论。</b>教授提出一个问题，两名学生已经作答。你有 10 分钟写出自己的看法和理由，至少 100 词。</li></ul>',
  },
  writingPieces.forwardOnly,
  {
    en: [
      '<p><b>Scoring.</b> A teacher marks each text from 0 to 5. In the first, what counts most is that the points of the lecture are all there and are right; in the second, that your view is relevant and well explained; in both, the range and correctness of the language. The mean of the two becomes a score from 0 to 30.</p>',
      '<blockquote><p><b>Sample.</b> Dr. Osei: Should cities make public transport free? Tell us what you think and why.</p></blockquote>',
    ].join(''),
    zh: [
      '<p><b>评分。</b>老师对每篇评 0 到 5 分。第一篇最看重讲座要点是否齐全、准确；第二篇最看重观点是否切题、论述是否充分；两篇都看语言是否丰富、正确。两篇的平均分会换算为 0 到 30 分。</p>',
      '<blockquote><p><b>示例。</b>Dr. Osei: Should cities make public transport free? Tell us what you think and why.</p></blockquote>',
    ].join(''),
  },
);

/** The integrated task and a post in a class discussion: 29 minutes as published. */
export const writing = buildWriting({
  minutes: 29,
  directions,
  second: discussion,
});
