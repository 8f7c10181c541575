import type { Language } from '@inkstone/base';

const rowsByLanguage: Readonly<Record<'en' | 'zh', readonly (readonly string[])[]>> = {
  en: [
    'Type|Question|Option A|Option B|Option C|Option D|Answer|Explanation|Points|Category|Id|Passage'.split('|'),
    [
      ...['Single choice', 'Which number is prime?', '4', '6', '7', '9', 'C', '7 has no divisors but 1 and itself.'],
      ...['1', 'Number theory', 'N-1', ''],
    ],
    [
      ...['True/false', 'The town lies by a river.', '', '', '', '', 'True', ''],
      ...['1', 'Reading', 'R-1', 'A river crosses the town.'],
    ],
    [
      ...['Fill in the blank', 'A river ____ the ____.', '', '', '', '', 'crosses|goes through; town', ''],
      ...['2', 'Reading', 'R-2', 'A river crosses the town.'],
    ],
  ],
  zh: [
    '题型|题目|选项A|选项B|选项C|选项D|答案|解析|分值|章节|编号|材料'.split('|'),
    [
      ...['单选题', '下列哪个数是质数？', '4', '6', '7', '9', 'C', '7 只能被 1 和它本身整除。'],
      ...['1', '数论', 'N-1', ''],
    ],
    [...['判断题', '小镇在河边。', '', '', '', '', '对', ''], ...['1', '阅读', 'R-1', '一条河穿过小镇。']],
    [
      ...['填空题', '一条河____小____。', '', '', '', '', '穿过|流过；镇', ''],
      ...['2', '阅读', 'R-2', '一条河穿过小镇。'],
    ],
  ],
};

/** The rows of a template: heads that are read again, with a question of three types as examples. */
export const buildQuestionTemplate = (language: Language): string[][] =>
  rowsByLanguage[language].map((cells) => [...cells]);
