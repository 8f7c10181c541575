import { buildReading } from '../toefl-parts/reading.ts';

/** Three or four passages with a common clock of 18 minutes each: 54 or 72. */
export const reading = buildReading({
  passages: { from: 3, to: 4 },
  seconds: { from: 3240, to: 4320, perSet: 1080 },
  opening: {
    en: '<p>You read three academic passages of about 700 words each, four in a longer form, and answer ten questions on each of them. You have 18 minutes for each passage, 54 or 72 for all together.</p>',
    zh: '<p>本部分有三篇学术文章（加长卷为四篇），每篇约 700 词，各有 10 道题。时间按每篇 18 分钟合计，共 54 或 72 分钟。</p>',
  },
});
