import type { Rubric } from '@inkstone/exam/blueprint';
import { buildLevels } from '../common/criteria.ts';

/** A beginner's text, 0 to 5 for the whole; the school's own. */
export const textRubric: Rubric = {
  id: 'toefl-basic-text',
  name: { en: 'Text', zh: '写作' },
  types: ['essay'],
  of: ['writing'],
  joined: 'holistic',
  criteria: [],
  levels: buildLevels([
    [
      'Does all that the task asks, in order and with details; small slips only.',
      '完成全部要求，条理清楚，有细节，仅有小错。',
    ],
    [
      'Does what the task asks; a detail or a link is missing, some errors.',
      '完成要求，个别细节或衔接缺失，有一些错误。',
    ],
    [
      'Does most of it in simple sentences; errors sometimes blur the meaning.',
      '完成大部分要求，句子简单，错误有时影响理解。',
    ],
    ['Does a part of it; ideas stand side by side, errors are frequent.', '只完成部分要求，内容罗列，错误较多。'],
    ['A few sentences that touch the task.', '只有几句与题目有关的话。'],
    ['Nothing on the task, or not in English.', '没有切题内容，或未用英语写作。'],
  ]),
};
