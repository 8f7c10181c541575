import type { Rubric } from '@inkstone/exam/blueprint';
import { criteriaWith } from '../common/criteria.ts';

const criterion = criteriaWith([500, 400, 300, 200, 0], { step: 50 });

/** A first text by content, organization, vocabulary and grammar, 0 to 5 each; in our own words. */
export const basisRubric: Rubric = {
  id: 'writing-basis',
  name: { en: 'Writing basis', zh: '写作基础' },
  types: ['essay'],
  joined: 'mean',
  criteria: [
    criterion('task', { en: 'What it says', zh: '内容' }, [
      ['Answers the whole task with details that can be seen or counted.', '完整回应题目，细节具体。'],
      ['Answers the task; one point stays without a detail.', '回应了题目，有一处缺少细节。'],
      ['Answers most of it in general words.', '大体回应题目，但较笼统。'],
      ['Touches the task.', '只沾到题目。'],
      ['About something else, or hardly anything.', '离题，或几乎没有内容。'],
    ]),
    criterion('order', { en: 'Order', zh: '条理' }, [
      ['Each sentence leads to the next; beginning and end belong together.', '句句相承，首尾呼应。'],
      ['A clear order with one jump.', '条理清楚，有一处跳跃。'],
      ['The order can be followed.', '能看出条理。'],
      ['Sentences stand side by side.', '句子并列，缺少联系。'],
      ['No order can be seen.', '看不出条理。'],
    ]),
    criterion('words', { en: 'Words', zh: '用词' }, [
      ['Exact words, well put together.', '用词准确，搭配得当。'],
      ['Mostly exact; a word is off.', '大多准确，个别用词不当。'],
      ['Simple words that serve.', '用词简单，够用。'],
      ['Few words, often repeated or wrong.', '词汇贫乏，常重复或用错。'],
      ['Words do not carry the meaning.', '词不达意。'],
    ]),
    criterion('grammar', { en: 'Grammar', zh: '语法' }, [
      ['Sentences of several kinds, nearly without errors.', '句式有变化，几乎没有错误。'],
      ['A few slips that do not disturb.', '少量疏误，不影响阅读。'],
      ['Errors are noticed, the meaning is clear.', '错误较明显，意思清楚。'],
      ['Errors often hide the meaning.', '错误常影响理解。'],
      ['Hardly a sentence is whole.', '几乎没有完整的句子。'],
    ]),
  ],
};
