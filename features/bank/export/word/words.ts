import type { ExportSource } from '../format.ts';

/** What a head announces of the questions under it. */
export type RunKind = 'single' | 'several' | 'truth' | 'gaps' | 'essay';

/** The headings of a paper as schools word them in a language. */
export interface PaperWords {
  kinds: Readonly<Record<RunKind, string>>;
  writeHead(number: number, title: string, kind: RunKind): string;
  passage: string;
  answer: string;
  explanation: string;
  truth: readonly [right: string, wrong: string];
  writePoints(points: string): string;
}

const digits = '一二三四五六七八九';

/** A number to 99 in Chinese. */
const toChineseNumber = (number: number): string => {
  const [tens, ones] = [Math.floor(number / 10), number % 10];
  const ten = tens === 0 ? '' : `${tens === 1 ? '' : digits[tens - 1]}十`;
  return ten + (ones === 0 ? '' : digits[ones - 1]);
};

const maxChineseNumber = 99;

export const paperWords: Readonly<Record<ExportSource['language'], PaperWords>> = {
  en: {
    kinds: {
      single: 'Multiple choice',
      several: 'Multiple answers',
      truth: 'True or false',
      gaps: 'Fill in the blanks',
      essay: 'Free response',
    },
    writeHead: (number, title, kind) => `Part ${number}. ${title} [${paperWords.en.kinds[kind]}]`,
    passage: 'Passage 1',
    answer: 'Answer: ',
    explanation: 'Explanation: ',
    truth: ['True', 'False'],
    writePoints: (points) => `(${points} points) `,
  },
  zh: {
    kinds: { single: '单项选择题', several: '多项选择题', truth: '判断题', gaps: '填空题', essay: '简答题' },
    writeHead: (number, title, kind) => {
      const place = number <= maxChineseNumber ? `${toChineseNumber(number)}、` : `Part ${number}. `;
      return `${place}${title}【${paperWords.zh.kinds[kind]}】`;
    },
    passage: '材料一',
    answer: '【答案】',
    explanation: '【解析】',
    truth: ['正确', '错误'],
    writePoints: (points) => `（${points}分）`,
  },
};
