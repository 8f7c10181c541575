import type { TreeNode } from '../bank-types.ts';

const point = (code: string, en: string, zh: string): TreeNode => ({
  code: `duolingo.${code}`,
  level: 'point',
  name: { en, zh },
  children: [],
});

const subject = (id: string, [en, zh]: readonly [string, string], children: readonly TreeNode[]): TreeNode => ({
  code: `duolingo.${id}`,
  level: 'subject',
  name: { en, zh },
  children: [{ code: `duolingo.${id}.tasks`, level: 'section', name: { en: 'Tasks', zh: '任务' }, children }],
});

/** What the Duolingo English Test asks since July 2025. */
export const duolingoTree: TreeNode = {
  code: 'duolingo',
  level: 'programme',
  name: { en: 'Duolingo', zh: '多邻国' },
  children: [
    subject(
      'reading',
      ['Reading', '阅读'],
      [
        point('reading.select', 'Read and select', '阅读并选择'),
        point('reading.complete', 'Complete words', '补全单词'),
        point('reading.interactive', 'Interactive reading', '互动阅读'),
      ],
    ),
    subject(
      'listening',
      ['Listening', '听力'],
      [
        point('listening.type', 'Listen and type', '听写'),
        point('listening.interactive', 'Interactive listening', '互动听力'),
      ],
    ),
    subject(
      'writing',
      ['Writing', '写作'],
      [
        point('writing.summary', 'Summary', '概括'),
        point('writing.photo', 'Write about the photo', '看图写作'),
        point('writing.topic', 'Interactive writing and sample', '互动写作与样本'),
      ],
    ),
    subject(
      'speaking',
      ['Speaking', '口语'],
      [
        point('speaking.talk', 'Speak by yourself', '独立作答'),
        point('speaking.interactive', 'Interactive speaking', '互动口语'),
      ],
    ),
  ],
};
