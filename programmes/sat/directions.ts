import type { LocalizedText } from '@inkstone/exam/blueprint';

/** Directions of each section, in our own words. */
export const directions = {
  readingWriting: {
    en: [
      '<p>Two modules of 27 questions, 32 minutes each. Every question has a short text of its own, sometimes two, sometimes a table, and four answers, one of which is best.</p>',
      '<ul><li>How the first module goes decides whether the second one is easier or harder.</li>',
      '<li>Inside a module answer in any order, flag questions and come back. A module that was left stays closed.</li>',
      '<li>The real exam tries out two questions in each module and does not count them; here all count. Wrong answers cost nothing: answer every question.</li></ul>',
    ].join(''),
    zh: [
      '<p>共两个模块，每个模块 27 题，时间 32 分钟。每题配有一段短文（有时是两段短文或一张表格），四个选项中选出最佳的一个。</p>',
      '<ul><li>第二模块的难易取决于第一模块的作答情况。</li>',
      '<li>模块内答题顺序不限，可标记题目稍后再看；离开后的模块不能返回。</li>',
      '<li>正式考试每个模块有两题是不计分的试测题，这里每题都计分。答错不扣分，请每题都作答。</li></ul>',
    ].join(''),
  },
  math: {
    en: [
      '<p>Two modules of 22 questions, 35 minutes each. About three in four are multiple choice; for the others you type a number.</p>',
      '<ul><li>A graphing calculator and a sheet of formulas lie among the tools all the time.</li>',
      '<li>A typed answer has up to 5 characters, 6 with a leading minus: 7/2 and 3.5 are the same. No mixed numbers, percent or money signs. A decimal that does not end has to fill the field: for 2/3 type .6666, .6667 or 0.667.</li>',
      '<li>How the first module goes decides whether the second one is easier or harder. A module that was left stays closed.</li>',
      '<li>The real exam tries out two questions in each module and does not count them; here all count.</li>',
      '<li>Figures are drawn to scale unless they say otherwise. Wrong answers cost nothing.</li></ul>',
    ].join(''),
    zh: [
      '<p>共两个模块，每个模块 22 题，时间 35 分钟。约四分之三为选择题，其余需输入数字。</p>',
      '<ul><li>全程可使用工具中的图形计算器和公式表。</li>',
      '<li>填写的答案最多 5 个字符，带负号时最多 6 个：7/2 与 3.5 等价。不能写带分数、百分号或货币符号。无限小数须填满字段：2/3 可写 .6666、.6667 或 0.667。</li>',
      '<li>第二模块的难易取决于第一模块的作答情况；离开后的模块不能返回。</li>',
      '<li>正式考试每个模块有两题是不计分的试测题，这里每题都计分。</li>',
      '<li>除非注明，图形按比例绘制。答错不扣分。</li></ul>',
    ].join(''),
  },
  paperReading: {
    en: '<p>Five passages or pairs of passages with 52 questions in 65 minutes. Base every answer on what a passage says or implies. Once the section is over it stays closed.</p>',
    zh: '<p>5 篇（组）文章，共 52 题，时间 65 分钟。请依据文章明确表述或暗示的内容作答。本部分结束后不能返回。</p>',
  },
  paperWriting: {
    en: '<p>Four passages with 44 questions in 35 minutes. Choose what improves the passage or makes it correct; “no change” is one of the answers. Once the section is over it stays closed.</p>',
    zh: '<p>4 篇文章，共 44 题，时间 35 分钟。选出能改进文章或使其符合规范的选项，选项中包括“不作改动”。本部分结束后不能返回。</p>',
  },
  paperMathPlain: {
    en: '<p>20 questions in 25 minutes, without a calculator: 15 multiple choice, 5 to be filled into a grid of four columns. A grid takes no minus sign: the answer lies between 0 and 9999. A sheet of formulas lies among the tools.</p>',
    zh: '<p>共 20 题，时间 25 分钟，不可使用计算器：选择题 15 道，填空题 5 道，填入四格。四格中没有负号，答案在 0 到 9999 之间。工具中有公式表。</p>',
  },
  paperMathCalculator: {
    en: '<p>38 questions in 55 minutes, with a calculator: 30 multiple choice, 8 to be filled into a grid of four columns. A decimal that does not end has to fill the grid: for 2/3 write .666 or .667.</p>',
    zh: '<p>共 38 题，时间 55 分钟，可使用计算器：选择题 30 道，填空题 8 道，填入四格。无限小数须填满四格：2/3 可写 .666 或 .667。</p>',
  },
  essay: {
    en: '<p>Read one passage and explain in 50 minutes how its author builds an argument to persuade readers. Do not say whether you agree. Reading, analysis and writing are marked from 2 to 8 each.</p>',
    zh: '<p>阅读一篇文章，用 50 分钟分析作者如何组织论证、说服读者，不必说明你是否同意。阅读、分析、写作三项各按 2 至 8 分评分。</p>',
  },
  practice: {
    en: '<p>Answer in any order; an answer can be changed until you hand in.</p>',
    zh: '<p>答题顺序不限，提交前可随时修改答案。</p>',
  },
} as const satisfies Record<string, LocalizedText>;
