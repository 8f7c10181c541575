import { defineMessages } from '@inkstone/base';

/** Messages of the field in which questions are typed as text. */
export const typingMessages = defineMessages('bank.typing', {
  title: { en: 'Type questions', zh: '文本录题' },
  lead: {
    en: 'Type or paste questions as plain text, with the keyboard alone.',
    zh: '像写文本一样录题，也可以直接粘贴，全程只用键盘。',
  },
  open: { en: 'Type questions as text', zh: '以文本录题' },
  label: { en: 'Questions as text', zh: '题目文本' },
  how: {
    en: 'The question, then A. B. C. …, then “Answer: B” and, if you like, “Explanation: …”. The next one follows after a blank line or with its number. Formulas stand between \\( and \\).',
    zh: '依次写题干、A. B. C. 各选项、“答案：B”，需要时再写“解析：……”。空一行或写下一题号即为下一题。公式写在 \\( 与 \\) 之间。',
  },
  example: {
    en: 'Which of these is a prime?\nA. 4\nB. 7\nC. 9\nAnswer: B',
    zh: '下列哪个是质数？\nA. 4\nB. 7\nC. 9\n答案：B',
  },
  take_one: { en: 'Take {count} question into the set', zh: '将 {count} 题加入题组' },
  take_other: { en: 'Take {count} questions into the set', zh: '将 {count} 题加入题组' },
  takeNone: { en: 'Take into the set', zh: '加入题组' },
  key: { en: 'or Ctrl+Enter (⌘+Enter)', zh: '或按 Ctrl+Enter（⌘+Enter）' },
  taken_one: { en: '{count} question is in the set now.', zh: '已将 {count} 题加入题组。' },
  taken_other: { en: '{count} questions are in the set now.', zh: '已将 {count} 题加入题组。' },
  left: { en: 'What cannot be taken yet stays in the field.', zh: '暂不能加入的内容仍留在文本框中。' },
  nothing: { en: 'No question is complete yet.', zh: '还没有完整的题目。' },
  full: {
    en: 'A set holds {max} at most; the other questions stay in the field.',
    zh: '一个题组最多 {max} 题，其余的仍留在文本框中。',
  },
  preview: { en: 'As they will be', zh: '录入效果' },
  empty: { en: 'The questions appear here while you type.', zh: '录入时，题目会显示在这里。' },
  notYet: { en: 'Not a complete question yet', zh: '还不是完整的题目' },
});
