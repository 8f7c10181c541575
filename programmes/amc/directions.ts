import type { LocalizedText } from '@inkstone/exam/blueprint';

/** Directions of AMC 8, in our own words. */
export const eightDirections: LocalizedText = {
  en: [
    '<p>This contest has 25 multiple-choice questions and lasts 40 minutes. Each question has five answers, and exactly one of them is right.</p>',
    '<ul><li>A right answer earns 1 point. A blank or a wrong answer earns nothing, so it never hurts to answer.</li>',
    '<li>Calculators are not allowed. Scratch paper, a ruler and a pencil are.</li>',
    '<li>You may answer in any order, flag a question to come back to it, and change or clear an answer until time runs out.</li>',
    '<li>When the clock reaches zero the contest is handed in by itself with everything that you answered.</li></ul>',
  ].join(''),
  zh: [
    '<p>本竞赛共 25 道选择题，时间 40 分钟。每题有五个选项，其中只有一个正确。</p>',
    '<ul><li>答对一题得 1 分，不答或答错不得分，因此作答不会扣分。</li>',
    '<li>不可使用计算器，可以使用草稿纸、直尺和铅笔。</li>',
    '<li>答题顺序不限；可标记题目稍后再看，时间结束前可随时修改或清除答案。</li>',
    '<li>倒计时归零时，系统会自动提交你已作答的全部内容。</li></ul>',
  ].join(''),
};

/** Directions of AMC 10 and AMC 12, in our own words. */
export const contestDirections: LocalizedText = {
  en: [
    '<p>This contest has 25 multiple-choice questions and lasts 75 minutes. Each question has five answers, and exactly one of them is right.</p>',
    '<ul><li>A right answer earns 6 points, a blank 1.5 points, a wrong answer nothing. Where you cannot rule anything out, leaving a question blank is worth more than a guess; an answer can be cleared back to blank.</li>',
    '<li>Calculators are not allowed. Scratch paper, a ruler, a compass and a pencil are.</li>',
    '<li>You may answer in any order, flag a question to come back to it, and change or clear an answer until time runs out.</li>',
    '<li>When the clock reaches zero the contest is handed in by itself with everything that you answered.</li></ul>',
  ].join(''),
  zh: [
    '<p>本竞赛共 25 道选择题，时间 75 分钟。每题有五个选项，其中只有一个正确。</p>',
    '<ul><li>答对一题得 6 分，不答得 1.5 分，答错不得分。若完全无法排除选项，留空比盲猜更划算；已选的答案可以清除，恢复为未作答。</li>',
    '<li>不可使用计算器，可以使用草稿纸、直尺、圆规和铅笔。</li>',
    '<li>答题顺序不限；可标记题目稍后再看，时间结束前可随时修改或清除答案。</li>',
    '<li>倒计时归零时，系统会自动提交你已作答的全部内容。</li></ul>',
  ].join(''),
};

/** Directions for practice without contest rules. */
export const practiceDirections: LocalizedText = {
  en: '<p>Answer in any order; an answer can be changed or cleared until you hand in.</p>',
  zh: '<p>答题顺序不限，提交前可随时修改或清除答案。</p>',
};
