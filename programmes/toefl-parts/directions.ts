import type { LocalizedText } from '@inkstone/exam/blueprint';

/** Joins pieces of directions in each language. */
export const joinDirections = (...pieces: readonly LocalizedText[]): LocalizedText => ({
  en: pieces.map(({ en }) => en).join(''),
  zh: pieces.map(({ zh }) => zh).join(''),
});

const readingRules: LocalizedText = {
  en: [
    '<ul><li>Within the section you may go back and forth as you like, skip a question and change an answer. <b>Check all answers</b>, in the list of questions, shows which ones are answered and leads to any of them.</li>',
    '<li>Some words of a passage have a dotted line below them: press one, and its meaning is shown.</li>',
    '<li>Most questions have four choices, one of which is right. In some you place a sentence at one of four squares in a paragraph.</li>',
    '<li>The last question of a passage gives a summary its missing ideas: of six sentences you choose the three that carry the main points. Some passages end instead with a table into which you sort statements.</li></ul>',
    '<p><b>Scoring.</b> A right answer earns 1 point. A summary earns 2 points for three right sentences and 1 for two; a table earns up to 3. Wrong and blank answers cost nothing. The points become a score from 0 to 30, which is an estimate.</p>',
    '<blockquote><p><b>Sample.</b> “Glass was so costly that only a few houses had windows of it.” The word <b>costly</b> is closest in meaning to … ○ rare ○ fragile ● expensive ○ beautiful</p></blockquote>',
    '<p>When the clock reaches zero the section closes with what you have answered. Once you have left it you cannot return.</p>',
  ].join(''),
  zh: [
    '<ul><li>在本部分内可以自由前后翻看，可以跳过题目，也可以修改答案。点开题目列表，再点“检查全部答案”，可查看各题是否作答，并跳到任意一题。</li>',
    '<li>文章中有些词下面带点状下划线，点按即可查看释义。</li>',
    '<li>多数题目有四个选项，只有一个正确。有的题目要求把一个句子放到段落中四个方块之一的位置。</li>',
    '<li>每篇的最后一题通常是概要题：从六个句子中选出三个能概括主要内容的句子。有的文章则以表格题结尾，需要把若干陈述归入相应的类别。</li></ul>',
    '<p><b>评分。</b>答对一题得 1 分。概要题选对三句得 2 分，选对两句得 1 分；表格题最多得 3 分。答错或未答不扣分。原始分会换算为 0 到 30 分，该分数为估算值。</p>',
    '<blockquote><p><b>示例。</b>“Glass was so costly that only a few houses had windows of it.” 句中 <b>costly</b> 一词的意思最接近：○ rare ○ fragile ● expensive ○ beautiful</p></blockquote>',
    '<p>倒计时归零时，本部分会连同已作答的内容自动结束。离开本部分后不能再返回。</p>',
  ].join(''),
};

/** Directions of the reading section, in our own words: number of passages and time, then the rules. */
export const readingDirections = (opening: LocalizedText): LocalizedText => joinDirections(opening, readingRules);

/** Directions of the speaking section, in our own words; `minutes` is the published length. */
export const speakingDirections = (minutes: number): LocalizedText => ({
  en: [
    `<p>You speak four times into the microphone, about ${minutes} minutes in all. Each task goes by itself: read, listen, prepare, speak. A beep tells you when to begin, and the recording stops by itself at zero.</p>`,
    '<table><thead><tr><th scope="col">Task</th><th scope="col">What you do</th><th scope="col">Prepare</th><th scope="col">Speak</th></tr></thead><tbody>',
    '<tr><td>1</td><td>Choose a side of an everyday question and say why.</td><td>15&nbsp;s</td><td>45&nbsp;s</td></tr>',
    '<tr><td>2</td><td>Read a campus notice (45 s), hear two students talk about it, then tell what one of them thinks and why.</td><td>30&nbsp;s</td><td>60&nbsp;s</td></tr>',
    '<tr><td>3</td><td>Read about an academic idea (45 s), hear a short lecture, then explain the idea by the examples of the lecture.</td><td>30&nbsp;s</td><td>60&nbsp;s</td></tr>',
    '<tr><td>4</td><td>Hear part of a lecture, then sum it up.</td><td>20&nbsp;s</td><td>60&nbsp;s</td></tr></tbody></table>',
    '<ul><li>A text is hidden when its reading time is over, recordings play once, and you may take notes.</li>',
    '<li>You only go forward; a task cannot be recorded twice.</li></ul>',
    '<p><b>Scoring.</b> A teacher marks every task from 0 to 4 for the whole of it, looking at delivery, language use and how the topic is developed. The mean of the four becomes a score from 0 to 30.</p>',
    '<blockquote><p><b>Sample.</b> Some people like to study in the morning, others late at night. Which do you prefer, and why?</p></blockquote>',
  ].join(''),
  zh: [
    `<p>你需要对着麦克风作答四次，全程约 ${minutes} 分钟。每道题都会自动依次进行：阅读、听录音、准备、作答。听到提示音后开始说话，倒计时归零时录音自动停止。</p>`,
    '<table><thead><tr><th scope="col">题号</th><th scope="col">任务</th><th scope="col">准备</th><th scope="col">作答</th></tr></thead><tbody>',
    '<tr><td>1</td><td>就一个日常话题表明立场，并说明理由。</td><td>15&nbsp;秒</td><td>45&nbsp;秒</td></tr>',
    '<tr><td>2</td><td>阅读一则校园通知（45 秒），听两名学生的谈论，再说明其中一人的看法及理由。</td><td>30&nbsp;秒</td><td>60&nbsp;秒</td></tr>',
    '<tr><td>3</td><td>阅读一个学术概念（45 秒），听一小段讲座，再用讲座中的例子解释该概念。</td><td>30&nbsp;秒</td><td>60&nbsp;秒</td></tr>',
    '<tr><td>4</td><td>听一段讲座，然后概述其内容。</td><td>20&nbsp;秒</td><td>60&nbsp;秒</td></tr></tbody></table>',
    '<ul><li>阅读时间结束后文字会隐藏；录音只播放一遍；可以记笔记。</li>',
    '<li>只能按顺序向前作答，每题只能录音一次。</li></ul>',
    '<p><b>评分。</b>老师对每题的整体表现评 0 到 4 分，着眼于表达、语言运用和内容展开。四题的平均分会换算为 0 到 30 分。</p>',
    '<blockquote><p><b>示例。</b>Some people like to study in the morning, others late at night. Which do you prefer, and why?</p></blockquote>',
  ].join(''),
});

/** Directions of each task. */
export const taskDirections = {
  independent: {
    en: '<p>Task 1. Say what you think about a familiar question and give reasons. 15 seconds to prepare, 45 seconds to speak.</p>',
    zh: '<p>第 1 题。就一个熟悉的话题发表看法并说明理由。准备 15 秒，作答 45 秒。</p>',
  },
  campus: {
    en: '<p>Task 2. Read a short text about life on campus, then hear a conversation about it. 30 seconds to prepare, 60 seconds to speak.</p>',
    zh: '<p>第 2 题。先读一段有关校园生活的短文，再听一段相关对话。准备 30 秒，作答 60 秒。</p>',
  },
  academic: {
    en: '<p>Task 3. Read a short text about an academic idea, then hear part of a lecture about it. 30 seconds to prepare, 60 seconds to speak.</p>',
    zh: '<p>第 3 题。先读一段介绍学术概念的短文，再听一段相关讲座。准备 30 秒，作答 60 秒。</p>',
  },
  lecture: {
    en: '<p>Task 4. Hear part of a lecture and sum it up. 20 seconds to prepare, 60 seconds to speak.</p>',
    zh: '<p>第 4 题。听一段讲座并概述其内容。准备 20 秒，作答 60 秒。</p>',
  },
} as const satisfies Record<string, LocalizedText>;

const listeningRules: LocalizedText = {
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
export const listeningDirections = (opening: LocalizedText): LocalizedText => joinDirections(opening, listeningRules);
