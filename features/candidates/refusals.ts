import { defineMessages } from '@inkstone/base';

/** Why a call about candidates can be refused. */
export const refusals = defineMessages('candidates.refusals', {
  'candidate.shown': {
    en: 'The password was shown once and cannot be shown again. Share a link instead.',
    zh: '密码只显示一次，无法再次显示。可以改为分享链接。',
  },
  'candidate.noPaper': { en: 'Choose a paper first.', zh: '请先选择试卷。' },
  'candidate.paperGone': { en: 'This paper is no longer in the bank.', zh: '题库中已没有这份试卷。' },
  'candidate.published': { en: 'This record has been published already.', zh: '该应聘者的测试已经发布。' },
  'candidate.notPublished': {
    en: 'Publish the record first: a draft has no test yet.',
    zh: '请先发布：草稿还没有测试。',
  },
  'candidate.started': {
    en: 'The test has been started and stays as it is.',
    zh: '测试已经开始，不能再更改。',
  },
  'candidate.over': { en: 'The test has been handed in or its time is over.', zh: '测试已提交或已关闭。' },
  'candidate.handedIn': {
    en: 'The test has been handed in: its deadline stays as it is.',
    zh: '测试已提交，截止时间不能再更改。',
  },
  'candidate.past': { en: 'The deadline must be in the future.', zh: '截止时间必须晚于现在。' },
  'candidate.hired': {
    en: 'This account now has another role, or was deactivated.',
    zh: '该账号已有其他身份或已停用。',
  },
  'candidate.linkOver': {
    en: 'This link does not work: it was withdrawn, a newer one took its place, or part of it is missing. Ask whoever sent it for a new one.',
    zh: '链接无效：可能已被撤回、已换成新链接，或链接不完整。请联系发送链接的人重新获取。',
  },
  'candidate.linkEnded': {
    en: 'This link worked until a set date, and that date has passed. Ask whoever sent it for a new one.',
    zh: '链接已过有效期。请联系发送链接的人重新获取。',
  },
});
