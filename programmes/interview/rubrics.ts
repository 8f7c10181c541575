import type { Rubric } from '@inkstone/exam/blueprint';
import { buildCriterion } from '../common/criteria.ts';

/** A spoken answer by six criteria from 0 to 5 in half marks, and their mean; in our own words. */
export const interviewRubric: Rubric = {
  id: 'interview-six',
  name: { en: 'Interview', zh: '面试' },
  types: ['interview-answer', 'timed-speech'],
  joined: 'mean',
  criteria: [
    buildCriterion('content', { en: 'Content', zh: '内容' }, [
      [
        'Answers exactly what was asked, with true details of one’s own and a point that stays.',
        '切题，有真实具体的个人细节，观点令人印象深刻。',
      ],
      ['Answers the question with fitting details; one of them could say more.', '切题，细节恰当，个别可再展开。'],
      ['Answers in the main, but stays general.', '基本切题，但较笼统。'],
      ['Touches the question; mostly phrases that anyone could say.', '略有触及，多为泛泛之谈。'],
      ['Hardly answers the question.', '几乎没有回答问题。'],
      ['No answer, or another question’s.', '没有作答，或答非所问。'],
    ]),
    buildCriterion('fluency', { en: 'Fluency', zh: '流利度' }, [
      ['Easy and even; pauses stand where thoughts end.', '自然流畅，停顿合理。'],
      ['Mostly even; a few searches for words.', '大体流畅，偶尔找词。'],
      ['Goes on, with noticeable hesitation.', '能持续表达，但有明显犹豫。'],
      ['Slow and broken; one waits for the next words.', '缓慢、断续，需要等待。'],
      ['Single words between long pauses.', '长时间停顿，只有零散的词。'],
      ['Nothing to judge.', '没有可评的内容。'],
    ]),
    buildCriterion('pronunciation', { en: 'Pronunciation', zh: '发音' }, [
      ['Clear throughout; stress and melody carry the sense.', '始终清晰，重音和语调帮助表意。'],
      ['Clear; single sounds are off.', '清晰，个别音不准。'],
      ['Understood with a little effort in places.', '有时需费力才能听懂。'],
      ['Often hard to understand.', '经常难以听懂。'],
      ['Hardly to be understood.', '几乎听不懂。'],
      ['Nothing to judge.', '没有可评的内容。'],
    ]),
    buildCriterion('vocabulary', { en: 'Vocabulary', zh: '词汇' }, [
      ['Precise and varied, also where the subject is not daily.', '准确丰富，谈论不常见的话题也游刃有余。'],
      ['Enough for the subject; small slips of choice.', '足以应对话题，偶有用词不当。'],
      ['Common words, repeated; some do not fit.', '用词常见且重复，有些不当。'],
      ['Too few words for what is meant.', '词汇不足以表达意思。'],
      ['Isolated words.', '只有零散的词。'],
      ['Nothing to judge.', '没有可评的内容。'],
    ]),
    buildCriterion('grammar', { en: 'Grammar', zh: '语法' }, [
      ['Varied sentences, almost without errors.', '句式多样，几乎没有错误。'],
      ['Good control; errors do not disturb.', '掌握较好，错误不影响理解。'],
      ['Simple sentences are right, longer ones often not.', '简单句正确，长句常有错误。'],
      ['Errors in most sentences, some cost the meaning.', '多数句子有错，有时影响理解。'],
      ['No sentence holds.', '几乎没有完整的句子。'],
      ['Nothing to judge.', '没有可评的内容。'],
    ]),
    buildCriterion('interaction', { en: 'Interaction', zh: '互动' }, [
      [
        'Speaks to the interviewer: takes the question up, leads through the answer, ends it.',
        '像与面试官交谈：接住问题，条理清楚，收束得当。',
      ],
      ['Takes the question up and is easy to follow.', '能接住问题，容易跟上。'],
      ['An answer, but as if it had been learned by heart.', '有回答，但像背诵。'],
      ['Hardly turns to who asked; the end is missing.', '很少顾及提问者，没有收尾。'],
      ['Does not react to the question.', '对问题没有反应。'],
      ['Nothing to judge.', '没有可评的内容。'],
    ]),
  ],
};

/** The text of the writing sample by four criteria from 0 to 5, and their mean; in our own words. */
export const sampleRubric: Rubric = {
  id: 'writing-sample',
  name: { en: 'Writing sample', zh: '写作样本' },
  types: ['essay'],
  joined: 'mean',
  criteria: [
    buildCriterion('content', { en: 'Content', zh: '内容' }, [
      ['Answers the prompt with a thought and details of one’s own.', '切题，有自己的思考和细节。'],
      ['Answers it with fitting details.', '切题，细节恰当。'],
      ['Answers it in the main, in general words.', '基本切题，但较笼统。'],
      ['Touches it, or tells beside it.', '略有触及，或有所偏离。'],
      ['Hardly answers it.', '几乎没有回应题目。'],
      ['Empty, off the prompt, or not in English.', '空白、离题或未用英文作答。'],
    ]),
    buildCriterion('order', { en: 'Order', zh: '结构' }, [
      ['Every paragraph leads to the next, and the end follows.', '段落环环相扣，结尾水到渠成。'],
      ['A clear order with small gaps.', '结构清楚，偶有脱节。'],
      ['An order one can find, with jumps.', '有一定结构，但有跳跃。'],
      ['Thoughts stand beside each other.', '想法各自孤立。'],
      ['No order.', '没有结构。'],
      ['Nothing to judge.', '没有可评的内容。'],
    ]),
    buildCriterion('range', { en: 'Vocabulary and sentences', zh: '词汇与句式' }, [
      ['Precise and varied.', '准确而丰富。'],
      ['A good range with small slips.', '较为丰富，偶有不当。'],
      ['Common words and patterns, repeated.', '用词和句式常见、重复。'],
      ['Too narrow for what is meant.', '单一，不足以表达意思。'],
      ['Isolated words and phrases.', '只有零散的词语。'],
      ['Nothing to judge.', '没有可评的内容。'],
    ]),
    buildCriterion('control', { en: 'Grammar and spelling', zh: '语法与拼写' }, [
      ['Slips at most.', '至多有个别笔误。'],
      ['A few errors that do not disturb.', '少量错误，不影响理解。'],
      ['Errors that one notices.', '错误较明显。'],
      ['Errors that often cost the meaning.', '错误常影响理解。'],
      ['Errors throughout.', '通篇错误。'],
      ['Nothing to judge.', '没有可评的内容。'],
    ]),
  ],
};
