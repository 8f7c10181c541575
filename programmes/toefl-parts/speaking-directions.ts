import type { LocalizedText } from '@inkstone/exam/blueprint';

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
