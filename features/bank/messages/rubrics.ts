import { defineMessages } from '@inkstone/base';

/** Rubrics as they are read. */
export const rubricMessages = defineMessages('bank.rubric', {
  rubric: { en: 'Rubric', zh: '评分标准' },
  sum: { en: 'The criteria are added; the highest mark is {most}.', zh: '各项得分相加，满分 {most} 分。' },
  mean: { en: 'The mean of the criteria; the highest mark is {most}.', zh: '取各项得分的平均值，满分 {most} 分。' },
  holistic: { en: 'One mark for the whole; the highest is {most}.', zh: '整体给分，满分 {most} 分。' },
  whole: { en: 'The whole', zh: '整体' },
  bounds: { en: '{least} to {most}', zh: '{least}–{most} 分' },
  level: { en: '{points}: {says}', zh: '{points} 分：{says}' },
});
