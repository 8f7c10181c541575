import type { TreeNode } from '../bank-types.ts';

const point = (code: string, en: string, zh: string): TreeNode => ({
  code: `toefl-2026.${code}`,
  level: 'point',
  name: { en, zh },
  children: [],
});

const subject = (id: string, [en, zh]: readonly [string, string], children: readonly TreeNode[]): TreeNode => ({
  code: `toefl-2026.${id}`,
  level: 'subject',
  name: { en, zh },
  children: [{ code: `toefl-2026.${id}.tasks`, level: 'section', name: { en: 'Tasks', zh: '任务' }, children }],
});

/** What TOEFL asks since January 2026. */
export const toefl2026Tree: TreeNode = {
  code: 'toefl-2026',
  level: 'programme',
  name: { en: 'TOEFL (January 2026)', zh: '托福（2026 年 1 月改革版）' },
  children: [
    subject(
      'reading',
      ['Reading', '阅读'],
      [
        point('reading.words', 'Complete the words', '补全单词'),
        point('reading.daily', 'Read in daily life', '日常阅读'),
        point('reading.academic', 'Read an academic passage', '学术阅读'),
      ],
    ),
    subject(
      'listening',
      ['Listening', '听力'],
      [
        point('listening.response', 'Choose a response', '听句选答'),
        point('listening.conversation', 'Conversation', '对话'),
        point('listening.announcement', 'Announcement', '通知'),
        point('listening.talk', 'Academic talk', '学术讲话'),
      ],
    ),
    subject(
      'writing',
      ['Writing', '写作'],
      [
        point('writing.sentences', 'Build a sentence', '组句'),
        point('writing.email', 'Write an email', '写邮件'),
        point('writing.discussion', 'Academic discussion', '学术讨论'),
      ],
    ),
    subject(
      'speaking',
      ['Speaking', '口语'],
      [
        point('speaking.repeat', 'Listen and repeat', '听后复述'),
        point('speaking.interview', 'Take an interview', '模拟采访'),
      ],
    ),
  ],
};
