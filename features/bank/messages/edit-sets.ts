import { defineMessages } from '@inkstone/base';

/** Messages for editing many sets at once. */
export const editSetsMessages = defineMessages('bank.edit-sets', {
  open: { en: 'Edit', zh: '批量修改' },
  title_one: { en: 'Edit {count} set', zh: '修改 {count} 个题组' },
  title_other: { en: 'Edit {count} sets', zh: '修改 {count} 个题组' },
  note: {
    en: 'Only the fields that you fill in are changed. No new version is made, and it can be undone for 30 days.',
    zh: '只修改填写的项目，不产生新版本，30 天内可以撤销。',
  },
  addTags: { en: 'Add tags', zh: '添加标签' },
  removeTags: { en: 'Remove tags', zh: '移除标签' },
  tagsPlaceholder: { en: 'No change', zh: '不修改' },
  difficulty: { en: 'Difficulty of all questions', zh: '所有题目的难度' },
  noChange: { en: 'No change', zh: '不修改' },
  takeAway: { en: 'Remove the difficulty', zh: '清除难度' },
  place: { en: 'Programme and subject', zh: '考试项目与科目' },
  points: { en: 'Knowledge points of all questions', zh: '所有题目的知识点' },
  pointsKeep: { en: 'No change', zh: '不修改' },
  pointsAdd: { en: 'Add', zh: '添加' },
  pointsReplace: { en: 'Replace', zh: '替换' },
  pointsChosen: { en: 'Knowledge points', zh: '知识点' },
  pointsManySubjects: {
    en: 'The sets belong to several subjects. To set knowledge points, choose sets of one subject.',
    zh: '所选题组属于多个科目；要设置知识点，请只选同一科目的题组。',
  },
  apply: { en: 'Change', zh: '修改' },
  cancel: { en: 'Cancel', zh: '取消' },
  most: { en: 'At most {count} sets can be changed at once.', zh: '一次最多修改 {count} 个题组。' },
  notChanged: { en: 'The sets could not be changed', zh: '题组未能修改' },
  receipt: { en: 'Result', zh: '修改结果' },
  changed_one: { en: '{count} set changed', zh: '已修改 {count} 个题组' },
  changed_other: { en: '{count} sets changed', zh: '已修改 {count} 个题组' },
  same_one: { en: '{count} set needed no change', zh: '{count} 个题组无需修改' },
  same_other: { en: '{count} sets needed no change', zh: '{count} 个题组无需修改' },
  refused_one: { en: '{count} set was not changed', zh: '{count} 个题组未修改' },
  refused_other: { en: '{count} sets were not changed', zh: '{count} 个题组未修改' },
  goneSet: { en: 'A deleted set', zh: '已删除的题组' },
  'why-gone': { en: 'It is no longer in the bank.', zh: '该题组已不在题库中。' },
  'why-notEditable': {
    en: 'It was shared with you for use alone.',
    zh: '该题组只共享给你使用，不能编辑。',
  },
  'why-pointElsewhere': {
    en: 'A chosen knowledge point belongs to another subject.',
    zh: '所选知识点属于其他科目。',
  },
  'why-pointsStay': {
    en: 'Its questions have knowledge points of its current subject. Replace those too.',
    zh: '其题目带有原科目的知识点，请同时替换知识点。',
  },
  'why-tooManyTags': { en: 'It would have more than {count} tags.', zh: '标签将超过 {count} 个。' },
  'why-tooManyPoints': {
    en: 'A question would have more than {count} knowledge points.',
    zh: '有题目的知识点将超过 {count} 个。',
  },
  'why-notOwned': {
    en: 'Only its owner, and who manages the bank, changes with whom it is shared.',
    zh: '只有题组所有者和题库管理员才能更改共享设置。',
  },
  'why-tooManyShares': {
    en: 'It would be shared with more than {count} people and teams.',
    zh: '共享的人员和团队将超过 {count} 个。',
  },
  'why-inPaper': {
    en: 'A paper uses it, and the exam of that paper takes no sets of the new programme.',
    zh: '有试卷正在使用该题组，而该试卷所属的考试不能使用新考试项目的题组。',
  },
  undo: { en: 'Undo', zh: '撤销' },
  close: { en: 'Close', zh: '关闭' },
});
