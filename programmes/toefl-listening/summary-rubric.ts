import type { Rubric } from '@inkstone/exam/blueprint';
import { buildCriterion } from '../common/criteria.ts';

/** A summary of a recording, 0 to 5: the mean of two criteria; in our own words. */
export const summaryRubric: Rubric = {
  id: 'summary',
  name: { en: 'Summary of a recording', zh: '听后概括' },
  types: ['short-answer'],
  of: ['listening/summary'],
  joined: 'mean',
  criteria: [
    buildCriterion('understanding', { en: 'What was understood', zh: '理解' }, [
      ['The main point and how the rest supports it.', '抓住主旨，并说明其余内容如何支持它。'],
      ['The main point, with one support missing or loose.', '抓住主旨，缺少一处支持或联系不清。'],
      ['The main point alone, or details without it.', '只有主旨，或只有细节而无主旨。'],
      ['A detail or two; the point is missed.', '只有一两个细节，没有抓住主旨。'],
      ['Hardly anything of the recording.', '几乎没有录音中的内容。'],
      ['Nothing, or nothing that was said.', '没有作答，或与录音无关。'],
    ]),
    buildCriterion('words', { en: 'One’s own words', zh: '自己的表达' }, [
      ['Clear sentences of one’s own, in an order that helps.', '用自己的话写成清楚的句子，条理分明。'],
      ['Mostly one’s own words; an error or two.', '大体用自己的话，偶有错误。'],
      ['Close to the words that were heard, or several errors.', '多为录音原话，或错误较多。'],
      ['Pieces of the recording put side by side.', '只是罗列录音中的片段。'],
      ['Single words.', '零散的单词。'],
      ['Nothing to judge.', '没有可评的内容。'],
    ]),
  ],
};
