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
  put: { en: 'Put in', zh: '插入' },
  shownAsSource: {
    en: 'This text holds a table or a figure, so its source is edited.',
    zh: '文字中含有表格或图示，因此直接编辑源代码。',
  },
});

/** What the forms for all question types say; the codes of `problemsOf` are worded here. */
export const formWords = words('question.editor', {
  text: { en: 'Question', zh: '题干' },
  options: { en: 'Options', zh: '选项' },
  option: { en: 'Option {letter}', zh: '选项 {letter}' },
  isKey: { en: '{letter} is right', zh: '{letter} 为正确答案' },
  add: { en: 'Add an option', zh: '添加选项' },
  remove: { en: 'Remove option {letter}', zh: '删除选项 {letter}' },
  up: { en: 'Move option {letter} up', zh: '上移选项 {letter}' },
  down: { en: 'Move option {letter} down', zh: '下移选项 {letter}' },
  'problem.empty': { en: 'Write something here.', zh: '请填写内容。' },
  'problem.tooLong': { en: 'This is too long.', zh: '内容过长。' },
  'problem.tooFewOptions': { en: 'At least two options are needed.', zh: '至少需要两个选项。' },
  'problem.tooManyOptions': { en: 'At most 26 options, one for each letter.', zh: '最多 26 个选项，每个字母一个。' },
  'problem.sameOptionTwice': { en: 'An option stands twice.', zh: '有选项重复。' },
  'problem.moreThanOptions': { en: 'There are fewer options than that.', zh: '选项没有这么多。' },
  'problem.noKey': { en: 'Say what is right.', zh: '请设置正确答案。' },
  'problem.keyDoesNotFit': { en: 'The right answer does not match the question yet.', zh: '正确答案与题目尚不一致。' },
  'problem.noGaps': { en: 'Put at least one gap into the text.', zh: '请在文字中至少插入一个空。' },
  'problem.tooManyGaps': { en: 'At most 60 gaps.', zh: '最多 60 个空。' },
  'problem.gapsDoNotMatch': { en: 'Put at least one gap into the text.', zh: '请在文字中至少插入一个空。' },
  'problem.noSquares': { en: 'Put at least two squares into the paragraph.', zh: '请在段落中至少插入两个方块。' },
  'problem.badPlaces': { en: 'One to ten options belong to a category.', zh: '每个类别应有一到十个选项。' },
  'problem.tooFewCategories': { en: 'At least two categories are needed.', zh: '至少需要两个类别。' },
  'problem.tooManyCategories': { en: 'At most three categories.', zh: '最多三个类别。' },
  'problem.tooFewRows': { en: 'At least one row is needed.', zh: '至少需要一行。' },
  'problem.tooManyRows': { en: 'At most 20 rows.', zh: '最多 20 行。' },
  'problem.tooFewColumns': { en: 'At least two columns are needed.', zh: '至少需要两列。' },
  'problem.tooManyColumns': { en: 'At most six columns.', zh: '最多六列。' },
  'problem.noWay': { en: 'Choose at least one way to answer.', zh: '请至少选择一种作答方式。' },
  'problem.tooFewFiles': { en: 'At least one file.', zh: '至少 1 个文件。' },
  'problem.tooManyFiles': { en: 'At most 20 files.', zh: '最多 20 个文件。' },
  'problem.noCuts': {
    en: 'Put the letters to leave out in square brackets: ani[mals].',
    zh: '请把要隐去的字母放进方括号：ani[mals]。',
  },
  'problem.noPrefix': { en: 'At least the first letter is shown.', zh: '至少要显示第一个字母。' },
  'problem.tooManyForms': { en: 'Too many accepted answers.', zh: '可接受的答案过多。' },
  'problem.notANumber': {
    en: 'One of these is not a number: write 12, -3, 3/4 or .75.',
    zh: '其中有的不是数：请写 12、-3、3/4 或 .75 这样的形式。',
  },
  'problem.badWidth': { en: 'From 1 to 20 characters.', zh: '1 到 20 个字符。' },
});

/** What is said where options are put into boxes. */
export const placeWords = words('question.placing', {
  free: { en: 'Empty', zh: '空位' },
  lies: { en: 'Put into: {name}', zh: '已放入：{name}' },
  where: { en: 'Where to put {letter}', zh: '{letter} 放到哪里' },
  takeOut: { en: 'Take out', zh: '取出' },
  takeLetterOut: { en: 'Take {letter} out', zh: '取出 {letter}' },
  put: { en: '{letter} put into: {name}.', zh: '{letter} 已放入：{name}。' },
  takenOut: { en: '{letter} taken out.', zh: '{letter} 已取出。' },
  full: { en: 'Full: {name}. Take one out first.', zh: '“{name}”已满，请先取出一项。' },
});
