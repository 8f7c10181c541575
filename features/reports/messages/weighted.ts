import { defineMessages } from '@inkstone/base';

/** Texts of reports with weighted sections or rubric rows. */
export const weightedMessages = defineMessages('reports.weighted', {
  bySection: { en: 'How the score comes about', zh: '分数构成' },
  section: { en: 'Section', zh: '部分' },
  points: { en: 'Points', zh: '得分' },
  share: { en: 'Share', zh: '得分率' },
  weight: { en: 'Weight', zh: '权重' },
  adds: { en: 'Adds', zh: '计入' },
  ofPoints: { en: '{got} of {most}', zh: '{got} / {most}' },
  composite: { en: 'Composite', zh: '综合分' },
  compositeOf: { en: '{got} of {most}', zh: '{got} / {most}' },
  compositePart: { en: '{got} of {most}, {percent}%', zh: '{got} / {most}（{percent}%）' },
  toBeMarked: { en: 'To be marked', zh: '待批改' },
  cuts: {
    en: 'The composite is cut to a score of 1 to 5 at 30, 45, 60 and 75 percent of what this paper can reach. The exam’s own cuts change every year and are not published: the score is an estimate.',
    zh: '综合分按本卷可得分的 30%、45%、60%、75% 四条线换算为 1 至 5 分。官方分数线每年变化且不公布，因此该分数为估计。',
  },
  seminar: {
    en: 'This exam is 45 percent of the year’s score. The two performance tasks, 20 and 35 percent, are judged apart.',
    zh: '本考试占全年成绩的 45%。两项表现任务（分别占 20% 和 35%）另行评定。',
  },
  rows: { en: 'Row by row', zh: '逐项得分' },
  taskOf: { en: 'Question {number}', zh: '第 {number} 题' },
  noRows: { en: 'marked as a whole', zh: '整体评分' },
  parts: { en: 'Part of the report', zh: '报告的部分' },
  whole: { en: 'Whole exam', zh: '全卷' },
});
