import type { LocalizedText } from '@inkstone/exam/blueprint';

const closingNote: LocalizedText = {
  en: 'Move freely inside this section; once it is over it stays closed. Wrong answers cost nothing: answer every question.',
  zh: '本部分内可自由切换题目；结束后不能返回。答错不扣分，请每题都作答。',
};

/** The exam contains experimental questions without marking them, so our papers cannot leave them out. */
const trialNote = (questions: number): LocalizedText => ({
  en: `The real exam tries out ${questions} of these questions and does not count them; it never says which. Here all of them count.`,
  zh: `正式考试中有 ${questions} 题是不计分的试测题，不会说明是哪些；这里每题都计分。`,
});

/** Directions of a section, followed by the common ones. */
const buildDirections = (en: string, zh: string, trials?: number): LocalizedText => {
  const about = trials === undefined ? null : trialNote(trials);
  return {
    en: `<p>${en}</p><p>${closingNote.en}</p>${about ? `<p>${about.en}</p>` : ''}`,
    zh: `<p>${zh}</p><p>${closingNote.zh}</p>${about ? `<p>${about.zh}</p>` : ''}`,
  };
};

const essay: LocalizedText = {
  en: [
    '<p>Read about an issue and three perspectives on it. In 40 minutes write an essay that takes a position of your own and weighs it against at least one of the perspectives.</p>',
    '<ul><li>Your position may agree with a perspective, in part or wholly, or with none.</li>',
    '<li>Ideas and analysis, development and support, organization, and language are marked from 2 to 12 each.</li>',
    '<li>The essay does not change the composite.</li></ul>',
  ].join(''),
  zh: [
    '<p>阅读一个议题和关于它的三种观点，在 40 分钟内写一篇文章，提出自己的立场，并与其中至少一种观点进行比较分析。</p>',
    '<ul><li>你的立场可以与某种观点完全一致、部分一致，也可以都不相同。</li>',
    '<li>观点与分析、展开与论证、组织结构、语言运用四项各按 2 至 12 分评分。</li>',
    '<li>作文成绩不影响综合分。</li></ul>',
  ].join(''),
};

/** Directions of each section of the enhanced test, in our own words. */
export const enhancedDirections = {
  english: buildDirections(
    'Passages with 50 questions in 35 minutes. A question asks about a numbered, underlined place, about a sentence or about the passage as a whole: choose what is correct and serves the passage best. Places are numbered from 1 in each passage. “No change” means that it is best as it stands.',
    '若干篇短文，共 50 题，时间 35 分钟。题目针对文中标有编号的划线处、某个句子或全文：请选出既符合规范又最适合文章的答案。每篇文章的编号从 1 开始。“No change”表示原文最好。',
    10,
  ),
  math: buildDirections(
    '45 questions in 50 minutes, four answers each. A calculator lies among the tools. Figures need not be drawn to scale.',
    '共 45 题，时间 50 分钟，每题四个选项。工具中有计算器。图形不一定按比例绘制。',
    4,
  ),
  reading: buildDirections(
    'Passages with 36 questions in 40 minutes. Answer by what a passage says or implies; some questions compare two passages or read a figure.',
    '若干篇文章，共 36 题，时间 40 分钟。请依据文章明确表述或暗示的内容作答；有的题目需要比较两篇文章或阅读图表。',
    9,
  ),
  science: buildDirections(
    'Passages with 40 questions in 40 minutes: data, experiments and views that contradict each other. A calculator is not allowed. Science counts for STEM and not for the composite.',
    '若干组材料，共 40 题，时间 40 分钟，内容包括数据、实验和相互对立的观点。不可使用计算器。科学成绩计入 STEM 分，不计入综合分。',
    6,
  ),
  writing: essay,
} as const satisfies Record<string, LocalizedText>;

/** The same for the classic test. */
export const classicDirections = {
  english: buildDirections(
    'Five passages with 75 questions in 45 minutes. Choose what is correct and serves the passage best at each numbered, underlined place; “No change” means that it is best as it stands.',
    '五篇短文，共 75 题，时间 45 分钟。针对文中标有编号的划线处，选出既符合规范又最适合文章的答案；“No change”表示原文最好。',
  ),
  math: buildDirections(
    '60 questions in 60 minutes, five answers each. A calculator lies among the tools. Figures need not be drawn to scale.',
    '共 60 题，时间 60 分钟，每题五个选项。工具中有计算器。图形不一定按比例绘制。',
  ),
  reading: buildDirections(
    'Four passages or pairs of passages with 40 questions in 35 minutes. Answer by what a passage says or implies.',
    '四篇（组）文章，共 40 题，时间 35 分钟。请依据文章明确表述或暗示的内容作答。',
  ),
  science: buildDirections(
    'Six or seven passages with 40 questions in 35 minutes: data, experiments and views that contradict each other. A calculator is not allowed.',
    '六至七组材料，共 40 题，时间 35 分钟，内容包括数据、实验和相互对立的观点。不可使用计算器。',
  ),
  writing: essay,
} as const satisfies Record<string, LocalizedText>;

/** Directions for practice. */
export const practiceDirections: LocalizedText = {
  en: '<p>Answer in any order; an answer can be changed until you hand in.</p>',
  zh: '<p>答题顺序不限，提交前可随时修改答案。</p>',
};
