import type { Rubric } from '@inkstone/exam/blueprint';
import { buildCriterion, buildLevels } from '../common/criteria.ts';

/** An email with three goals, 0 to 5 for the whole; in our own words. */
export const emailRubric: Rubric = {
  id: 'email',
  name: { en: 'Email', zh: '邮件' },
  types: ['essay'],
  of: ['writing/email'],
  joined: 'holistic',
  levels: buildLevels([
    [
      'Reaches all three goals and works them out. The tone suits the reader, the order helps; words and sentences are varied and almost free of errors.',
      '三个目标全部完成并充分展开。语气得体，条理清楚；用词和句式丰富，几乎没有错误。',
    ],
    [
      'Reaches all three goals, one of them with little detail. Tone and order are mostly fitting; few errors.',
      '三个目标全部完成，其中一个细节较少。语气和条理大体得当，错误较少。',
    ],
    [
      'Reaches the goals in the main; one is vague or hardly worked out, or the tone slips. Some range, noticeable errors.',
      '大体完成目标，但有一个含糊或展开不足，或语气有偏差。语言有一定变化，错误较明显。',
    ],
    [
      'Misses a goal or barely touches two; order or tone makes it hard to use. Simple or faulty language gets in the way.',
      '漏掉一个目标或两个只是勉强提到，条理或语气影响使用。语言简单或有误，影响理解。',
    ],
    ['A few words that belong to the situation; no goal is reached.', '只有少量与情境相关的词语，没有完成任何目标。'],
    ['Empty, off the topic, copied from what is given, or not in English.', '空白、离题、照抄所给内容或未用英文作答。'],
  ]),
  criteria: [
    buildCriterion('goals', { en: 'Three goals', zh: '三个目标' }, [
      ['All three, each with its own details.', '三个都完成，且各有细节。'],
      ['All three, one with little detail.', '三个都完成，其中一个细节较少。'],
      ['Two well, one vaguely.', '两个完成较好，一个含糊。'],
      ['One missing, or two barely touched.', '漏掉一个，或两个只是提到。'],
      ['Hardly one.', '几乎一个也没有完成。'],
      ['None.', '没有。'],
    ]),
    buildCriterion('register', { en: 'Tone and order', zh: '语气与条理' }, [
      ['Exactly right for the reader; clear order.', '完全适合收信人，条理清楚。'],
      ['Mostly fitting and clear.', '大体得体、清楚。'],
      ['Slips in tone or order.', '语气或条理有偏差。'],
      ['Too rough or too loose to use.', '过于生硬或松散。'],
      ['No form of an email.', '不成邮件。'],
      ['Nothing to judge.', '没有可评的内容。'],
    ]),
    buildCriterion('language', { en: 'Range and errors', zh: '丰富与准确' }, [
      ['Varied and precise; slips at most.', '丰富准确，至多有个别笔误。'],
      ['A good range, few errors.', '较为丰富，错误较少。'],
      ['Some range, noticeable errors.', '有一定变化，错误较明显。'],
      ['Narrow; errors often cost meaning.', '单一，错误常影响理解。'],
      ['Isolated words, errors throughout.', '零散的词语，通篇错误。'],
      ['Not in English, or nothing to judge.', '未用英文作答，或没有可评的内容。'],
    ]),
  ],
};

/** A repeated sentence, 0 to 5; in our own words. */
export const repeatRubric: Rubric = {
  id: 'repeat',
  name: { en: 'Listen and repeat', zh: '听后复述' },
  types: ['repeat'],
  of: ['speaking'],
  joined: 'holistic',
  levels: buildLevels([
    ['Word for word, and easy to understand.', '逐词准确，容易听懂。'],
    ['The meaning is all there; a small word is changed or missing.', '意思完整，个别小词有改动或遗漏。'],
    ['Most of the sentence is there, but it no longer says quite the same.', '大部分内容都在，但意思已不完全相同。'],
    ['A large part is missing or cannot be understood.', '缺失较多，或有较多内容听不懂。'],
    ['A few words only.', '只有个别单词。'],
    ['Nothing, or nothing of the sentence.', '没有作答，或与原句无关。'],
  ]),
  criteria: [],
};

/** An interviewer's question answered, 0 to 5; in our own words. */
export const interviewRubric: Rubric = {
  id: 'interview',
  name: { en: 'Interview answer', zh: '采访作答' },
  types: ['interview-answer'],
  of: ['speaking'],
  joined: 'holistic',
  levels: buildLevels([
    [
      'Answers the question and works it out with reasons or examples. Flows naturally, clear throughout, varied and almost free of errors.',
      '切题作答，并用理由或例子充分展开。自然流畅，始终清楚，语言丰富，几乎没有错误。',
    ],
    [
      'Answers the question with some detail. Mostly fluent and clear; errors are few and cost no meaning.',
      '切题作答，有一定细节。大体流畅清楚，错误较少，不影响理解。',
    ],
    [
      'Answers in general terms, with little worked out. Pauses or sounds ask for attention; limited range.',
      '作答笼统，展开不多。停顿或发音需要留意，语言变化有限。',
    ],
    [
      'Touches the question; ideas are thin or hard to follow, and errors or unclear sounds get in the way.',
      '只是触及问题，内容单薄或难以跟上，错误或发音影响理解。',
    ],
    ['A few words that belong to the question.', '只有少量与问题相关的词语。'],
    ['No answer, or nothing that belongs to the question.', '没有作答，或与问题无关。'],
  ]),
  criteria: [
    buildCriterion('elaboration', { en: 'Answer and detail', zh: '切题与展开' }, [
      ['To the point and fully worked out.', '切题，展开充分。'],
      ['To the point, with some detail.', '切题，有一定细节。'],
      ['To the point in general terms.', '切题但笼统。'],
      ['Partly to the point, thin.', '部分切题，内容单薄。'],
      ['Barely touches the question.', '勉强触及问题。'],
      ['Nothing to judge.', '没有可评的内容。'],
    ]),
    buildCriterion('delivery', { en: 'Pace and clarity', zh: '流畅与清晰' }, [
      ['Natural pace, easy to understand throughout.', '语速自然，始终容易听懂。'],
      ['Mostly fluent and clear.', '大体流畅清楚。'],
      ['Pauses or sounds ask for attention.', '停顿或发音需要留意。'],
      ['Choppy or unclear for long stretches.', '大段断续或不清。'],
      ['Single words between pauses.', '停顿之间只有单词。'],
      ['No speech to judge.', '没有可评的内容。'],
    ]),
    buildCriterion('language', { en: 'Grammar and words', zh: '语法与词汇' }, [
      ['Varied and precise; slips are rare.', '丰富准确，失误很少。'],
      ['Good enough for the ideas; few errors.', '足以表达想法，错误较少。'],
      ['Simple, with noticeable errors.', '较简单，错误较明显。'],
      ['Errors blur the meaning.', '错误使意思不清。'],
      ['Memorised phrases and single words.', '背诵的短语和零散单词。'],
      ['No language to judge.', '没有可评的内容。'],
    ]),
  ],
};
