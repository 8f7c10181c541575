import type { Rubric } from '@inkstone/exam/blueprint';
import { buildCriterion, buildLevels } from '../common/criteria.ts';

/** Independent essay, 0 to 5 for the whole; in our own words. */
export const essayRubric: Rubric = {
  id: 'independent-essay',
  name: { en: 'Independent essay', zh: '独立写作' },
  types: ['essay'],
  of: ['writing/independent'],
  joined: 'holistic',
  levels: buildLevels([
    [
      'Takes up the question fully and says clearly what it thinks; reasons, examples and details carry it from beginning to end. Of one piece, varied and idiomatic in language, with slips at most.',
      '充分回应题目，立场明确，理由、例子和细节贯穿全文。文章浑然一体，语言丰富地道，至多有个别笔误。',
    ],
    [
      'Takes up the question well; a point could be worked out further, a link is loose or something is said twice. Varied language, with small errors that cost no meaning.',
      '较好地回应题目，个别论点还可展开，衔接偶有松散或重复。语言有变化，小错误不影响理解。',
    ],
    [
      'Takes up the question with reasons that are only partly explained; the thread is sometimes hard to see. Correct but plain language, or more ambition with errors that now and then blur the meaning.',
      '回应了题目，但理由只得到部分说明，思路有时不清。语言正确但平淡，或有所尝试而错误偶尔使意思模糊。',
    ],
    [
      'Little development: few, general or unfitting examples, ideas side by side without a thread, or a poor choice of words and frequent errors of sentence and form.',
      '展开很少：例子少、空泛或不恰当，内容罗列而无主线；或用词不当，句子和词形错误频繁。',
    ],
    [
      'Hardly any support for a view, serious disorder, or errors that make most of it hard to understand.',
      '几乎没有论证，条理混乱，或错误使大部分内容难以理解。',
    ],
    ['Empty, off the topic, copied from the question, or not in English.', '空白、离题、照抄题目或未用英文作答。'],
  ]),
  criteria: [
    buildCriterion('task', { en: 'Answer to the question', zh: '回应题目' }, [
      ['Answers all of the question; the view is clear throughout.', '完整回应题目，立场始终明确。'],
      ['Answers the question; one side of it is touched lightly.', '回应了题目，个别方面着墨较少。'],
      ['Answers in general; the view is vague in places.', '大体回应题目，立场有时含糊。'],
      ['Answers in part, or drifts away from the question.', '只回应一部分，或逐渐偏题。'],
      ['Barely touches the question.', '勉强触及题目。'],
      ['Off the topic or copied.', '离题或照抄。'],
    ]),
    buildCriterion('development', { en: 'Reasons and examples', zh: '论证' }, [
      ['Reasons are worked out; examples are concrete and prove the point.', '理由展开充分，例子具体且切中论点。'],
      ['Reasons are explained; an example could be fuller.', '理由有说明，个别例子还可充实。'],
      ['Reasons are there, partly explained or with general examples.', '有理由，但说明不足或例子空泛。'],
      ['Few reasons; examples are missing or do not fit.', '理由很少，缺少例子或例子不恰当。'],
      ['Hardly anything supports the view.', '几乎没有论证。'],
      ['Nothing to judge.', '没有可评的内容。'],
    ]),
    buildCriterion('organisation', { en: 'Order and unity', zh: '结构与连贯' }, [
      ['Each paragraph has its work; one thought leads to the next.', '段落各司其职，思路环环相扣。'],
      ['Clear order; a repetition or a loose link here and there.', '层次清楚，偶有重复或衔接松散。'],
      ['Order can be seen; the thread is lost now and then.', '可看出层次，主线偶尔中断。'],
      ['Ideas stand side by side.', '内容并列，缺少主线。'],
      ['No order to follow.', '看不出层次。'],
      ['Nothing to judge in its order.', '没有可评的结构。'],
    ]),
    buildCriterion('language', { en: 'Language', zh: '语言' }, [
      ['Varied sentences, fitting and idiomatic words; slips only.', '句式多样，用词恰当地道，仅有小失误。'],
      ['A good range; minor errors that cost no meaning.', '较为丰富，有小错误，不影响理解。'],
      [
        'Plain and correct, or more daring with errors that blur a sentence.',
        '平淡而正确，或有尝试但错误使个别句子不清。',
      ],
      ['Narrow; frequent errors of sentence, form or word choice.', '单一，句子、词形或用词错误频繁。'],
      ['Errors everywhere; hardly to be understood.', '错误遍布，难以理解。'],
      ['Not in English, or nothing to judge.', '未用英文作答，或没有可评的内容。'],
    ]),
  ],
};
