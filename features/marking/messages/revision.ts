import { defineMessages } from '@inkstone/base';

/** Texts about the drafts of a text. */
export const revisionMessages = defineMessages('marking.revision', {
  drafts: { en: 'Drafts', zh: '各稿对照' },
  step: { en: 'Draft {from} to draft {to}', zh: '第 {from} 稿 → 第 {to} 稿' },
  handedIn: { en: 'Draft {number} handed in', zh: '第 {number} 稿提交于' },
  points: { en: '{points} of {most}', zh: '{points} / {most} 分' },
  unmarked: { en: 'no mark yet', zh: '尚未批改' },
  changed: { en: 'What changed', zh: '修改之处' },
  unchanged: { en: 'Not a word was changed.', zh: '一个字都没有改动。' },
  former: { en: 'Notes on draft {number}', zh: '第 {number} 稿的批注' },
  fresh: { en: 'New in draft {number}', zh: '第 {number} 稿新增的批注' },
  fixed: { en: 'Fixed', zh: '已改正' },
  still: { en: 'Still there', zh: '仍存在' },
  new: { en: 'New', zh: '新出现' },
  sum_one: {
    en: 'Of {count} note, {fixed} fixed and {still} still there.',
    zh: '{count} 条批注：已改正 {fixed} 条，仍存在 {still} 条。',
  },
  sum_other: {
    en: 'Of {count} notes, {fixed} fixed and {still} still there.',
    zh: '{count} 条批注：已改正 {fixed} 条，仍存在 {still} 条。',
  },
  noNotes: { en: 'Draft {number} has no notes on its words.', zh: '第 {number} 稿没有针对字句的批注。' },
  whole: { en: 'Draft {number} with its mark', zh: '第 {number} 稿及其批改' },
  now: { en: 'Now: “{words}”', zh: '现为：“{words}”' },
  gone: { en: 'Taken out', zh: '已删去' },
});
