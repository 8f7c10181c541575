import { defineMessages } from '@inkstone/base';

/** Texts about a student's analysis of a marked text. */
export const analysisMessages = defineMessages('marking.analysed', {
  face: { en: 'Analysis', zh: '学生分析' },
  mine: { en: 'What I take from it', zh: '我的收获' },
  theirs: { en: 'What the student takes from it', zh: '学生的收获' },
  reason: { en: 'What went wrong', zh: '问题出在哪里' },
  plan: { en: 'What comes next', zh: '下一步怎么做' },
  saved: { en: 'Saved', zh: '保存于' },
  empty: { en: 'Nothing written.', zh: '未填写。' },
  waits: {
    en: 'Nothing yet. The student is asked for an analysis once this mark is released.',
    zh: '暂无内容。发还批改后，学生会写自己的分析。',
  },
});
