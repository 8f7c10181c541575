import { defineMessages } from '@inkstone/base';

/** How past students would have been routed between the modules of an adaptive section. */
export const routingMessages = defineMessages('bank.routing', {
  simulate: { en: 'Try these cut scores on past answers', zh: '用以往作答试算分流' },
  simulateFailed: { en: 'The past answers did not load', zh: '以往作答未能加载' },
  share: { en: '{percent}% of students', zh: '{percent}% 的学生' },
  shareAbout: { en: 'about {percent}% of students', zh: '约 {percent}% 的学生' },
  histogram: {
    en: 'Results in this module from 0 to 100 percent, with the cut scores as lines',
    zh: '本模块得分率分布（0 至 100%），竖线为分流界线',
  },
  restsOn_one: {
    en: 'From the answers of {count} student who was asked these questions.',
    zh: '依据 {count} 名做过这些题目的学生的作答。',
  },
  restsOn_other: {
    en: 'From the answers of {count} students who were asked these questions.',
    zh: '依据 {count} 名做过这些题目的学生的作答。',
  },
  partly_one: {
    en: '{count} of them was not asked all of them, but at least two thirds.',
    zh: '其中 {count} 名只做过部分题目（至少三分之二）。',
  },
  partly_other: {
    en: '{count} of them were not asked all of them, but at least two thirds.',
    zh: '其中 {count} 名只做过部分题目（至少三分之二）。',
  },
  nobody: {
    en: 'No student has answered these questions in these words yet.',
    zh: '还没有学生做过当前版本的这些题目。',
  },
  few_one: {
    en: 'Only {count} student has answered these questions in these words: too few to show.',
    zh: '只有 {count} 名学生做过当前版本的这些题目，人数过少，不予显示。',
  },
  few_other: {
    en: 'Only {count} students have answered these questions in these words: too few to show.',
    zh: '只有 {count} 名学生做过当前版本的这些题目，人数过少，不予显示。',
  },
  estimated: {
    en: 'This is an estimate from the measured difficulty of {measured} of {all} questions. It takes each question as right or wrong on its own; real results spread wider.',
    zh: '以上为估计值：依据 {all} 题中 {measured} 题的实测难度，并假设各题对错互不相关；实际成绩会更分散。',
  },
  nothingYet: {
    en: 'Once students have, this shows how the cut scores would route them.',
    zh: '有学生作答后，这里会显示各界线下的分流情况。',
  },
});
