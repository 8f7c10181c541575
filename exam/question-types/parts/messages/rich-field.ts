import { words } from '@inkstone/base';

/** What the field for rich text says. */
export const richWords = words('question.rich-field', {
  tools: { en: 'Format of {label}', zh: '{label}的格式' },
  bold: { en: 'Bold', zh: '加粗' },
  italic: { en: 'Italic', zh: '斜体' },
  sub: { en: 'Subscript', zh: '下标' },
  sup: { en: 'Superscript', zh: '上标' },
  list: { en: 'List', zh: '列表' },
  formula: { en: 'Formula', zh: '公式' },
  source: { en: 'Source', zh: '源代码' },
  latex: { en: 'LaTeX of the formula', zh: '公式的 LaTeX 代码' },
  howFormula: {
    en: 'Write here. A formula goes in with “Formula” above, as LaTeX.',
    zh: '在此填写。公式请点上方的“公式”，用 LaTeX 书写。',
  },
  dollars: {
    en: 'Dollar signs make no formula: students would read “{written}” as it stands.',
    zh: '美元符号不会变成公式：学生看到的就是“{written}”这串字符。',
  },
  makeFormulas: { en: 'Make it a formula', zh: '转换为公式' },
  put: { en: 'Put in', zh: '插入' },
  picture: { en: 'Picture', zh: '图片' },
  choosePicture: { en: 'Choose a picture', zh: '选择图片' },
  pictureSending: { en: 'Uploading the picture…', zh: '正在上传图片……' },
  pictureAlt: { en: 'What the picture shows', zh: '图片内容' },
  pictureAltHint: {
    en: 'Read aloud to students who cannot see it. Do not give the answer away.',
    zh: '会读给看不到图片的学生听，请勿透露答案。',
  },
  pictureAltMissing: {
    en: 'Say in a few words what the picture shows.',
    zh: '请用几个词说明图片内容。',
  },
  pictureSize: { en: 'Size', zh: '大小' },
  small: { en: 'Small', zh: '小' },
  middle: { en: 'Medium', zh: '中' },
  large: { en: 'Large', zh: '大' },
  keepPicture: { en: 'Done', zh: '完成' },
  removePicture: { en: 'Remove', zh: '删除图片' },
  leavePicture: { en: 'Cancel', zh: '取消' },
  explain: { en: 'Explain the word', zh: '词语释义' },
  meaningOf: { en: 'Meaning of “{words}”', zh: '“{words}”的释义' },
  meaningHint: {
    en: 'Students see the words underlined and press them: in sections with a glossary, such as TOEFL reading, and in reports.',
    zh: '词语会带下划线，点按即可查看释义：在设有词汇释义的部分（如托福阅读）和报告中显示。',
  },
  keepMeaning: { en: 'Keep the meaning', zh: '保存释义' },
  removeMeaning: { en: 'Remove', zh: '删除释义' },
  selectFirst: {
    en: 'Select the words to explain first, inside one paragraph.',
    zh: '请先在同一段落内选中要解释的词语。',
  },
  shownAsSource: {
    en: 'This text holds a table or a figure, so its source is edited.',
    zh: '文字中含有表格或图示，因此直接编辑源代码。',
  },
});
