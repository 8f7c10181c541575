import type { PartRule, SectionRule } from '@inkstone/exam/blueprint';
import { buildListening, shortPart, usualParts } from '../toefl-parts/listening.ts';

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
