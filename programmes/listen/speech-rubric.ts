import type { Rubric } from '@inkstone/exam/blueprint';
import { buildCriterion } from '../common/criteria.ts';

/** Timed speech, 0 to 5: the mean of four criteria; in our own words. */
export const speechRubric: Rubric = {
  id: 'speech',
  name: { en: 'Short talk', zh: '短讲' },
  types: ['timed-speech', 'interview-answer'],
  of: ['speak'],
  joined: 'mean',
  criteria: [
    buildCriterion('content', { en: 'Content', zh: '内容' }, [
      ['Answers all that is asked, with reasons or details of one’s own.', '完整回应题目，有自己的理由或细节。'],
      ['Answers what is asked; one point stays bare.', '回应了题目，个别要点缺少展开。'],
      ['Answers in general terms.', '回应笼统。'],
      ['Only part of what is asked.', '只回应了部分要求。'],
      ['Hardly anything that belongs to the task.', '几乎没有切题的内容。'],
      ['Nothing to judge.', '没有可评的内容。'],
    ]),
    buildCriterion('fluency', { en: 'Fluency', zh: '流利' }, [
      ['Even pace; pauses fall where the sense has them.', '语速均匀，停顿符合意群。'],
      ['Mostly even; some searching for words.', '大体均匀，偶尔找词。'],
      ['Several breaks, but the thread holds.', '有几处中断，但思路连贯。'],
      ['Many breaks; the thread is often lost.', '中断较多，常接不上。'],
      ['Single words between pauses.', '停顿之间只有单词。'],
      ['Nothing to judge.', '没有可评的内容。'],
    ]),
    buildCriterion('pronunciation', { en: 'Pronunciation', zh: '发音' }, [
      ['Every word is understood at once.', '每个词都能立刻听懂。'],
      ['Clear; a few sounds ask for attention.', '清楚，个别音需要留意。'],
      ['Understood with some effort.', '稍费力才能听懂。'],
      ['Often hard to understand.', '常常难以听懂。'],
      ['Understood here and there.', '只能听懂零星内容。'],
      ['Nothing to judge.', '没有可评的内容。'],
    ]),
    buildCriterion('language', { en: 'Words and grammar', zh: '词汇与语法' }, [
      ['Varied and precise; slips are rare.', '丰富准确，失误很少。'],
      ['Good enough for the ideas; few errors.', '足以表达想法，错误较少。'],
      ['Simple, with noticeable errors.', '较简单，错误较明显。'],
      ['Errors blur the meaning.', '错误使意思不清。'],
      ['Memorised phrases and single words.', '背诵的短语和零散单词。'],
      ['Nothing to judge.', '没有可评的内容。'],
    ]),
  ],
};
