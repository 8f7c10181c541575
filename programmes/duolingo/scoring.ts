import type { LocalizedText, ScaleRule, ScoringRule } from '@inkstone/exam/blueprint';

const buildScale = (id: string, name: LocalizedText, parts: readonly string[]): ScaleRule => ({
  id,
  name,
  tests: [
    {
      sections: ['graded', 'sample'],
      parts,
      joined: 'parts',
      conversion: {
        by: 'linear',
        ...{ least: 10, most: 160, step: 5, estimate: true },
        source: 'our own: the owner publishes no model of its items',
      },
    },
  ],
  least: 10,
  most: 160,
  step: 5,
});

const buildMean = (id: string, name: LocalizedText, of: readonly string[]) => ({ id, name, of, step: 5 });

/** Four scores from 10 to 160, their mean, and means of two, all estimates. Each kind of task has the same weight. */
export const scoring: ScoringRule = {
  answers: { right: 100, wrong: 0, blank: 0 },
  scales: [
    buildScale('reading', { en: 'Reading', zh: '阅读' }, [
      ...['read-and-select', 'fill-in-the-blanks', 'read-and-complete', 'interactive-reading'],
    ]),
    buildScale('writing', { en: 'Writing', zh: '写作' }, [
      ...['summary-1', 'summary-2', 'write-about-the-photo', 'interactive-writing-a', 'interactive-writing-b'],
      'writing-sample',
    ]),
    buildScale('listening', { en: 'Listening', zh: '听力' }, [
      ...['listen-and-type', 'interactive-listening-1', 'interactive-listening-2'],
    ]),
    buildScale('speaking', { en: 'Speaking', zh: '口语' }, [
      ...['speak-about-the-photo', 'read-then-speak', 'interactive-speaking', 'speaking-sample'],
    ]),
  ],
  total: {
    name: { en: 'Overall', zh: '总分' },
    combine: 'mean',
    of: ['reading', 'writing', 'listening', 'speaking'],
    least: 10,
    most: 160,
    step: 5,
    estimate: true,
  },
  means: [
    buildMean('literacy', { en: 'Literacy', zh: '读写' }, ['reading', 'writing']),
    buildMean('comprehension', { en: 'Comprehension', zh: '理解' }, ['reading', 'listening']),
    buildMean('conversation', { en: 'Conversation', zh: '对话' }, ['listening', 'speaking']),
    buildMean('production', { en: 'Production', zh: '表达' }, ['writing', 'speaking']),
  ],
};
