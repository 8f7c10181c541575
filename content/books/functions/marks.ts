import type { MarkText } from '../book-types.ts';

/** What Ms. Qiao wrote in the course on functions for her contest class. */
export const functionsMarks: readonly MarkText[] = [
  {
    on: 'two inputs may share an output, but one input never has two',
    colour: 'yellow',
    note: '判断是不是函数，只看这一句。多对一可以，一对多不行。',
  },
  { pen: 'underline', on: 'A vertical line meets it at most once', colour: 'pink' },
  {
    beside: 'Each step to the right doubles the value:',
    note: '同样的题 AMC 10 考过多次：给递推关系，别急着求通项，先列几项看看。',
  },
  {
    on: 'lines whose slopes have the product',
    colour: 'green',
    note: '例外：一条水平、一条竖直时也垂直，但竖直线没有斜率。',
  },
  { on: 'Contest problems often give a line in disguise.', colour: 'blue', note: '出租车、水池、排队，都是直线。' },
  {
    on: 'A square is never negative, so the least value is',
    colour: 'yellow',
    note: '配方的全部意义就在这里。写最值题时，把「何时取到」也写出来。',
  },
  { pen: 'circle', on: 'halfway between them', colour: 'pink' },
  {
    on: 'Many contest problems ask about the roots without asking for them.',
    colour: 'green',
    note: 'Vieta：和与积就够用。先想对称式，再想求根公式。',
  },
  { beside: 'Stand at the middle point, 4:', note: '奇数个点站在中位数；偶数个点站在中间两点之间任何一处。' },
  {
    on: 'and they do the opposite of what one expects',
    colour: 'pink',
    note: '错得最多的地方。记不住就代一个点进去试：f(x − 3) 在 x = 3 时等于 f(0)。',
  },
  {
    on: 'works first, although it is written second',
    colour: 'blue',
    note: '由内向外，先穿袜子后穿鞋。',
  },
  { pen: 'bracket', on: 'We need not find a formula:', colour: 'pink' },
  {
    on: 'In the end the exponential always wins, however steep the line.',
    colour: 'yellow',
    note: '第 3 题就靠它：两条线相交两次，之后指数函数一路领先。',
  },
];
