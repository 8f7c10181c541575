import type { Rubric } from '@inkstone/exam/blueprint';
import { buildCriterion } from '../common/criteria.ts';

/** A translation, 0 to 5: the mean of meaning, completeness and language; in our own words. */
export const translationRubric: Rubric = {
  id: 'translation',
  name: { en: 'Translation', zh: '翻译' },
  types: ['translation'],
  joined: 'mean',
  criteria: [
    buildCriterion('meaning', { en: 'Meaning', zh: '意思' }, [
      ['Says exactly what the original says.', '与原文意思完全一致。'],
      ['The meaning is kept; a shade of it is lost.', '意思保留，个别语气有出入。'],
      ['Mostly right; one thing says something else.', '大体正确，一处意思有误。'],
      ['The thread can be guessed; several things are wrong.', '大意可猜，多处有误。'],
      ['Hardly anything of the meaning is left.', '原意几乎没有保留。'],
      ['Nothing, or something else altogether.', '没有作答，或与原文无关。'],
    ]),
    buildCriterion('completeness', { en: 'Completeness', zh: '完整' }, [
      ['Nothing is missing, nothing is added.', '没有遗漏，也没有多余内容。'],
      ['A small word is missing or added.', '个别小词遗漏或多余。'],
      ['One part is missing.', '遗漏一处内容。'],
      ['About half is there.', '大约一半内容。'],
      ['A few words only.', '只有零星几个词。'],
      ['Nothing.', '没有作答。'],
    ]),
    buildCriterion('language', { en: 'Language', zh: '语言' }, [
      ['As somebody would say it who grew up with English.', '自然地道，如母语表达。'],
      ['Right and clear; a turn sounds translated.', '正确清楚，个别表达有翻译腔。'],
      ['Clear, with a few errors.', '清楚，有少量错误。'],
      ['Errors or sounds often get in the way.', '语法或发音错误常影响理解。'],
      ['Single words; hardly a sentence.', '以单词为主，几乎不成句。'],
      ['Nothing to judge.', '没有可评的内容。'],
    ]),
  ],
};
