import type { Rubric } from '@inkstone/exam/blueprint';
import { point, row } from './rubric-rows.ts';

/** Each of the three essays: six points, in our own words. */
export const englishRubric: Rubric = {
  id: 'ap-english-essay',
  name: { en: 'Essay', zh: '论述文' },
  types: ['essay'],
  joined: 'sum',
  criteria: [
    point('thesis', { en: 'Thesis', zh: '论点' }, [
      'A claim that answers the prompt and can be argued with.',
      '提出回应题目、可以论辩的论点。',
    ]),
    row('evidence', { en: 'Evidence and commentary', zh: '证据与分析' }, [
      [
        4,
        'Specific evidence for every claim; the commentary explains each time how it supports the reasoning.',
        '每个分论点都有具体证据，并始终解释证据如何支持推理。',
      ],
      [3, 'Specific evidence for all claims; some of it is explained.', '各分论点有具体证据，部分得到解释。'],
      [
        2,
        'Some specific evidence; the commentary is simple or does not quite fit.',
        '有一些具体证据，分析简单或不够贴切。',
      ],
      [1, 'Mostly general evidence, retold.', '证据笼统，多为复述。'],
      [0, 'No evidence, or not about the prompt.', '没有证据，或与题目无关。'],
    ]),
    point('sophistication', { en: 'Sophistication', zh: '深度' }, [
      'Sees tensions or a wider setting, or keeps up a style that is vivid and fits; more than one sentence.',
      '看到张力或更广的语境，或始终保持生动贴切的文风，不止一句。',
    ]),
  ],
};
