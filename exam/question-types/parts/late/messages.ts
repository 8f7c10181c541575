import { words } from '@inkstone/base';

/** What stands beside a part of an answer that came after the hand-in. */
export const lateWords = words('question.late', {
  after: { en: 'Arrived {span} after handing in', zh: '提交后 {span}才送达' },
});
