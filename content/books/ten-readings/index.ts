import { history } from './history.ts';
import { nature } from './nature.ts';
import { answersOf, chapterOf } from './reading.ts';
import { science } from './science.ts';
import type { BookText, Chapter } from '../book-types.ts';

const readings = [...nature, ...history, ...science];

const howTo: Chapter = {
  title: 'How to use this book',
  under: '怎样使用本书',
  text: `
Each reading takes two pages: one to read, one to work on. Read the text twice. The first time, do not stop at new words; ask yourself only what each paragraph *does*. The second time, mark the sentence that you would keep if you could keep only one from every paragraph.

每篇短文占两页：一页读，一页练。第一遍不要停下来查词，只问自己每一段在**做什么**；第二遍在每段里标出一句，假如只能留一句，你留哪一句。

## Four habits 四个习惯

1. **Name the paragraph.** After each paragraph, say two or three words to yourself: *cause*, *example*, *objection*, *result*. 读完一段，用两三个词给它起名。
2. **Follow the small words.** *However*, *thus*, *by contrast* and *yet* tell you where the author is turning. 小词最要紧，它们是路标。
3. **Return to the text.** No answer is right because it sounds right. Put your finger on the line that proves it. 每个答案都要在原文里找到依据。
4. **Learn words in company.** Copy the sentence, not the word alone. 抄句子，不要只抄单词。

## A plan for ten days 十天计划

One reading a day takes about twenty-five minutes: eight to read, seven for the questions, ten for the words. On every third day, read one of the earlier texts again without looking at its questions. Reading 9 explains why this works.

每天一篇，约二十五分钟：读八分钟，做题七分钟，整理词语十分钟。每到第三天，重读前面的一篇，不看题目。第九篇会告诉你为什么这样有效。`,
};

/** Ten texts of some 250 words, each with its words and three questions. */
export const tenReadings = {
  code: 'ten-readings',
  name: { en: 'Ten Short Readings', zh: '十篇短文' },
  about: {
    en: 'Academic texts of 250 words, with words and questions',
    zh: '二百五十词学术短文，附词汇与练习',
  },
  paper: 'A5',
  type: 10,
  chapters: [
    howTo,
    ...readings.map(chapterOf),
    { title: 'Answers', under: '答案与解析', text: readings.map(answersOf).join('\n\n') },
  ],
} satisfies BookText;
