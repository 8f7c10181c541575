import type { LocalizedText } from '@inkstone/exam/blueprint';
import { joinDirections } from './directions.ts';

const rules: LocalizedText = {
  en: [
    '<li>You only go forward. After choosing an answer press <b>Next</b> and then <b>OK</b>; after that the question cannot be seen again.</li>',
    '<li>Some questions play a part of the recording again. It plays once, before the question is shown.</li>',
    '<li>Most questions have one right choice of four. Where a question asks for two answers, or to tick every row of a table, or to put steps in order, the whole answer has to be right.</li></ul>',
    '<p><b>Scoring.</b> Every question earns 1 point; wrong and blank answers cost nothing. The points become a score from 0 to 30, which is an estimate.</p>',
    '<blockquote><p><b>Sample.</b> A student says that the library closes before her class ends. Why does she go to the librarian? ○ To return a book ○ To pay a fine ● To ask about evening hours ○ To look for a job</p></blockquote>',
    '<p>Put on your headphones and set the volume before you start; it can be changed at any time.</p>',
  ].join(''),
  zh: [
    '<li>只能按顺序向前作答。选好答案后先按“下一题”，再按“确定”；确认后该题不能再看。</li>',
    '<li>有些题目会再播放一段录音。这一段只播放一遍，播放后才出现题目。</li>',
    '<li>多数题目从四个选项中选一个。需要选两项、逐行勾选表格或排列顺序的题目，必须全部正确才得分。</li></ul>',
    '<p><b>评分。</b>每题 1 分，答错或未答不扣分。原始分会换算为 0 到 30 分，该分数为估算值。</p>',
    '<blockquote><p><b>示例。</b>一名学生说，图书馆在她下课之前就关门了。她为什么去找图书管理员？○ 还书 ○ 交罚款 ● 询问晚间开放时间 ○ 找工作</p></blockquote>',
    '<p>开始前请戴好耳机并调好音量，作答过程中可随时调节音量。</p>',
  ].join(''),
};

/** Directions of the listening section, in our own words: content, the start of the list of parts, and the rules. */
export const listeningDirections = (opening: LocalizedText): LocalizedText => joinDirections(opening, rules);
