import { defineMessages } from '@inkstone/base';

/** Messages for assigning from the bank. */
export const assignMessages = defineMessages('bank.giving', {
  asTest: { en: 'Give as a test', zh: '布置为测试' },
  intoPaper: { en: 'New paper with it', zh: '用它组卷' },
  ofThese: { en: 'Compose a paper', zh: '组卷' },
  notComposed: { en: 'The paper was not begun', zh: '未能开始组卷' },
  mostComposed: { en: 'A paper is begun with {count} sets at most.', zh: '一次最多用 {count} 个题组开始组卷。' },
  forPractice: { en: 'For practice', zh: '可自主练习' },
  markForPractice: { en: 'Mark for practice', zh: '设为可自主练习' },
  takeFromPractice: { en: 'Take out of practice', zh: '取消自主练习' },
  practiceMarked_one: {
    en: 'Students may practise {count} set by themselves now.',
    zh: '学生现在可以自主练习这 {count} 个题组。',
  },
  practiceMarked_other: {
    en: 'Students may practise {count} sets by themselves now.',
    zh: '学生现在可以自主练习这 {count} 个题组。',
  },
  practiceTakenAway_one: {
    en: '{count} set is no longer offered for practice.',
    zh: '{count} 个题组不再供学生自主练习。',
  },
  practiceTakenAway_other: {
    en: '{count} sets are no longer offered for practice.',
    zh: '{count} 个题组不再供学生自主练习。',
  },
  unfitForPractice_one: {
    en: '{count} set cannot be offered for practice: a teacher has to mark one of its questions.',
    zh: '{count} 个题组含需老师批改的题，无法开放自主练习。',
  },
  unfitForPractice_other: {
    en: '{count} sets cannot be offered for practice: each has a question that a teacher has to mark.',
    zh: '{count} 个题组含需老师批改的题，无法开放自主练习。',
  },
  mostMarked: { en: 'At most {count} sets are changed at once.', zh: '一次最多更改 {count} 个题组。' },
  notMarked: { en: 'The practice setting was not changed', zh: '未能更改自主练习设置' },
  asHomework: { en: 'Give as homework', zh: '布置为作业' },
});
