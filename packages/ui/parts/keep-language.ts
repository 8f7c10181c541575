import type { Language } from '@inkstone/base';

/**
 * Rich text may be written in both languages, as two blocks `<div lang="en">` and `<div lang="zh">`: the reader's stays.
 * Text in one language stays as it is.
 */
export const keepLanguage = (text: DocumentFragment, language: Language): DocumentFragment => {
  const blocks = [...text.children].filter((one) => one.matches('div[lang]'));
  const own = blocks.filter((one) => one.getAttribute('lang') === language);
  if (own.length === 0) return text;
  for (const block of blocks) if (!own.includes(block)) block.remove();
  return text;
};
