import { defineMessages } from '@inkstone/base';

/** Messages about the versions of a question set. */
export const versionMessages = defineMessages('bank.versions', {
  changes: { en: 'What changed from version {from} to {to}', zh: '第 {from} 版到第 {to} 版的改动' },
  changesFailed: { en: 'The versions could not be compared', zh: '版本对比未能加载' },
  nothingChanged: { en: 'The two versions are the same.', zh: '两个版本内容相同。' },
  compare: { en: 'Compare', zh: '对比' },
  compareWith: { en: 'Compare with version {version}', zh: '与第 {version} 版对比' },
  restore: { en: 'Restore this version', zh: '恢复此版本' },
  copy: { en: 'Copy', zh: '复制' },
  restoring: {
    en: 'You are editing the text of version {version}. Once saved, it is the newest; no version is lost.',
    zh: '正在编辑第 {version} 版的内容。保存后将成为最新版，其他版本都会保留。',
  },
  question: { en: 'Question {number}', zh: '第 {number} 题' },
  added: { en: 'added', zh: '新增' },
  removed: { en: 'removed', zh: '已删除' },
  changed: { en: 'changed', zh: '有改动' },
  title: { en: 'Title', zh: '标题' },
  passage: { en: 'Passage', zh: '文章' },
  transcript: { en: 'Transcript', zh: '听力原文' },
  files: { en: 'Pictures and recordings', zh: '图片与录音' },
  text: { en: 'Question text', zh: '题干' },
  options: { en: 'Options and other parts', zh: '选项等内容' },
  key: { en: 'Key', zh: '答案' },
  explanation: { en: 'Explanation', zh: '解析' },
  points: { en: 'Points', zh: '分值' },
  evidence: { en: 'Evidence', zh: '依据' },
  rubric: { en: 'Rubric', zh: '评分标准' },
});
