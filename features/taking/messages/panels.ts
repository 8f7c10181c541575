import { defineMessages } from '@inkstone/base';

/** Messages of the notes pad and the keyboard shortcuts. Lazy, but preloaded. */
export const panelMessages = defineMessages('taking.panels', {
  notesPad: { en: 'Notes pad', zh: '草稿笔记' },
  notesHint: { en: 'Only you see these notes; they are not scored.', zh: '笔记只有你能看到，不计分。' },
  shortcuts: { en: 'Keyboard shortcuts', zh: '键盘快捷键' },
  keyNext: { en: 'Next question', zh: '下一题' },
  keyBack: { en: 'Previous question', zh: '上一题' },
  keyFlag: { en: 'Flag this question', zh: '标记本题' },
  keyReview: { en: 'Check all answers', zh: '检查全部答案' },
  keyChoose: { en: 'Choose an option', zh: '选择选项' },
  keyTakeBack: { en: 'Take the choice back', zh: '取消所选选项' },
  keyStrike: { en: 'Cross an option out, or back in', zh: '划去或恢复选项' },
  keyHelp: { en: 'This list', zh: '打开本列表' },
});
