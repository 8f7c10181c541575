import type { Rubric } from '@inkstone/exam/blueprint';
import { criteriaWith } from '../common/criteria.ts';

/**
 * In the exam two readers give 1 to 6 each; here one marker gives the sum, so that an odd number is between two levels.
 */
const buildDomain = criteriaWith([1200, 1000, 800, 600, 400, 200], { step: 100 });

/** The essay on an issue with three perspectives: four domains from 2 to 12, and their mean; in our own words. */
export const essayRubric: Rubric = {
  id: 'act-writing',
  name: { en: 'ACT Writing', zh: 'ACT 写作' },
  types: ['essay'],
  joined: 'mean',
  criteria: [
    buildDomain('ideas', { en: 'Ideas and analysis', zh: '观点与分析' }, [
      [
        'Weighs several perspectives critically. The thesis is precise and nuanced; the analysis sees assumptions, tensions and what follows from them.',
        '批判性地权衡多种观点，论点精确而有层次，能看到各观点的前提、矛盾和后果。',
      ],
      [
        'Engages productively with several perspectives. A precise thesis; the analysis takes up complexities or assumptions.',
        '较深入地讨论多种观点，论点明确，分析触及复杂性或前提。',
      ],
      [
        'Engages with several perspectives. A clear thesis; the analysis recognizes that the matter has more than one side.',
        '讨论了多种观点，论点清楚，能认识到问题不止一面。',
      ],
      [
        'Responds to several perspectives with some clarity; the analysis is simple or partly unclear.',
        '对多种观点有所回应，较为清楚，但分析简单或部分不清。',
      ],
      ['Hardly responds to the perspectives; the thesis is vague.', '很少回应所给观点，论点含糊。'],
      ['No clear thesis, and no response to the issue.', '没有明确论点，未回应议题。'],
    ]),
    buildDomain('development', { en: 'Development and support', zh: '展开与论证' }, [
      [
        'Reasons and examples deepen insight and carry the argument as a whole; objections make it stronger.',
        '理由和例子使认识更深入，支撑全篇论证，对反对意见的回应使论证更有力。',
      ],
      [
        'Reasons and examples are purposeful, deepen understanding and answer objections.',
        '理由和例子有针对性，加深理解，并回应了反对意见。',
      ],
      ['Clear reasons and examples explain the argument adequately.', '理由和例子清楚，足以说明论点。'],
      ['Reasons and examples are mostly relevant but general or repeated.', '理由和例子大体相关，但较笼统或重复。'],
      ['Reasons are weak, confused or beside the point.', '理由薄弱、混乱或不相关。'],
      ['Hardly any reasoning or example.', '几乎没有论证和例子。'],
    ]),
    buildDomain('organization', { en: 'Organization', zh: '组织结构' }, [
      [
        'A skillful order with one controlling idea; every paragraph and transition strengthens the argument.',
        '结构巧妙，中心思想统领全篇，每个段落和过渡都增强论证。',
      ],
      [
        'A productive order; ideas follow logically, transitions show how they hang together.',
        '结构合理，思路连贯，过渡体现内在联系。',
      ],
      ['A clear order; paragraphs and transitions make the connections plain.', '结构清楚，段落和过渡使联系明确。'],
      ['A simple order; most ideas are grouped, some transitions are missing.', '结构简单，大体分段，部分过渡缺失。'],
      ['The order is weak; ideas are loosely grouped.', '结构薄弱，内容组织松散。'],
      ['No order can be followed.', '看不出结构。'],
    ]),
    buildDomain('language', { en: 'Language use and conventions', zh: '语言运用与规范' }, [
      [
        'Precise words, varied sentences, a fitting voice; a few slips do not disturb.',
        '用词精准，句式多样，语气得体，个别疏误不影响阅读。',
      ],
      [
        'Words and sentences are precise and varied; minor errors do not disturb.',
        '用词准确，句式有变化，小错误不影响阅读。',
      ],
      ['Adequate and clear; errors are there but seldom hinder.', '语言清楚得当，有错误但很少造成障碍。'],
      [
        'General or repeated words, little variety; errors are noticeable but the meaning is clear.',
        '用词笼统或重复，句式变化少，错误明显但意思清楚。',
      ],
      ['Unclear words and sentences; errors often get in the way.', '用词和句子不清，错误常影响理解。'],
      ['Errors make most of it hard to understand.', '错误使大部分内容难以理解。'],
    ]),
  ],
};
