import type { Language } from '@inkstone/base';

const texts = {
  student: { en: 'Student', zh: '学生' },
  handedIn: { en: 'Handed in', zh: '提交于' },
  marker: { en: 'Marked by', zh: '批改' },
  draft: { en: 'Draft, not released yet', zh: '草稿，尚未发还' },
  unmarked: { en: 'Not marked yet', zh: '尚未批改' },
  score: { en: 'Score', zh: '得分' },
  task: { en: 'Task', zh: '题目' },
  comment: { en: 'Comment', zh: '总评语' },
  answer: { en: 'Answer', zh: '作答' },
  notes: { en: 'Notes', zh: '批注' },
  suggested: { en: 'Suggested version', zh: '建议稿' },
  recordings: { en: 'Recordings', zh: '录音' },
  recordingsSaid: {
    en: 'This answer has recordings. Listen to them in the report, where the notes are at their times.',
    zh: '本作答包含录音，请在报告中收听录音及其批注。',
  },
  file: { en: 'File', zh: '文件' },
  page: { en: 'page', zh: '页' },
  spoken: { en: '(voice note in the report)', zh: '（语音批注见报告）' },
  box: { en: 'Marked on the page', zh: '已在页面上标出' },
  notDrawn: {
    en: 'The pages of this file cannot be put in here; the file itself is in the report. Its notes:',
    zh: '此文件的页面无法放入本文档，原文件见报告。批注如下：',
  },
  notDrawnBare: {
    en: 'This file cannot be put in here; it is in the report.',
    zh: '此文件无法放入本文档，请在报告中查看。',
  },
} as const;

/** A text of the document. */
export const docText = (key: keyof typeof texts, language: Language): string => texts[key][language];

/** All texts of the document, to embed the fonts that they need. */
export const listDocTexts = (language: Language): string =>
  Object.values(texts)
    .map((pair) => pair[language])
    .join('');
