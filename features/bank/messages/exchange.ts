import { defineMessages } from '@inkstone/base';

/** Messages for exporting and importing question sets. */
export const exchangeMessages = defineMessages('bank.exchange', {
  otherFormat: { en: 'Questions in another format?', zh: '题目是其他格式？' },
  otherSystems: { en: 'Import from Word, Excel, Moodle, QTI or text', zh: '从 Word、Excel、Moodle、QTI 或文本导入' },
  export: { en: 'Export', zh: '导出' },
  exported_one: { en: '{count} set was saved as a file.', zh: '已将 {count} 个题组存为文件。' },
  exported_other: { en: '{count} sets were saved as a file.', zh: '已将 {count} 个题组存为文件。' },
  notExported: { en: 'The sets were not exported', zh: '题组未能导出' },
  most: { en: 'One file takes 100 sets at most.', zh: '一个文件最多含 100 个题组。' },
  import: { en: 'Import', zh: '导入' },
  importTitle: { en: 'Import into the bank', zh: '导入题库' },
  importWhat: {
    en: 'Choose a file of question sets that was exported here or in another school’s Inkstone, or a content package with papers, courses and textbooks (the folder “content” of a school’s export). It is checked first; nothing changes until you say so.',
    zh: '请选择由这里或其他学校的砚导出的题组文件，或含试卷、课程和教材的内容包（在全校数据导出的 content 文件夹中）。会先行检查，在你确认之前不会有任何改动。',
  },
  file: { en: 'Choose a file', zh: '选择文件' },
  otherFile: { en: 'Another file', zh: '换一个文件' },
  checking: { en: 'Checking “{name}”', zh: '正在检查“{name}”' },
  cancel: { en: 'Cancel', zh: '取消' },
  close: { en: 'Close', zh: '关闭' },
  new_one: { en: '{count} new set', zh: '{count} 个新题组' },
  new_other: { en: '{count} new sets', zh: '{count} 个新题组' },
  same_one: { en: '{count} set is there already and is left out', zh: '{count} 个题组已存在，将跳过' },
  same_other: { en: '{count} sets are there already and are left out', zh: '{count} 个题组已存在，将跳过' },
  wrong_one: { en: '{count} set has mistakes', zh: '{count} 个题组有错误' },
  wrong_other: { en: '{count} sets have mistakes', zh: '{count} 个题组有错误' },
  files_one: { en: '{count} picture or recording', zh: '{count} 个图片或录音' },
  files_other: { en: '{count} pictures and recordings', zh: '{count} 个图片或录音' },
  allOrNone: {
    en: 'A file is imported as a whole or not at all. Correct these mistakes and choose it again.',
    zh: '文件要么全部导入，要么不导入。请修正以下错误后重新选择。',
  },
  problems: { en: 'Mistakes', zh: '错误' },
  ofSet: { en: 'Set {set}', zh: '第 {set} 个题组' },
  ofQuestion: { en: 'Set {set}, question {question}', zh: '第 {set} 个题组，第 {question} 题' },
  ofFile: { en: 'Picture or recording', zh: '图片或录音' },
  detail: { en: '({detail})', zh: '（{detail}）' },
  sets: { en: 'Sets of the file', zh: '文件中的题组' },
  isNew: { en: 'New', zh: '新' },
  isSame: { en: 'There already', zh: '已存在' },
  isWrong: { en: 'Has mistakes', zh: '有错误' },
  untitled: { en: 'Without a title', zh: '无标题' },
  questions_one: { en: '{count} question', zh: '{count} 题' },
  questions_other: { en: '{count} questions', zh: '{count} 题' },
  dot: { en: ' · ', zh: ' · ' },
  apply_one: { en: 'Import {count} set', zh: '导入 {count} 个题组' },
  apply_other: { en: 'Import {count} sets', zh: '导入 {count} 个题组' },
  nothingNew: { en: 'The bank has all of it already.', zh: '题库中已有全部内容。' },
  imported_one: { en: '{count} set was imported; it is yours to edit.', zh: '已导入 {count} 个题组，可由你编辑。' },
  imported_other: {
    en: '{count} sets were imported; they are yours to edit.',
    zh: '已导入 {count} 个题组，可由你编辑。',
  },
});

/** Messages for import errors, by the last part of the error code. */
export const importProblemMessages = defineMessages('bank.problems', {
  shape: { en: 'A field is missing or not as it should be.', zh: '有字段缺失或格式不符。' },
  active: {
    en: 'It holds a script or other active content, which questions never have.',
    zh: '含有脚本等活动内容，题目不允许包含。',
  },
  fileBroken: { en: 'It is damaged, or its number stands twice.', zh: '文件已损坏，或编号重复。' },
  fileKind: {
    en: 'Only pictures, audio and PDF files may come with question sets.',
    zh: '题组只能附带图片、录音和 PDF 文件。',
  },
  placeUnknown: { en: 'The bank has no such programme and subject.', zh: '题库中没有这个考试项目或科目。' },
  fileMissing: {
    en: 'It shows a picture or plays a recording that is not in the file.',
    zh: '引用的图片或录音不在文件中。',
  },
  formulaWrong: { en: 'A formula cannot be read.', zh: '有公式无法识别。' },
  typeUnknown: { en: 'Its question type is not known here.', zh: '这里没有这种题型。' },
  promptWrong: { en: 'The question is not complete.', zh: '题面不完整。' },
  keyWrong: { en: 'The key does not fit what the question offers.', zh: '答案与题面不符。' },
  pointUnknown: { en: 'The knowledge point is not in the tree.', zh: '知识点不在知识点树中。' },
  clipAlone: {
    en: 'It plays a part of a recording, and the set has no recording.',
    zh: '要播放录音片段，但题组没有录音。',
  },
  clipOutside: {
    en: 'The part of the recording has to begin before it ends, and to lie within the recording.',
    zh: '录音片段的起点须早于终点，且不能超出录音时长。',
  },
  evidenceMissing: {
    en: 'A quote of its evidence does not stand in the text exactly once.',
    zh: '依据中的引文没有在原文中恰好出现一次。',
  },
  rubricWrong: {
    en: 'Its rubric is incomplete, or the question is marked by machine.',
    zh: '评分标准不完整，或该题由系统评分。',
  },
  distractorWrong: {
    en: 'A distractor type is given for something that is not a wrong option.',
    zh: '干扰类型标注在了并非错误选项的位置。',
  },
  clipLong: {
    en: 'The part of the recording may be {seconds} seconds long at most.',
    zh: '录音片段最长 {seconds} 秒。',
  },
});
