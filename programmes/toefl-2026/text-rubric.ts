import type { Rubric } from '@inkstone/exam/blueprint';
import { discussionRubric } from '../toefl-parts/discussion-rubric.ts';
import { buildCriterion, buildLevels } from '../common/criteria.ts';

const [, ...languageCriteria] = discussionRubric.criteria;

/** A practice text, email or post (homework does not say which), 0 to 5; in our own words. */
export const textRubric: Rubric = {
  id: 'text',
  name: { en: 'Email or discussion', zh: '邮件或讨论' },
  types: ['essay'],
  of: ['writing/texts'],
  joined: 'holistic',
  levels: buildLevels([
    [
      'Does everything that the task asks and works it out. Tone and order suit the reader; words and sentences are varied and almost free of errors.',
      '任务要求全部完成并充分展开。语气和条理适合读者；用词和句式丰富，几乎没有错误。',
    ],
    [
      'Does what the task asks, with adequate detail. Mostly fitting tone and order; a good range, few errors.',
      '完成任务要求，细节得当。语气和条理大体合适；语言较丰富，错误较少。',
    ],
    [
      'Does most of the task; something is vague, missing or beside the point. Some range, noticeable errors.',
      '大体完成任务，但有含糊、缺失或偏题之处。语言有一定变化，错误较明显。',
    ],
    [
      'Does little of the task; order, tone or faulty language makes it hard to follow.',
      '任务完成较少；条理、语气或语言问题使人难以理解。',
    ],
    ['A few words that belong to the task.', '只有少量与任务相关的词语。'],
    ['Empty, off the topic, copied from what is given, or not in English.', '空白、离题、照抄所给内容或未用英文作答。'],
  ]),
  criteria: [
    buildCriterion('relevance', { en: 'Task and detail', zh: '任务与展开' }, [
      ['Everything asked for, each with its own details.', '要求全部完成，且各有细节。'],
      ['Everything asked for, adequately explained.', '要求全部完成，论述得当。'],
      ['Most of it; the explanation has gaps.', '大部分完成，论述有欠缺。'],
      ['Part of it, hardly explained.', '完成一部分，几乎没有展开。'],
      ['Barely touches the task.', '勉强触及任务。'],
      ['Off the topic or copied.', '离题或照抄。'],
    ]),
    ...languageCriteria,
  ],
};
