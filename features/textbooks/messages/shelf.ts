import { defineMessages } from '@inkstone/base';

/** Messages about a student's textbooks. */
export const shelfMessages = defineMessages('textbooks.shelf', {
  originals: { en: 'My textbooks: originals', zh: '我的教材：原版' },
  annotatedOnes: { en: 'My textbooks: annotated', zh: '我的教材：批注版' },
  textbooks: { en: 'Textbooks', zh: '教材' },
  allOriginals: { en: 'All originals', zh: '全部原版' },
  allAnnotated: { en: 'All annotated', zh: '全部批注版' },
  failed: { en: 'Your textbooks did not load.', zh: '你的教材未能加载。' },
  safe: { en: 'Your place in each book is kept.', zh: '每本书的阅读位置都已保留。' },
  emptyOriginals: { en: 'No textbook yet', zh: '还没有教材' },
  emptyOriginalsNext: {
    en: 'Textbooks that your teacher gives you appear here, with the page where you left them.',
    zh: '老师发给你的教材会显示在这里，并记住你读到的页码。',
  },
  emptyAnnotated: { en: 'No annotated textbook yet', zh: '还没有批注版教材' },
  emptyAnnotatedNext: {
    en: 'Textbooks with your teacher’s notes in them appear here.',
    zh: '带有老师批注的教材会显示在这里。',
  },
  pageOf: { en: 'page {page} of {pages}', zh: '第 {page} / {pages} 页' },
  pageAt: { en: 'page {page}', zh: '第 {page} 页' },
  notOpened: { en: 'not opened', zh: '未打开' },
  readThrough: { en: 'read through', zh: '已读完' },
  withdrawn: { en: 'Withdrawn by the teacher', zh: '老师已撤回' },
  start: { en: 'Open', zh: '打开' },
  goOn: { en: 'Read on', zh: '继续阅读' },
  by: { en: 'To be read by', zh: '阅读截止' },
  afterwards: { en: 'still open', zh: '仍可阅读' },
  gone: { en: 'The textbook has been withdrawn by the teacher.', zh: '老师已撤回该教材。' },
  goneBody: {
    en: 'It can no longer be opened. The page is loaded again.',
    zh: '该教材已无法打开，页面将重新加载。',
  },
  iSee: { en: 'I see', zh: '我知道了' },
});
