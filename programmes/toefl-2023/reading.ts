import { buildReading } from '../toefl-parts/reading.ts';

/** Two passages in 35 minutes. */
export const reading = buildReading({
  passages: { from: 2, to: 2 },
  seconds: 2100,
  opening: {
    en: '<p>You read two academic passages of about 700 words each and answer ten questions on each of them. You have 35 minutes for both together.</p>',
    zh: '<p>本部分有两篇学术文章，每篇约 700 词，各有 10 道题，两篇共用 35 分钟。</p>',
  },
});
