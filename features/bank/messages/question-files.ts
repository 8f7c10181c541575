import { defineMessages } from '@inkstone/base';

/** Messages for saving question sets as a file, for Inkstone or for other systems. */
export const questionFileMessages = defineMessages('bank.questionFiles', {
  title_one: { en: 'Export {count} set', zh: '导出 {count} 个题组' },
  title_other: { en: 'Export {count} sets', zh: '导出 {count} 个题组' },
  format: { en: 'Format of the file', zh: '文件格式' },
  own: { en: 'Inkstone file (.json)', zh: '砚的题组文件（.json）' },
  ownWhat: {
    en: 'Keeps everything, to store or to import at another school.',
    zh: '保留全部内容，可存档，也可导入其他学校的砚。',
  },
  named: { en: '{name} ({extension})', zh: '{name}（{extension}）' },
  formatsFailed: { en: 'The formats of other systems could not be shown', zh: '无法显示其他系统的格式' },
  planFailed: { en: 'The file cannot be made', zh: '无法生成文件' },
  gone: {
    en: 'One of the chosen sets is no longer in the bank. Close this dialog, reload the list and choose again.',
    zh: '所选题组中有的已不在题库中。请关闭后刷新列表，重新选择。',
  },
  planning: { en: 'Checking each question…', zh: '正在逐题检查导出结果…' },
  receipt: { en: 'Result for each question', zh: '各题的导出结果' },
  exact_one: { en: '{count} question as it is', zh: '{count} 题原样导出' },
  exact_other: { en: '{count} questions as they are', zh: '{count} 题原样导出' },
  changed_one: { en: '{count} question with changes', zh: '{count} 题有变化' },
  changed_other: { en: '{count} questions with changes', zh: '{count} 题有变化' },
  dropped_one: { en: '{count} question left out', zh: '{count} 题无法导出' },
  dropped_other: { en: '{count} questions left out', zh: '{count} 题无法导出' },
  isExact: { en: 'As it is', zh: '原样' },
  isChanged: { en: 'Changed', zh: '有变化' },
  isDropped: { en: 'Left out', zh: '无法导出' },
  place: { en: '{set} · question {number}', zh: '{set} · 第 {number} 题' },
  noWords: { en: 'A question without words', zh: '无文字的题目' },
  detail: { en: '({detail})', zh: '（{detail}）' },
  more_one: { en: 'and {count} more', zh: '另有 {count} 题' },
  more_other: { en: 'and {count} more', zh: '另有 {count} 题' },
  nothing: { en: 'No question can be written in this format.', zh: '没有题目可以用此格式导出。' },
  save: { en: 'Save file', zh: '保存文件' },
  cancel: { en: 'Cancel', zh: '取消' },
  fileName: { en: 'inkstone-question-sets-{day}{extension}', zh: '砚-题组-{day}{extension}' },
});

/** What a note of the receipt says. */
export const exportNoteMessages = defineMessages('bank.exportNotes', {
  formsLost: { en: 'Not every accepted form of an answer is in the file.', zh: '未能保留全部可接受的答案写法。' },
  optionOrder: { en: 'Options may be in another order there.', zh: '选项顺序在其他系统中可能不同。' },
  markup: { en: 'Some formatting is lost; the words stay.', zh: '部分格式会丢失，文字保留。' },
  formula: { en: 'A formula is written as its LaTeX source.', zh: '公式以 LaTeX 源码写出。' },
  media: { en: 'A picture or recording is left out.', zh: '未包含图片或录音。' },
  rubric: { en: 'The model answer for the marker is left out.', zh: '未包含供阅卷用的参考答案。' },
  evidence: { en: 'Evidence and distractor types are left out.', zh: '未包含依据和干扰类型。' },
  clip: { en: 'The part of the recording that it plays again is left out.', zh: '未包含题目重播的录音片段。' },
  criteria: { en: 'The rubric by which it is marked is left out.', zh: '未包含评分标准。' },
  points: { en: 'Its points are left out or rounded.', zh: '分值未包含或经过取整。' },
  limits: { en: 'A limit, of words or files, is left out.', zh: '未包含字数或文件数的限制。' },
  passageRepeated: {
    en: 'The passage that its set shares is repeated in each question.',
    zh: '题组共用的材料会在每题中重复出现。',
  },
  ownType: {
    en: 'Other systems show it as a simpler task: a text to type or a file to upload. Inkstone imports it again unchanged.',
    zh: '其他系统会将其显示为较简单的题型（输入文本或上传文件）；重新导入砚后与原题一致。',
  },
  ownScoring: {
    en: 'Other systems score it by a simpler rule. Inkstone imports it again with its own rule.',
    zh: '其他系统会按较简单的规则评分；重新导入砚后仍按原规则评分。',
  },
  ownFields: {
    en: 'Only Inkstone reads some of it, such as evidence, distractor types, rubrics, transcripts, parts of a recording or limits.',
    zh: '部分内容只有砚能读取，如依据、干扰类型、评分标准、听力原文、录音片段或作答限制。',
  },
  typeChanged: { en: 'It is written as another type of question:', zh: '改用另一种题型：' },
  scoring: {
    en: 'The other system gives partial credit in another way.',
    zh: '其他系统对部分正确的计分方式不同。',
  },
  model: { en: 'The model answer is left out.', zh: '未包含参考答案。' },
  explanation: { en: 'The explanations of both languages are written as one.', zh: '中英文解析合并为一段。' },
  stimulus: {
    en: 'The look of the text, the drawing of its scene or the transcript is left out.',
    zh: '未包含材料的版式、场景图或听力原文。',
  },
  typeUnknown: { en: 'The format has no such type of question.', zh: '此格式没有这种题型。' },
});
