import type { Rubric } from '@inkstone/exam/blueprint';
import { criteriaWith } from '../common/criteria.ts';

/**
 * In the exam two readers gave 1 to 4 each; here one marker gives the sum, so that an odd number is between two levels.
 */
const buildCriterion = criteriaWith([800, 600, 400, 200], { step: 100 });

/** The paper essay: three scores from 2 to 8, reported separately from the total; in our own words. */
export const essayRubric: Rubric = {
  id: 'sat-essay',
  name: { en: 'SAT essay', zh: 'SAT 作文' },
  types: ['essay'],
  joined: 'sum',
  criteria: [
    buildCriterion('reading', { en: 'Reading', zh: '阅读' }, [
      [
        'Shows a thorough grasp of the passage: its main claim, its important details and how they hang together. Quotations and retelling are exact and well chosen.',
        '充分理解原文的中心主张、重要细节及其关系，引用和转述准确恰当。',
      ],
      [
        'Shows a sound grasp of the main claim and the important details, free of errors that matter.',
        '较好地理解中心主张和重要细节，没有影响理解的错误。',
      ],
      ['Grasps the main claim but few details, or misreads some of them.', '理解中心主张，但细节较少或有误读。'],
      ['Little understanding of the passage, or hardly any evidence from it.', '对原文理解很少，或几乎没有引用原文。'],
    ]),
    buildCriterion('analysis', { en: 'Analysis', zh: '分析' }, [
      [
        'Looks closely at how evidence, reasoning and style work on the reader; keeps to what matters most and proves each point from the text.',
        '深入分析证据、推理和语言如何影响读者，抓住关键，每点都有原文支撑。',
      ],
      [
        'Explains the effect of some well-chosen means, with fitting support from the text.',
        '分析了若干恰当的手法及其作用，有合适的原文支撑。',
      ],
      [
        'Names means more than it explains them, or supports the points weakly.',
        '多为指出手法而较少解释作用，或支撑薄弱。',
      ],
      ['Retells the passage or argues its own opinion; no real analysis.', '复述原文或发表个人观点，没有真正的分析。'],
    ]),
    buildCriterion('writing', { en: 'Writing', zh: '写作' }, [
      [
        'One clear central claim, a well-built order, varied sentences, exact words; hardly an error.',
        '中心论点明确，结构严谨，句式多样，用词精准，几乎没有错误。',
      ],
      [
        'A central claim and a clear order; some variety; errors do not get in the way.',
        '有中心论点，条理清楚，句式有变化，错误不影响理解。',
      ],
      [
        'A weak or missing claim, loose order, plain or repeated sentences; errors that disturb now and then.',
        '论点薄弱或缺失，结构松散，句式单一重复，错误时有影响。',
      ],
      ['No recognisable order; errors make much of it hard to follow.', '看不出结构，错误使大部分内容难以理解。'],
    ]),
  ],
};
