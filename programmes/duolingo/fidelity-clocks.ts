import { createFactWriter, type BlueprintCheck } from '@inkstone/exam/fidelity';
import { sources } from './fidelity-sources.ts';

const { inValues } = createFactWriter(sources);

const itemClock = (part: string, seconds: number): BlueprintCheck => ({
  ...{ check: 'clock', section: 'graded', part, scope: 'item', seconds },
});

/** The times and the numbers of the tasks. */
export const clockFacts = [
  inValues({
    kind: 'clock',
    id: 'read-and-select',
    says: [
      'Read and Select: 15 to 18 words, five seconds each, yes or no.',
      '阅读并选择：15 至 18 个词，每个 5 秒，判断是否为真词。',
    ],
    source: 'sites',
    checks: [
      itemClock('read-and-select', 5),
      { check: 'questions', section: 'graded', part: 'read-and-select', from: 15, to: 18 },
    ],
  }),
  inValues({
    kind: 'clock',
    id: 'fill-in-the-blanks',
    says: ['Fill in the Blanks: 6 to 9 sentences, 20 seconds each.', '填空：6 至 9 句，每句 20 秒。'],
    source: 'sites',
    checks: [
      itemClock('fill-in-the-blanks', 20),
      { check: 'questions', section: 'graded', part: 'fill-in-the-blanks', from: 6, to: 9 },
    ],
  }),
  inValues({
    kind: 'clock',
    id: 'read-and-complete',
    says: ['Read and Complete: 3 to 6 texts, three minutes each.', '阅读并补全：3 至 6 篇，每篇 3 分钟。'],
    source: 'sites',
    checks: [
      itemClock('read-and-complete', 180),
      { check: 'questions', section: 'graded', part: 'read-and-complete', from: 3, to: 6 },
    ],
  }),
  inValues({
    kind: 'clock',
    id: 'listen-and-type',
    says: ['Listen and Type: 6 to 9 sentences, one minute each.', '听写：6 至 9 句，每句 1 分钟。'],
    source: 'sites',
    checks: [
      itemClock('listen-and-type', 60),
      { check: 'sets', section: 'graded', part: 'listen-and-type', from: 6, to: 9 },
    ],
  }),
  inValues({
    kind: 'clock',
    id: 'interactive-reading',
    says: [
      'Interactive Reading: two sets of about six questions, seven or eight minutes a set.',
      '互动阅读：两组，每组约 6 题，7 或 8 分钟。',
    ],
    source: 'sites',
    checks: [
      {
        ...{ check: 'clock', section: 'graded', part: 'interactive-reading', scope: 'set' },
        seconds: { from: 420, to: 480 },
      },
      { check: 'sets', section: 'graded', part: 'interactive-reading', from: 2, to: 2 },
    ],
  }),
  inValues({
    kind: 'clock',
    id: 'interactive-listening',
    says: [
      'Interactive Listening: two sets of 6:30, each followed by a summary of 1:15.',
      '互动听力：两组，每组 6 分 30 秒，随后写 1 分 15 秒的摘要。',
    ],
    source: 'sites',
    checks: [
      ...[1, 2].flatMap((at): BlueprintCheck[] => [
        { check: 'clock', section: 'graded', part: `interactive-listening-${at}`, scope: 'set', seconds: 390 },
        itemClock(`summary-${at}`, 75),
      ]),
    ],
  }),
  inValues({
    kind: 'clock',
    id: 'photo-writing',
    says: ['Write About the Photo: three photos, one minute each.', '看图写作：3 张图片，每张 1 分钟。'],
    source: 'sites',
    checks: [
      itemClock('write-about-the-photo', 60),
      { check: 'questions', section: 'graded', part: 'write-about-the-photo', from: 3, to: 3 },
    ],
  }),
  inValues({
    kind: 'clock',
    id: 'interactive-writing',
    says: [
      'Interactive Writing: 30 seconds to prepare and five minutes, then three minutes more.',
      '互动写作：准备 30 秒，写 5 分钟，再写 3 分钟。',
    ],
    source: 'sites',
    checks: [itemClock('interactive-writing-a', 330), itemClock('interactive-writing-b', 180)],
  }),
  inValues({
    kind: 'clock',
    id: 'spoken-tasks',
    says: [
      'Speak About the Photo and Read, Then Speak: 20 seconds to prepare, 90 to speak.',
      '看图说话和阅读后说话：准备 20 秒，作答 90 秒。',
    ],
    source: 'sites',
    checks: ['speak-about-the-photo', 'read-then-speak'].map((part) => ({
      ...{ check: 'windows', section: 'graded', part, prepSeconds: 20, responseSeconds: 90 },
    })),
  }),
  inValues({
    kind: 'clock',
    id: 'interactive-speaking',
    says: [
      'Interactive Speaking: 6 to 8 questions, 35 seconds each, without preparation.',
      '互动口语：6 至 8 问，每问 35 秒，没有准备时间。',
    ],
    source: 'sites',
    checks: [
      {
        ...{ check: 'windows', section: 'graded', part: 'interactive-speaking' },
        ...{ prepSeconds: 0, responseSeconds: 35 },
      },
      { check: 'sets', section: 'graded', part: 'interactive-speaking', from: 6, to: 8 },
    ],
  }),
  inValues({
    kind: 'clock',
    id: 'writing-sample',
    says: ['Writing Sample: 30 seconds to prepare, five minutes to write.', '写作样本：准备 30 秒，写 5 分钟。'],
    source: 'sites',
    checks: [{ check: 'clock', section: 'sample', part: 'writing-sample', scope: 'item', seconds: 330 }],
  }),
  inValues({
    kind: 'clock',
    id: 'speaking-sample',
    says: [
      'Speaking Sample: 30 seconds to prepare, one to three minutes to speak.',
      '口语样本：准备 30 秒，作答 1 至 3 分钟。',
    ],
    source: 'sites',
    checks: [
      {
        ...{ check: 'windows', section: 'sample', part: 'speaking-sample' },
        ...{ prepSeconds: 30, responseSeconds: 180, leastResponseSeconds: 60 },
      },
    ],
  }),
  inValues({
    kind: 'clock',
    id: 'graded-time',
    says: ['About 45 minutes for the graded part and ten for the samples.', '评分部分约 45 分钟，样本约 10 分钟。'],
    source: 'sites',
    checks: [
      { check: 'shownSeconds', section: 'graded', seconds: 2700 },
      { check: 'shownSeconds', section: 'sample', seconds: 600 },
    ],
  }),
];
