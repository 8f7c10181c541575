import { defineMessages } from '@inkstone/base';

/** Rubrics as they are read. */
export const rubricMessages = defineMessages('bank.rubric', {
  rubric: { en: 'Rubric', zh: '评分标准' },
  sum: { en: 'The criteria are added, to {most} points at most.', zh: '各项得分相加，满分 {most} 分。' },
  mean: { en: 'The mean of the criteria, {most} points at most.', zh: '取各项得分的平均值，满分 {most} 分。' },
  holistic: { en: 'One mark for the whole, {most} points at most.', zh: '整体给分，满分 {most} 分。' },
  whole: { en: 'The whole', zh: '整体' },
  bounds: { en: '{least} to {most}', zh: '{least}–{most} 分' },
  points: { en: '{points} points', zh: '{points} 分' },
  level: { en: '{points}: {says}', zh: '{points} 分：{says}' },
});
