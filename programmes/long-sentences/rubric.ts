import type { Rubric } from '@inkstone/exam/blueprint';
import { criteriaWith } from '../common/criteria.ts';

const criterion = criteriaWith([200, 100, 0], { step: 50 });

/** A translation or a paraphrase of the sentence: meaning, completeness and language, two points each; in our own words. */
export const translationRubric: Rubric = {
  id: 'long-sentence-translation',
  name: { en: 'Translation or paraphrase', zh: '翻译或改写' },
  types: ['short-answer'],
  joined: 'sum',
  criteria: [
    criterion('meaning', { en: 'Meaning', zh: '意思' }, [
      ['Says what the sentence says; who does what to whom, and why, is right.', '忠实原意，主次和逻辑关系都正确。'],
      [
        'Right on the whole; one relation between the parts is turned round or lost.',
        '大意正确，有一处逻辑关系颠倒或丢失。',
      ],
      ['Says something else.', '与原意不符。'],
    ]),
    criterion('completeness', { en: 'Completeness', zh: '完整' }, [
      ['No clause and no modifier is left out.', '从句和修饰成分没有遗漏。'],
      ['A clause or a modifier that matters is left out.', '遗漏一处重要的从句或修饰成分。'],
      ['Only a piece of the sentence is there.', '只译出或写出一小部分。'],
    ]),
    criterion('language', { en: 'Language', zh: '语言' }, [
      ['Reads as if it had been written in that language.', '通顺自然，符合所用语言的习惯。'],
      ['Can be understood; word order or words follow the original too closely.', '可以读懂，但语序或用词有翻译腔。'],
      ['Hard to understand.', '难以读懂。'],
    ]),
  ],
};
