import { scriptOf, type Language } from '@inkstone/base';

/** A block without a language of its own says Chinese where it is: English punctuation would stand narrow in it. */
const nameChinese = (text: DocumentFragment): DocumentFragment => {
  for (const block of text.children)
    if (!block.hasAttribute('lang') && scriptOf(block.textContent) === 'zh') block.setAttribute('lang', 'zh');
  return text;
};

/**
 * Rich text may be written in both languages, as two blocks `<div lang="en">` and `<div lang="zh">`: the reader's stays.
 * Text in one language stays as it is; its Chinese blocks are named so.
 */
export const keepLanguage = (text: DocumentFragment, language: Language): DocumentFragment => {
  const blocks = [...text.children].filter((one) => one.matches('div[lang]'));
  const own = blocks.filter((one) => one.getAttribute('lang') === language);
  if (own.length === 0) return nameChinese(text);
  for (const block of blocks) if (!own.includes(block)) block.remove();
  return text;
};
