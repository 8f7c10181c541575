import type { Rubric } from '@inkstone/exam/blueprint';
import { buildCriterion } from '../common/criteria.ts';

/** A written case by knowledge, accuracy and clarity, 0 to 5 each; the school's own. */
export const caseRubric: Rubric = {
  id: 'business-case',
  name: { en: 'Written case', zh: '书面案例' },
  types: ['essay', 'short-answer'],
  joined: 'mean',
  criteria: [
    buildCriterion('knowledge', { en: 'Knowledge', zh: '专业知识' }, [
      [
        'Names the rule that decides the case, why it holds, and what follows from it.',
        '指明适用规则，说清依据和影响。',
      ],
      ['Names the rule and applies it; a consequence is missing.', '规则和运用正确，个别影响未提及。'],
      ['Knows the rule in outline; applies it in part.', '大致了解规则，只运用了一部分。'],
      ['Knows some terms; the rule that decides is missing or another one.', '知道一些术语，但未抓住关键规则。'],
      ['One right idea at most.', '至多一处正确。'],
      ['Nothing to judge.', '没有可评的内容。'],
    ]),
    buildCriterion('accuracy', { en: 'Accuracy', zh: '准确性' }, [
      ['Every figure, date and account is right and can be followed.', '金额、日期、科目全部正确，过程可查。'],
      ['One slip that changes nothing in the end.', '有一处小错，不影响结论。'],
      ['The way is right; a figure or an account is wrong.', '方法正确，有金额或科目错误。'],
      ['Several figures or accounts are wrong.', '多处金额或科目错误。'],
      ['Hardly a figure can be used.', '数字几乎都不可用。'],
      ['Nothing to judge.', '没有可评的内容。'],
    ]),
    buildCriterion('clarity', { en: 'Written clarity', zh: '书面表达' }, [
      [
        'A colleague who knows nothing of the case can act on it after one reading.',
        '不了解情况的同事读一遍就能照办。',
      ],
      ['Clear and in order; a sentence has to be read twice.', '条理清楚，个别句子要再读一遍。'],
      ['Can be followed; what matters stands among what does not.', '能看懂，但主次不分。'],
      ['The reader has to put it together.', '需要读者自己拼凑意思。'],
      ['Hard to follow, or far too short.', '难以看懂，或过于简短。'],
      ['Nothing to judge.', '没有可评的内容。'],
    ]),
  ],
};
