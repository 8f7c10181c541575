import type { Criterion, Rubric } from '@inkstone/exam/blueprint';
import { buildCriterion } from '../common/criteria.ts';

const language: readonly Criterion[] = [
  buildCriterion('coherence', { en: 'Coherence', zh: '连贯' }, [
    ['Every sentence leads to the next.', '句句相承，一气呵成。'],
    ['Easy to follow, with small gaps.', '容易理解，偶有脱节。'],
    ['Can be followed, with jumps.', '可以理解，但有跳跃。'],
    ['Thoughts stand beside each other.', '想法各自孤立。'],
    ['Hardly connected words.', '词语之间几乎没有联系。'],
    ['Nothing to judge.', '没有可评的内容。'],
  ]),
  buildCriterion('vocabulary', { en: 'Vocabulary', zh: '词汇' }, [
    ['Precise and varied.', '准确而丰富。'],
    ['A good range with small slips.', '较为丰富，偶有不当。'],
    ['Common words, repeated.', '用词常见、重复。'],
    ['Too few words for what is meant.', '词汇不足以表达意思。'],
    ['Isolated words.', '只有零散的词。'],
    ['Nothing to judge.', '没有可评的内容。'],
  ]),
  buildCriterion('grammar', { en: 'Grammar', zh: '语法' }, [
    ['Varied sentences, almost without errors.', '句式多样，几乎没有错误。'],
    ['Good control; errors do not disturb.', '掌握较好，错误不影响理解。'],
    ['Simple sentences are right, longer ones often not.', '简单句正确，长句常有错误。'],
    ['Errors in most sentences.', '多数句子有错。'],
    ['No sentence holds.', '几乎没有完整的句子。'],
    ['Nothing to judge.', '没有可评的内容。'],
  ]),
];

const content = buildCriterion('content', { en: 'Content', zh: '内容' }, [
  ['Does all that is asked, with details that fit.', '完成全部要求，细节恰当。'],
  ['Does what is asked; little is missing.', '完成要求，稍有欠缺。'],
  ['Does most of it, in general terms.', '大体完成，较笼统。'],
  ['Touches the task.', '只是触及任务。'],
  ['Hardly anything to the task.', '几乎与任务无关。'],
  ['Empty, off the task, or not in English.', '空白、离题或未用英文作答。'],
]);

/** A text by four criteria from 0 to 5, and their mean; in our own words. */
export const writtenRubric: Rubric = {
  id: 'duolingo-writing',
  name: { en: 'Writing', zh: '写作' },
  types: ['essay', 'short-answer'],
  joined: 'mean',
  criteria: [content, ...language],
};

/** A spoken answer by six criteria from 0 to 5, and their mean; in our own words. */
export const spokenRubric: Rubric = {
  id: 'duolingo-speaking',
  name: { en: 'Speaking', zh: '口语' },
  types: ['timed-speech', 'interview-answer'],
  joined: 'mean',
  criteria: [
    content,
    ...language,
    buildCriterion('fluency', { en: 'Fluency', zh: '流利度' }, [
      ['Easy and even.', '自然流畅。'],
      ['Mostly even; a few searches for words.', '大体流畅，偶尔找词。'],
      ['Goes on, with noticeable hesitation.', '能持续表达，但有明显犹豫。'],
      ['Slow and broken.', '缓慢、断续。'],
      ['Single words between long pauses.', '长时间停顿，只有零散的词。'],
      ['Nothing to judge.', '没有可评的内容。'],
    ]),
    buildCriterion('pronunciation', { en: 'Pronunciation', zh: '发音' }, [
      ['Clear throughout.', '始终清晰。'],
      ['Clear; single sounds are off.', '清晰，个别音不准。'],
      ['Understood with a little effort in places.', '有时需费力才能听懂。'],
      ['Often hard to understand.', '经常难以听懂。'],
      ['Hardly to be understood.', '几乎听不懂。'],
      ['Nothing to judge.', '没有可评的内容。'],
    ]),
  ],
};
