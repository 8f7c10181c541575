import type { Rubric } from '@inkstone/exam/blueprint';
import { criteriaWith } from '../common/criteria.ts';

/** From 1 to 6 in whole steps; marks between two descriptions are in between. */
const yardstick = criteriaWith([600, 400, 200, 100], { step: 100 });

/** The school's own criteria: the exam does not score the writing sample. */
export const writingRubric: Rubric = {
  id: 'ssat-writing',
  name: { en: 'Writing sample, by the school’s own yardsticks', zh: '写作样本（本校评阅标准）' },
  types: ['essay'],
  joined: 'mean',
  criteria: [
    yardstick('ideas', { en: 'Story or argument', zh: '内容' }, [
      ['A clear idea of one’s own, told or argued with telling details.', '立意鲜明，有自己的想法，细节生动有力。'],
      ['An idea that fits the prompt, with some details.', '内容切题，有一定细节。'],
      ['The idea is thin, or leaves the prompt.', '内容单薄，或偏离题目。'],
      ['Hardly anything on the prompt.', '几乎没有切题的内容。'],
    ]),
    yardstick('order', { en: 'Order', zh: '结构' }, [
      ['Beginning, middle and end follow from each other.', '开头、中间、结尾环环相扣。'],
      ['The order can be followed; some steps are missing.', '条理大体清楚，个别衔接缺失。'],
      ['Sentences stand side by side.', '句子罗列，缺少联系。'],
      ['No order can be seen.', '看不出条理。'],
    ]),
    yardstick('language', { en: 'Words and sentences', zh: '语言' }, [
      ['Exact words and varied sentences; hardly a mistake.', '用词准确，句式多样，几乎没有错误。'],
      ['Clear; mistakes are there but do not disturb.', '表达清楚，有错误但不影响理解。'],
      ['Simple and repeated; mistakes disturb.', '用词简单重复，错误影响阅读。'],
      ['Mistakes hide the meaning.', '错误多到难以看懂。'],
    ]),
  ],
};
