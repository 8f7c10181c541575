import { defineMessages } from '@inkstone/base';

/** Why a call about announcements can be refused. */
export const refusals = defineMessages('announcements.refusals', {
  'announcement.nobody': {
    en: 'There is nobody to send this to. Choose students or a class.',
    zh: '没有可以接收的人，请选择学生或班级。',
  },
  'announcement.fileMissing': {
    en: 'An attached file is no longer there. Remove it and attach it again.',
    zh: '有附件已不存在，请移除后重新添加。',
  },
  'announcement.filesTooLarge': {
    en: 'The attached files are larger than {megabytes} MB together.',
    zh: '附件总大小超过 {megabytes} MB。',
  },
  'announcement.fileHeld': {
    en: 'This recording is part of “{title}”, which you are taking. It opens here when the test is over.',
    zh: '该录音属于你正在进行的《{title}》，测试结束后才能在此打开。',
  },
});
