import { defineMessages } from '@inkstone/base';

/** Names of the error codes. */
export const errorCodeMessages = defineMessages('marking.codes', {
  agreement: { en: 'Agreement', zh: '主谓一致' },
  tense: { en: 'Tense', zh: '时态' },
  article: { en: 'Article', zh: '冠词' },
  wordChoice: { en: 'Word choice', zh: '用词' },
  spelling: { en: 'Spelling', zh: '拼写' },
  punctuation: { en: 'Punctuation', zh: '标点' },
  wordOrder: { en: 'Word order', zh: '语序' },
  fragment: { en: 'Fragment', zh: '残句' },
  logic: { en: 'Logic', zh: '逻辑' },
  pronunciation: { en: 'Pronunciation', zh: '发音' },
  intonation: { en: 'Intonation', zh: '语调' },
  pace: { en: 'Pace', zh: '语速' },
  grammar: { en: 'Grammar', zh: '语法' },
  content: { en: 'Content', zh: '内容' },
});
