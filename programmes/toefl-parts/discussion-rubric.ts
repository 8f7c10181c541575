import type { Rubric } from '@inkstone/exam/blueprint';
import { buildCriterion, buildLevels } from '../common/criteria.ts';

/** Academic discussion, 0 to 5 for the whole; in our own words. */
export const discussionRubric: Rubric = {
  id: 'academic-discussion',
  name: { en: 'Academic discussion', zh: '学术讨论' },
  types: ['essay'],
  of: ['writing'],
  joined: 'holistic',
  levels: buildLevels([
    [
      'A relevant, very clear contribution: reasons, examples or details are well worked out. Varied sentences, precise words, almost no errors beyond slips.',
      '切题且非常清楚：理由、例子或细节展开充分。句式多样，用词准确，除个别笔误外几乎没有错误。',
    ],
    [
      'A relevant contribution that is easy to understand, adequately explained. A good range of sentences and words, few errors.',
      '切题且容易理解，论述得当。句式和词汇较丰富，错误较少。',
    ],
    [
      'Mostly relevant and understandable; part of the explanation is missing, unclear or beside the point. Some range, with noticeable errors.',
      '大体切题、可以理解，但部分论述缺失、不清或偏题。语言有一定变化，错误较明显。',
    ],
    [
      'An attempt to contribute: ideas are poorly explained or only partly relevant; simple or faulty language gets in the way.',
      '试图参与讨论，但论述不足或只有部分切题；语言简单或有误，影响理解。',
    ],
    ['A few words on the topic; no coherent idea, or errors throughout.', '只有只言片语，没有连贯的想法，或通篇错误。'],
    ['Empty, off the topic, copied from what is given, or not in English.', '空白、离题、照抄所给内容或未用英文作答。'],
  ]),
  criteria: [
    buildCriterion('relevance', { en: 'Relevance and elaboration', zh: '切题与展开' }, [
      ['Adds something of its own, fully explained.', '有自己的见解，展开充分。'],
      ['To the point and adequately explained.', '切题，论述得当。'],
      ['Mostly to the point; the explanation has gaps.', '大体切题，论述有欠缺。'],
      ['Partly to the point; hardly explained.', '部分切题，几乎没有展开。'],
      ['Barely touches the topic.', '勉强触及话题。'],
      ['Off the topic or copied.', '离题或照抄。'],
    ]),
    buildCriterion('range', { en: 'Sentences and words', zh: '句式与用词' }, [
      ['A wide range, used naturally.', '丰富自然。'],
      ['A good range, mostly fitting.', '较为丰富，大多恰当。'],
      ['Some range; words are sometimes imprecise.', '有一定变化，用词有时不准确。'],
      ['Narrow and repetitive.', '单一、重复。'],
      ['Isolated words and phrases.', '零散的单词和短语。'],
      ['Nothing to judge.', '没有可评的内容。'],
    ]),
    buildCriterion('control', { en: 'Error control', zh: '准确性' }, [
      ['Slips at most.', '至多有个别笔误。'],
      ['Few errors of grammar or word choice.', '语法和用词错误较少。'],
      ['Noticeable errors that rarely cost meaning.', '错误较明显，但很少影响理解。'],
      ['Many errors that often cost meaning.', '错误较多，常影响理解。'],
      ['Errors throughout.', '通篇错误。'],
      ['Not in English, or nothing to judge.', '未用英文作答，或没有可评的内容。'],
    ]),
  ],
};
