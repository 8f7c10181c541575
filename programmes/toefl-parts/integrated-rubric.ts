import type { Rubric } from '@inkstone/exam/blueprint';
import { buildCriterion, buildLevels } from '../common/criteria.ts';

/** Integrated writing, 0 to 5 for the whole; in our own words. */
export const integratedRubric: Rubric = {
  id: 'integrated-writing',
  name: { en: 'Integrated writing', zh: '综合写作' },
  types: ['essay'],
  of: ['writing/integrated'],
  joined: 'holistic',
  levels: buildLevels([
    [
      'All important points of the lecture, exactly, and how each of them answers the passage. Well organised; slips of language never blur the content.',
      '准确写出讲座的全部要点，并逐一说明它们如何回应短文。结构清楚，偶有语言失误，但不影响内容。',
    ],
    [
      'The important points and their link to the passage, with a small gap or inexactness, or with more frequent but minor errors of language.',
      '写出要点及其与短文的联系，但略有遗漏或不够准确；或语言小错误较多。',
    ],
    [
      'Some important points with a link to the passage; one is missing, vague or wrong, or errors make some sentences or links unclear.',
      '写出部分要点并与短文有所联系；有一个要点缺失、含糊或有误，或错误使部分语句或联系不清。',
    ],
    [
      'Some of the lecture, but much left out or wrong, the link to the passage missing or mistaken, or errors that hide the meaning of key ideas.',
      '写出讲座的部分内容，但遗漏或错误较多，缺少或误解其与短文的联系，或错误掩盖了关键内容。',
    ],
    [
      'Little or nothing of use from the lecture, or language so weak that hardly any meaning can be drawn from it.',
      '几乎没有讲座的有用内容，或语言过弱，难以理解。',
    ],
    ['Empty, copied from the passage, off the topic, or not in English.', '空白、照抄短文、离题或未用英文作答。'],
  ]),
  criteria: [
    buildCriterion('content', { en: 'Points of the lecture', zh: '讲座要点' }, [
      ['All important points and details, exact.', '要点和细节齐全、准确。'],
      ['All important points; a detail is missing or inexact.', '要点齐全，个别细节缺失或不准确。'],
      ['One important point is missing, vague or wrong.', '有一个要点缺失、含糊或有误。'],
      ['Only one point right, or most of them wrong.', '只有一个要点正确，或多数有误。'],
      ['Hardly anything of the lecture.', '几乎没有讲座内容。'],
      ['Nothing of the lecture.', '没有讲座内容。'],
    ]),
    buildCriterion('link', { en: 'Link to the reading', zh: '与短文的联系' }, [
      ['Each point is set against the claim that it answers.', '每个要点都对应短文中的相应论点。'],
      ['The links are there; one is loose.', '联系清楚，个别较松散。'],
      ['A general link; some points stand alone.', '有总体联系，部分要点孤立。'],
      ['The link is mistaken or mostly missing.', '联系有误或大多缺失。'],
      ['The reading alone is repeated.', '只重复短文内容。'],
      ['No link at all.', '没有任何联系。'],
    ]),
    buildCriterion('organisation', { en: 'Organisation', zh: '结构' }, [
      ['Clear order; every paragraph and link helps the reader.', '层次清楚，段落和衔接都便于阅读。'],
      ['Clear order; a transition is missing or clumsy.', '层次清楚，个别过渡缺失或生硬。'],
      ['Order can be seen; links are sometimes unclear.', '可看出层次，但衔接有时不清。'],
      ['Ideas are listed with little order.', '内容罗列，缺少层次。'],
      ['No order to follow.', '看不出层次。'],
      ['Nothing to judge.', '没有可评的内容。'],
    ]),
    buildCriterion('language', { en: 'Language', zh: '语言' }, [
      ['Varied and precise; slips only.', '丰富准确，仅有小失误。'],
      ['Minor errors that cost no meaning.', '有小错误，不影响理解。'],
      ['Errors blur a sentence here and there.', '错误使个别句子意思不清。'],
      ['Errors often hide the meaning.', '错误常常掩盖意思。'],
      ['Errors everywhere; hardly to be understood.', '错误遍布，难以理解。'],
      ['Not in English, or nothing to judge.', '未用英文作答，或没有可评的内容。'],
    ]),
  ],
};
