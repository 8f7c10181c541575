import { defineMessages } from '@inkstone/base';

/** Why a call about textbooks can be refused. */
export const refusals = defineMessages('textbooks.refusals', {
  'textbook.withdrawn': { en: 'The textbook has been withdrawn by the teacher.', zh: '老师已撤回该教材。' },
  'textbook.notYet': { en: 'This textbook opens on {at}.', zh: '该教材将于 {at} 开放。' },
  'book.viewOnly': {
    en: 'You may read textbooks, not annotate or change them.',
    zh: '你可以阅读教材，但不能批注或修改。',
  },
  'book.cancelled': { en: 'The download was cancelled.', zh: '下载已取消。' },
  'book.failed': {
    en: 'The PDF with the notes could not be made. Try the download again.',
    zh: '批注版 PDF 生成失败，请重新下载。',
  },
  'book.fileMissing': {
    en: 'The uploaded PDF is no longer there. Upload it again.',
    zh: '上传的 PDF 已不存在，请重新上传。',
  },
  'book.notPdf': { en: 'A textbook has to be a PDF.', zh: '教材必须是 PDF 文件。' },
  'book.unreadable': {
    en: '“{name}” cannot be read: its PDF is damaged or locked with a password. Upload it again without a lock.',
    zh: '《{name}》无法读取：PDF 已损坏或设有密码。请上传未加密的文件。',
  },
  'book.tooManyMarks': {
    en: 'This edition already has 5,000 marks. Delete some first.',
    zh: '该批注版已有 5000 条批注，请先删除一些。',
  },
  'book.noSuchPage': { en: 'The textbook has no such page.', zh: '教材没有这一页。' },
  'recipients.none': {
    en: 'Choose at least one student or a class with students.',
    zh: '请至少选择一名学生或一个有学生的班级。',
  },
  'deadline.beforeBegin': { en: 'The deadline must be after the opening.', zh: '截止时间必须晚于开放时间。' },
  'deadline.past': { en: 'The deadline has passed already.', zh: '截止时间已过。' },
  'assignment.withdrawn': { en: 'The textbook has been withdrawn by the teacher.', zh: '老师已撤回该教材。' },
  'assignment.deleted': { en: 'This textbook has been deleted.', zh: '该教材已删除。' },
  'word.notebookFull': {
    en: 'Your notebook already has 5,000 words. Remove some first.',
    zh: '生词本已有 5000 个单词，请先移除一些。',
  },
});
