import type { Pair } from '@inkstone/exam/blueprint';

/** What a student reads before the writing section, in our own words. */
export const writingDirections: Pair = {
  en: [
    '<p>You write two texts, about half an hour in all. The words that you have written are counted beside the text; cut, copy and paste work inside it.</p>',
    '<ul><li><b>Integrated task.</b> You read an academic passage for 3 minutes. It is hidden while you hear a lecture about the same topic, once, and comes back while you write. You have 20 minutes to sum up the points of the lecture and to show how they answer the passage; 150 to 225 words are usual.</li>',
    '<li><b>Academic discussion.</b> A professor asks a question and two students have answered. You have 10 minutes to add your own view with reasons, in at least 100 words.</li></ul>',
    '<p>You only go forward: when a task closes, by you or by the clock, it cannot be opened again. What you have written by then counts.</p>',
    '<p><b>Scoring.</b> A teacher marks each text from 0 to 5. In the first, what counts most is that the points of the lecture are all there and are right; in the second, that your view is relevant and well explained; in both, the range and correctness of the language. The mean of the two becomes a score from 0 to 30.</p>',
    '<blockquote><p><b>Sample.</b> Dr. Osei: Should cities make public transport free? Tell us what you think and why.</p></blockquote>',
  ].join(''),
  zh: [
    '<p>你需要写两篇文章，全程约半小时。文章旁会显示字数；可以在文章内剪切、复制和粘贴。</p>',
    '<ul><li><b>综合写作。</b>先用 3 分钟阅读一篇学术短文；随后短文隐藏，播放一遍同一主题的讲座；写作时短文会重新出现。你有 20 分钟概述讲座的要点，并说明它们如何回应短文，通常写 150 到 225 词。</li>',
    '<li><b>学术讨论。</b>教授提出一个问题，两名学生已经作答。你有 10 分钟写出自己的看法和理由，至少 100 词。</li></ul>',
    '<p>只能按顺序向前作答：无论由你提交还是时间用完，一道题结束后便不能再打开，届时已写的内容计入评分。</p>',
    '<p><b>评分。</b>老师对每篇评 0 到 5 分。第一篇最看重讲座要点是否齐全、准确；第二篇最看重观点是否切题、论述是否充分；两篇都看语言是否丰富、正确。两篇的平均分会换算为 0 到 30 分。</p>',
    '<blockquote><p><b>示例。</b>Dr. Osei: Should cities make public transport free? Tell us what you think and why.</p></blockquote>',
  ].join(''),
};

/** What a student reads before each task. */
export const writingTaskDirections = {
  integrated: {
    en: '<p>Integrated task. Read for 3 minutes, hear the lecture once, then write for 20 minutes: sum up the lecture and show how it answers the passage.</p>',
    zh: '<p>综合写作。阅读 3 分钟，听一遍讲座，再写作 20 分钟：概述讲座内容，并说明它如何回应短文。</p>',
  },
  discussion: {
    en: '<p>Academic discussion. Read the question and the two answers, then add your own in 10 minutes and at least 100 words.</p>',
    zh: '<p>学术讨论。阅读问题和两份回答，在 10 分钟内写出你自己的回答，至少 100 词。</p>',
  },
} as const satisfies Record<string, Pair>;
