import type { Pair } from '@inkstone/exam/blueprint';

/** What a student reads before the listening section, in our own words. */
export const listeningDirections: Pair = {
  en: [
    '<p>You hear two conversations with five questions each and three lectures with six questions each. Every recording plays <b>once</b>; you may take notes while you listen.</p>',
    '<ul><li>The section has two parts. Part 1 (one conversation, one lecture) has 6 minutes 30 seconds for answering, part 2 (one conversation, two lectures) 10 minutes. The clock stands still while a recording plays.</li>',
    '<li>You only go forward. After choosing an answer press <b>Next</b> and then <b>OK</b>; after that the question cannot be seen again.</li>',
    '<li>Most questions have one right choice of four. Where a question asks for two answers, or to tick every row of a table, or to put steps in order, the whole answer has to be right. Some questions play a few words of the recording once more.</li></ul>',
    '<p><b>Scoring.</b> Every question earns 1 point; wrong and blank answers cost nothing. The points become a score from 0 to 30, which is an estimate.</p>',
    '<blockquote><p><b>Sample.</b> A student says that the library closes before her class ends. Why does she go to the librarian? ○ To return a book ○ To pay a fine ● To ask about evening hours ○ To look for a job</p></blockquote>',
    '<p>Put on your headphones and set the volume before you start; it can be changed at any time.</p>',
  ].join(''),
  zh: [
    '<p>本部分有两段对话（各 5 题）和三段讲座（各 6 题）。每段录音<b>只播放一遍</b>，播放时可以记笔记。</p>',
    '<ul><li>本部分分为两组。第一组（一段对话、一段讲座）的答题时间为 6 分 30 秒，第二组（一段对话、两段讲座）为 10 分钟。播放录音时不计时。</li>',
    '<li>只能按顺序向前作答。选好答案后先按“下一题”，再按“确定”；确认后该题不能再看。</li>',
    '<li>多数题目从四个选项中选一个。需要选两项、逐行勾选表格或排列顺序的题目，必须全部正确才得分。有的题目会重播录音中的几句话。</li></ul>',
    '<p><b>评分。</b>每题 1 分，答错或未答不扣分。原始分会换算为 0 到 30 分，该分数为估算值。</p>',
    '<blockquote><p><b>示例。</b>一名学生说，图书馆在她下课之前就关门了。她为什么去找图书管理员？○ 还书 ○ 交罚款 ● 询问晚间开放时间 ○ 找工作</p></blockquote>',
    '<p>开始前请戴好耳机并调好音量，作答过程中可随时调节音量。</p>',
  ].join(''),
};

/** What a student reads before each of the two parts. */
export const listeningPartDirections: readonly [Pair, Pair] = [
  {
    en: '<p>Part 1: one conversation and one lecture, 11 questions, 6 minutes 30 seconds for answering. Each recording plays once.</p>',
    zh: '<p>第一组：一段对话和一段讲座，共 11 题，答题时间 6 分 30 秒。每段录音只播放一遍。</p>',
  },
  {
    en: '<p>Part 2: one conversation and two lectures, 17 questions, 10 minutes for answering. Each recording plays once.</p>',
    zh: '<p>第二组：一段对话和两段讲座，共 17 题，答题时间 10 分钟。每段录音只播放一遍。</p>',
  },
];
