import type { LocalizedText } from '@inkstone/exam/blueprint';
import { joinDirections } from './directions.ts';

const rules: LocalizedText = {
  en: [
    '<ul><li>Within the section you may go back and forth as you like, skip a question and change an answer. <b>Check</b> shows which questions are answered and leads to any of them.</li>',
    '<li>Some words of a passage have a dotted line below them: press one, and its meaning is shown.</li>',
    '<li>Most questions have four choices, one of which is right. In some you place a sentence at one of four squares in a paragraph.</li>',
    '<li>The last question of a passage gives a summary its missing ideas: of six sentences you choose the three that carry the main points. Some passages end instead with a table into which you sort statements.</li></ul>',
    '<p><b>Scoring.</b> A right answer earns 1 point. A summary earns 2 points for three right sentences and 1 for two; a table earns up to 3. Wrong and blank answers cost nothing. The points become a score from 0 to 30, which is an estimate.</p>',
    '<blockquote><p><b>Sample.</b> “Glass was so costly that only a few houses had windows of it.” The word <b>costly</b> is closest in meaning to … ○ rare ○ fragile ● expensive ○ beautiful</p></blockquote>',
    '<p>When the clock reaches zero the section closes with what you have answered. Once you have left it you cannot return.</p>',
  ].join(''),
  zh: [
    '<ul><li>在本部分内可以自由前后翻看，可以跳过题目，也可以修改答案。点击“检查”可查看各题是否作答，并跳到任意一题。</li>',
    '<li>文章中有些词下面带点状下划线，点按即可查看释义。</li>',
    '<li>多数题目有四个选项，只有一个正确。有的题目要求把一个句子放到段落中四个方块之一的位置。</li>',
    '<li>每篇的最后一题通常是概要题：从六个句子中选出三个能概括主要内容的句子。有的文章则以表格题结尾，需要把若干陈述归入相应的类别。</li></ul>',
    '<p><b>评分。</b>答对一题得 1 分。概要题选对三句得 2 分，选对两句得 1 分；表格题最多得 3 分。答错或未答不扣分。原始分会换算为 0 到 30 分，该分数为估算值。</p>',
    '<blockquote><p><b>示例。</b>“Glass was so costly that only a few houses had windows of it.” 句中 <b>costly</b> 一词的意思最接近：○ rare ○ fragile ● expensive ○ beautiful</p></blockquote>',
    '<p>倒计时归零时，本部分会连同已作答的内容自动结束。离开本部分后不能再返回。</p>',
  ].join(''),
};

/** Directions of the reading section, in our own words: number of passages and time, then the rules. */
export const readingDirections = (opening: LocalizedText): LocalizedText => joinDirections(opening, rules);
