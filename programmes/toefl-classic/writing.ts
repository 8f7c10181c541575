import type { PartRule } from '@inkstone/exam/blueprint';
import { joinDirections } from '../toefl-parts/directions.ts';
import { textTask, buildWriting, writingPieces } from '../toefl-parts/writing.ts';

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
  clock: { seconds: 1800, duringAudio: 'runs', atZero: 'closes', hideableUntilSeconds: 0 },
  words: { from: 300, to: null },
} as const satisfies PartRule;

/** The integrated task and the independent essay: 50 minutes as published. */
export const writing = buildWriting({
  minutes: 50,
  directions,
  second: independent,
});
