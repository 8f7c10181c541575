import { buildListening, usualParts } from '../toefl-parts/listening.ts';

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
