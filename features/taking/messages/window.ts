import { defineMessages } from '@inkstone/base';

/** The words about the window that was chosen: as in the exam, or training with its comforts. */
export const windowMessages = defineMessages('taking.window', {
  examTitle: { en: 'As in the exam', zh: '与正式考试一致' },
  examEnglish: {
    en: 'Only what the real window has, and its language: window, directions and buttons are in English. What concerns network and saving stays in your language.',
    zh: '只有正式考试界面中有的功能，并使用考试语言：界面、说明和按钮为英文。网络和保存等提示仍用你的语言。',
  },
  examBoth: {
    en: 'Only what the real exam has, and its languages: window, directions and buttons are in English and Chinese. What concerns network and saving stays in your language.',
    zh: '只有正式考试中有的功能，并使用考试语言：界面、说明和按钮为中英双语。网络和保存等提示仍用你的语言。',
  },
  trainingTitle: { en: 'Training', zh: '训练' },
  trainingBody: {
    en: 'The window is in your language and adds what the real one lacks:',
    zh: '界面使用你的语言，并提供正式考试没有的功能：',
  },
  trainingSame: {
    en: 'The window is in your language; otherwise it is like the real one.',
    zh: '界面使用你的语言，其余与正式考试相同。',
  },
  inTraining: { en: 'Training adds: {comfort}.', zh: '训练中另有：{comfort}。' },
  inSections: { en: '{comfort} ({sections})', zh: '{comfort}（{sections}）' },
  /** Between the names of sections. */
  between: { en: ', ', zh: '、' },
  flag: { en: 'flagging questions', zh: '标记题目' },
  eliminator: { en: 'crossing out options', zh: '划去选项' },
  masking: { en: 'covering options', zh: '遮盖选项' },
  highlighter: { en: 'highlighter', zh: '高亮' },
  notes: { en: 'notes', zh: '笔记' },
  'line-reader': { en: 'line reader', zh: '阅读尺' },
  zoom: { en: 'zoom', zh: '缩放' },
  calculator: { en: 'calculator', zh: '计算器' },
  'graphing-calculator': { en: 'graphing calculator', zh: '图形计算器' },
  'reference-sheet': { en: 'sheet of formulas', zh: '公式表' },
  glossary: { en: 'meanings of difficult words', zh: '词语释义' },
  'project-reference': { en: 'pictures of your own project', zh: '自己项目的图片' },
  'headset-check': { en: 'sound check', zh: '耳机和麦克风检查' },
  clock: { en: 'a clock that can be hidden at any time', zh: '可随时隐藏的计时' },
  back: { en: 'the way back to earlier questions', zh: '返回前面的题目' },
  keys: { en: 'keyboard shortcuts', zh: '键盘快捷键' },
});
