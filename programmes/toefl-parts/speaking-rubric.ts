import type { Rubric } from '@inkstone/exam/blueprint';
import { buildCriterion, buildLevels } from '../common/criteria.ts';

/** Speaking, 0 to 4 for the whole of a task; in our own words. */
export const speakingRubric: Rubric = {
  id: 'speaking',
  name: { en: 'Speaking', zh: '口语' },
  types: ['timed-speech'],
  of: ['speaking'],
  joined: 'holistic',
  levels: buildLevels([
    [
      'Does what the task asks, fully and in time. Easy to follow throughout; slips are small and cost no meaning.',
      '在规定时间内完整完成任务，始终容易听懂；偶有小失误，但不影响理解。',
    ],
    [
      'Does what the task asks, with something left out, vague or less developed. Mostly easy to follow; pace, sounds or language slip here and there.',
      '基本完成任务，但有内容遗漏、含糊或展开不足。大体容易听懂，语速、发音或语言偶有问题。',
    ],
    [
      'Does the task in part. The listener has to work: sounds, simple or faulty language, or thin and loosely joined ideas get in the way.',
      '只完成部分任务。发音不清、语言简单或有误、内容单薄或衔接松散，听者需要费力理解。',
    ],
    [
      'Says very little that belongs to the task, or little that can be understood.',
      '与任务相关的内容极少，或能听懂的内容很少。',
    ],
    ['Says nothing, or nothing that belongs to the task.', '没有作答，或内容与任务无关。'],
  ]),
  criteria: [
    buildCriterion('delivery', { en: 'Delivery', zh: '表达' }, [
      ['Flows at a natural pace; sounds, stress and intonation are clear.', '语速自然流畅，发音、重音和语调清楚。'],
      [
        'Generally clear and fluent; a few sounds or pauses ask for attention.',
        '总体清楚流畅，个别发音或停顿需要留意。',
      ],
      [
        'Can be understood with effort; choppy pace, unclear sounds or flat intonation.',
        '需费力才能听懂，语速断续、发音不清或语调平板。',
      ],
      ['Hard to understand for long stretches; many pauses.', '大段难以听懂，停顿很多。'],
      ['No speech to judge.', '没有可评的内容。'],
    ]),
    buildCriterion('language', { en: 'Language use', zh: '语言运用' }, [
      [
        'Commands simple and complex structures and a fitting vocabulary; slips are rare.',
        '简单句和复杂句都运用自如，用词恰当，失误很少。',
      ],
      [
        'Uses grammar and words well enough for the ideas; some are limited or imprecise.',
        '语法和词汇足以表达想法，但有时受限或不够准确。',
      ],
      [
        'Keeps to simple sentences and common words; errors blur some ideas.',
        '多用简单句和常用词，错误使部分意思不清。',
      ],
      ['Single words and memorised phrases; errors hide the meaning.', '以单词和背诵的短语为主，错误掩盖了意思。'],
      ['No language to judge.', '没有可评的内容。'],
    ]),
    buildCriterion('topic', { en: 'Topic development', zh: '内容展开' }, [
      [
        'Full and to the point; ideas follow from each other, sources are rendered right.',
        '内容充分切题，思路连贯，对材料的转述准确。',
      ],
      [
        'Mostly full; a detail is missing or wrong, or a link is unclear.',
        '内容大体充分，但缺少或误述个别细节，或衔接不清。',
      ],
      [
        'A few points only, little explained; important details are missing or wrong.',
        '只有少数要点且解释不足，重要细节缺失或有误。',
      ],
      ['Hardly anything beyond repeating the question.', '除重复题目外几乎没有内容。'],
      ['Nothing that belongs to the task.', '没有与任务相关的内容。'],
    ]),
  ],
};
