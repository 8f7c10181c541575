import type { MarkText } from '../book-types.ts';

/** What Ms. Mei wrote in the readings for her evening class. */
export const readingsMarks: readonly MarkText[] = [
  {
    on: 'ask yourself only what each paragraph does',
    colour: 'yellow',
    note: '本书最重要的一句。段落的「作用」比内容更常考。',
  },
  {
    on: 'Yet it was water, and nothing else, that cut it.',
    colour: 'yellow',
    note: 'it was … that 强调句。Yet 之后是作者真正要说的：河道是水冲出来的。',
  },
  { on: 'the sky is perfectly clear', colour: 'green', note: '第 3 题的依据：雨不在这里下。' },
  { pen: 'circle', on: 'hidden store', colour: 'pink' },
  {
    beside: 'The blue line on the map is thus not an error.',
    note: 'thus = 因此。末段回到第一段的 blue lines，首尾呼应：找主旨时先看这两处。',
  },
  { on: 'by contrast', colour: 'blue', note: '对照信号词：前面是 dandelion，后面是 maple，两种办法都靠风。' },
  { pen: 'underline', on: 'Others pay for the service', colour: 'pink' },
  {
    on: 'One might expect that some animals would have given sleep up altogether.',
    colour: 'yellow',
    note: 'One might expect … 先立一个会被推翻的看法，等着下文的 however。',
  },
  { on: 'the hour was made to fit the clock', colour: 'green', note: '一句话概括全文：不是钟迁就小时，是小时迁就钟。' },
  {
    beside: 'Afterward, one could be late.',
    note: '结尾短句常出推断题。想一想：为什么「从前」不会迟到？',
  },
  {
    on: 'although fragments older than his report have been found',
    colour: 'blue',
    note: '让步从句里藏着第 1 题的答案。',
  },
  { pen: 'bracket', on: 'But structure is one thing, and movement is another.', colour: 'pink' },
  {
    on: 'Repetitions spread over three days had a greater effect than a larger number crowded into one.',
    colour: 'green',
    note: '分散复习胜过集中复习。请照着这一句安排你们的单词本。',
  },
];
