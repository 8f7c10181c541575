import { defineMessages } from '@inkstone/base';

/** Texts of a report where some of the work was redone. */
export const attemptListMessages = defineMessages('reports.sittings', {
  label: { en: 'Sittings', zh: '各次作答' },
  first: { en: 'First sitting', zh: '首次作答' },
  again: { en: 'Done again', zh: '重做' },
  againOf: { en: 'Done again ({number})', zh: '第 {number} 次重做' },
  best: { en: 'Best', zh: '最佳' },
  latest: { en: 'Latest', zh: '最近' },
  points: { en: '{score} of {max}', zh: '{score} / {max}' },
  toMark: { en: 'to be marked', zh: '待批改' },
  questions_one: { en: '{count} question', zh: '{count} 题' },
  questions_other: { en: '{count} questions', zh: '{count} 题' },
  asked: { en: 'Asked again by {name}', zh: '{name}要求重做' },
});
