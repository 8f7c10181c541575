import { defineMessages } from '@inkstone/base';

/** Texts of a numeric entry. */
export const messages = defineMessages('question.numeric-entry', {
  label: { en: 'Your answer', zh: '你的答案' },
  hint: {
    en: 'A whole number, a fraction such as 3/4 or a decimal, at most {width} characters; a minus in front is extra.',
    zh: '可填整数、分数（如 3/4）或小数，最多 {width} 个字符，前面的负号不计。',
  },
  hintGrid: {
    en: 'A whole number, a fraction such as 3/4 or a decimal, at most {width} characters; there is no minus.',
    zh: '可填整数、分数（如 3/4）或小数，最多 {width} 个字符，没有负号。',
  },
  readAs: { en: 'Will be read as {number}', zh: '将读作 {number}' },
  unfinished: { en: 'Not a number yet: as it stands it counts as wrong.', zh: '还不是完整的数，照此提交会判错。' },
  keys: { en: 'Signs', zh: '符号' },
  minus: { en: 'Minus', zh: '负号' },
  point: { en: 'Decimal point', zh: '小数点' },
  slash: { en: 'Fraction bar', zh: '分数线' },
  comma: { en: 'Leave out commas: 1000, not 1,000.', zh: '不要用逗号：写 1000，不写 1,000。' },
  percent: { en: 'No percent sign here: write the number only.', zh: '不能填百分号，请只写数字。' },
  money: { en: 'No currency sign here: write the number only.', zh: '不能填货币符号，请只写数字。' },
  mixed: {
    en: 'No spaces or mixed numbers: write 7/2 or 3.5, not 3 1/2.',
    zh: '不能填空格或带分数：写 7/2 或 3.5，不写 3 1/2。',
  },
  letter: {
    en: 'Only digits, a point, a slash and a minus can appear here.',
    zh: '这里只能填数字、小数点、斜杠和负号。',
  },
  noMinus: { en: 'The grid has no minus: no answer here is below zero.', zh: '格子里没有负号：这里的答案不会小于 0。' },
  grid: { en: 'A grid without a minus, as on paper', zh: '没有负号的格子，与纸笔考试相同' },
  minusFirst: { en: 'A minus can only stand in front.', zh: '负号只能写在最前面。' },
  onePoint: { en: 'There can be only one decimal point.', zh: '只能有一个小数点。' },
  oneSlash: { en: 'There can be only one slash.', zh: '只能有一条斜杠。' },
  slashFirst: { en: 'Write the numerator before the slash.', zh: '请先写分子，再写斜杠。' },
  pointAndSlash: {
    en: 'A fraction is made of whole numbers: no decimal point in it.',
    zh: '分数的分子和分母须为整数，不能带小数点。',
  },
  tooWide: { en: 'The field is full: at most {width} characters.', zh: '已填满 {width} 个字符。' },
  accepted: { en: 'Accepted values', zh: '可接受的值' },
  acceptedHow: {
    en: 'Press Enter after each. Write 1/3, not 0.333: equal fractions and decimals, cut off or rounded to fill the field, are accepted by themselves.',
    zh: '每填一个按回车键。请写 1/3，不写 0.333：相等的分数和小数，以及截断或四舍五入后填满格子的小数，都会自动算对。',
  },
  unit: { en: 'Unit behind the field (optional)', zh: '格子后面的单位（选填）' },
  width: { en: 'Characters of the field', zh: '格子的字符数' },
  widthHow: { en: '5 on the digital SAT, 4 on paper; a minus is extra.', zh: 'SAT 机考为 5，纸笔为 4；负号不计。' },
});
