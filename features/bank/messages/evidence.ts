import { defineMessages } from '@inkstone/base';

/** The kinds of wrong options, each with a sentence that explains it; `….why` is the sentence. */
export const distractorMessages = defineMessages('bank.distractors', {
  'word-echo': { en: 'Echo of words', zh: '原词干扰' },
  'word-echo.why': {
    en: 'It repeats words of the text, but the text says something else with them.',
    zh: '重复了原文的词语，原文用它们说的却是别的意思。',
  },
  'too-broad': { en: 'Too broad', zh: '范围过大' },
  'too-broad.why': {
    en: 'It claims more than the text supports: all instead of some, or the whole instead of this one point.',
    zh: '说得比原文更宽泛或更绝对，超出了原文支持的范围。',
  },
  reversed: { en: 'Reversed', zh: '意思相反' },
  'reversed.why': {
    en: 'It turns around what the text says: the opposite, or who and what, cause and effect, first and last exchanged.',
    zh: '与原文意思相反，或颠倒了人物、因果、先后。',
  },
  'not-asked': { en: 'True, but not asked', zh: '答非所问' },
  'not-asked.why': {
    en: 'It is true, or the text says so, but it does not answer this question.',
    zh: '本身没有错，或原文确实提到，但回答的不是这道题。',
  },
  'not-stated': { en: 'Not said', zh: '原文未提' },
  'not-stated.why': {
    en: 'Nothing in the text says so, however likely it may sound.',
    zh: '听起来可能合理，但原文没有这样说。',
  },
  'partly-right': { en: 'Half right', zh: '半对半错' },
  'partly-right.why': {
    en: 'One part of it agrees with the text, another part does not.',
    zh: '一部分与原文相符，另一部分不符。',
  },
});

/** Evidence and kinds of wrong options in reports, and where teachers name them. */
export const evidenceMessages = defineMessages('bank.evidence', {
  evidence: { en: 'Evidence', zh: '依据' },
  evidenceNote: {
    en: 'Up to three exact quotes of the text or transcript that show why the key is right. Students see them in the report only.',
    zh: '最多三处原文或录音文本的引文，说明答案为何正确。学生只在报告中看到。',
  },
  quote: { en: 'Quote {number}', zh: '引文 {number}' },
  removeQuote: { en: 'Remove quote {number}', zh: '删除引文 {number}' },
  addQuote: { en: 'Type a quote', zh: '输入引文' },
  takeSelection: { en: 'Use the selected text', zh: '使用选中的文字' },
  selectFirst: {
    en: 'Select some words of the text first that appear in it only once.',
    zh: '请先在原文中选中一段文字，且这段文字在原文中只出现一次。',
  },
  quoteMissing: {
    en: 'This does not appear in the text exactly once, character for character.',
    zh: '这段文字没有在原文中恰好出现一次，请逐字核对。',
  },
  showInText: { en: 'Show in the text', zh: '在原文中查看' },
  quoteTimes: { en: '{from}–{to}', zh: '{from}–{to}' },
  playQuote: { en: '{from}–{to}: play this part', zh: '{from}–{to}：播放这一段录音' },
  otherTraps: { en: 'What is wrong with the other options', zh: '其他选项错在哪里' },
  distractors: { en: 'What is wrong with each wrong option', zh: '错误选项的干扰类型' },
  distractor: { en: 'Option {letter}', zh: '选项 {letter}' },
  noDistractor: { en: 'Not named', zh: '不标注' },
});
