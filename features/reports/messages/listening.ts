import { defineMessages } from '@inkstone/base';

/** Texts of the results of dictation and repetition. */
export const listeningMessages = defineMessages('reports.listened', {
  title: { en: 'Word by word', zh: '逐词对照' },
  says: { en: 'What was said beside what was written or repeated', zh: '原文与听写、跟读的对照' },
  none: { en: 'Nothing was to be written or repeated word by word', zh: '这里没有听写或跟读题' },
  wordsRight: { en: 'of {all} words right', zh: '个单词正确，共 {all} 个' },
  changed_one: { en: '{count} other word', zh: '写错 {count} 个' },
  changed_other: { en: '{count} other words', zh: '写错 {count} 个' },
  missing: { en: '{count} missing', zh: '漏写 {count} 个' },
  extra: { en: '{count} too many', zh: '多写 {count} 个' },
  allRight: { en: 'Every word is right.', zh: '每个单词都正确。' },
  listenFor: { en: 'Listen for these', zh: '注意听辨' },
  listenForHow: {
    en: 'Words that were not heard right, the most frequent first.',
    zh: '没有听准的单词，次数多的在前。',
  },
  times: { en: '{word} ({count}×)', zh: '{word}，{count} 次' },
  sentences: { en: 'Sentence by sentence', zh: '逐句对照' },
  practise: { en: 'Practise this sentence', zh: '再练这一句' },
  practiseOf: { en: 'Practise sentence {number}', zh: '再练第 {number} 句' },
  practiseHow: {
    en: 'Hear it again and write it once more. It is compared here and kept nowhere.',
    zh: '再听一遍，重新写一次。只在这里对照，不会保存。',
  },
  yourWords: { en: 'What you hear now', zh: '这次听到的内容' },
  compare: { en: 'Compare', zh: '对照' },
  again: { en: 'Once more', zh: '再来一次' },
  compared: { en: 'This time', zh: '这次的对照' },
  loadFailed: { en: 'The sentence did not load', zh: '句子未能加载' },
});
