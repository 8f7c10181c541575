import { defineMessages } from '@inkstone/base';

/** Texts of the figures of questions: intervals, and how options were chosen. */
export const figureMessages = defineMessages('reports.figures', {
  interval: { en: '95% interval: {lower} to {upper}', zh: '95% 区间：{lower} 至 {upper}' },
  noInterval: {
    en: 'no interval yet: at least four people are needed',
    zh: '暂无区间：至少需要 4 人',
  },
  nobody: { en: 'Nobody has points for this question yet.', zh: '此题尚无人得分记录。' },
  discriminationSaid: {
    en: 'correlation with the score of the other questions',
    zh: '与其余题目得分的相关',
  },
  curves: { en: 'Choices by score', zh: '各分数段的选择' },
  curvesLabel: {
    en: 'Share that chose each option, by the score of the other questions',
    zh: '按其余题目得分分组，各组选择每个选项的比例',
  },
  curvesSaid: {
    en: 'From the lowest to the highest score on the other questions. The key should rise, wrong options should fall.',
    zh: '按其余题目得分由低到高分组。正确选项应上升，错误选项应下降。',
  },
  tooFewForCurves: {
    en: 'Curves are drawn once at least six people can be compared.',
    zh: '可比较人数达到 6 人后显示曲线。',
  },
  group: { en: 'Score', zh: '得分' },
  lowest: { en: 'Lowest', zh: '最低' },
  highest: { en: 'Highest', zh: '最高' },
  groupNumber: { en: 'Group {number}', zh: '第 {number} 组' },
  people: { en: 'People', zh: '人数' },
  optionKey: { en: '{letter} (key)', zh: '{letter}（答案）' },
});
