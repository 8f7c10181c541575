import type { LocalizedText } from '@inkstone/exam/blueprint';

const penaltyNote: LocalizedText = {
  en: 'A right answer earns 1 point, a wrong one costs a quarter of a point, a blank costs nothing. Guess where you can rule out an answer or two; else go on. Once this section is over it stays closed.',
  zh: '答对得 1 分，答错倒扣 0.25 分，不答不扣分。能排除一两个选项时可以猜，否则先跳过。本部分结束后不能返回。',
};

const noPenaltyNote: LocalizedText = {
  en: 'Wrong answers cost nothing: answer every question. Once this section is over it stays closed.',
  zh: '答错不扣分，请每题都作答。本部分结束后不能返回。',
};

const buildDirections = (rule: LocalizedText, en: string, zh: string): LocalizedText => ({
  en: `<p>${en}</p><p>${rule.en}</p>`,
  zh: `<p>${zh}</p><p>${rule.zh}</p>`,
});

const experimentalNote: LocalizedText = {
  en: '<p>Questions of every kind in 15 minutes. They are tried out for later tests and do not count, whatever you answer. Work on them as on all the others.</p>',
  zh: '<p>各种题型混合，时间 15 分钟。这些题用于今后考试的试测，无论怎样作答都不计分，请照常认真完成。</p>',
};

const forwardedNote: LocalizedText = {
  en: 'The text has no score. Schools receive it with your scores and read it as it stands.',
  zh: '写作不计分，会随成绩一起寄给所申请的学校，由校方直接阅读。',
};

/** Directions of the Upper and Middle Level, in our own words. */
export const longDirections = {
  quantitative: buildDirections(
    penaltyNote,
    '25 questions in 30 minutes, five answers each. No calculator; work on scratch paper. Figures are not necessarily drawn to scale.',
    '共 25 题，时间 30 分钟，每题五个选项。不可使用计算器，可在草稿纸上演算。图形不一定按比例绘制。',
  ),
  reading: buildDirections(
    penaltyNote,
    'Short passages with 40 questions in 40 minutes. Answer by what a passage says or implies.',
    '若干篇短文，共 40 题，时间 40 分钟。请依据文章明确表述或暗示的内容作答。',
  ),
  verbal: buildDirections(
    penaltyNote,
    '60 questions in 30 minutes. In the first 30 choose the word or phrase closest in meaning to the one in capitals; in the others complete the comparison with the pair that is related in the same way.',
    '共 60 题，时间 30 分钟。前 30 题选出与大写单词意思最接近的词或短语；后 30 题选出关系相同的一组，把类比补充完整。',
  ),
  experimental: experimentalNote,
} as const satisfies Record<string, LocalizedText>;

/** Directions for writing, Upper Level. */
export const upperWriting = buildDirections(
  forwardedNote,
  'Two prompts, one for a story and one for an essay: choose one and write on it for 25 minutes.',
  '有两个题目，一个写故事，一个写议论文：任选其一，写作时间 25 分钟。',
);

/** The same for the Middle Level. */
export const middleWriting = buildDirections(
  forwardedNote,
  'Two first sentences for a story: choose one and write on for 25 minutes.',
  '给出两个故事开头，任选其一续写，时间 25 分钟。',
);

/** Directions of the Elementary Level. */
export const elementaryDirections = {
  quantitative: buildDirections(
    noPenaltyNote,
    '30 questions in 30 minutes, five answers each. No calculator; work on scratch paper.',
    '共 30 题，时间 30 分钟，每题五个选项。不可使用计算器，可在草稿纸上演算。',
  ),
  verbal: buildDirections(
    noPenaltyNote,
    '30 questions in 20 minutes: choose the word closest in meaning to the one in capitals, or complete a comparison.',
    '共 30 题，时间 20 分钟：选出与大写单词意思最接近的词，或把类比补充完整。',
  ),
  reading: buildDirections(
    noPenaltyNote,
    'Seven short passages with four questions each, 28 questions in 30 minutes. Answer by what a passage says.',
    '七篇短文，每篇四题，共 28 题，时间 30 分钟。请依据文章内容作答。',
  ),
  writing: buildDirections(
    forwardedNote,
    'Look at the picture and tell a story with a beginning, a middle and an end in 15 minutes.',
    '看图讲一个有开头、经过和结尾的故事，时间 15 分钟。',
  ),
  experimental: experimentalNote,
} as const satisfies Record<string, LocalizedText>;

/** Directions for practice. */
export const practiceDirections: LocalizedText = {
  en: '<p>Answer in any order. In practice a wrong answer costs nothing. An answer can be changed until you hand in.</p>',
  zh: '<p>答题顺序不限。练习中答错不扣分。提交前可随时修改答案。</p>',
};

/** Directions for writing practice. */
export const practiceWriting: LocalizedText = {
  en: '<p>The exam gives this text no score; in practice your teacher marks it from 1 to 6, so that you know how it reads.</p>',
  zh: '<p>考试中写作不计分；练习时由老师按 1～6 分评阅，让你了解文章给人的印象。</p>',
};
