import { detectScript, type Language } from '@inkstone/base';

const han = /\p{Script=Han}/u;

/** Marks a line as Chinese from its first Chinese character on. */
const markChineseFrom = (line: Text): void => {
  const at = line.data.search(han);
  if (at < 0) return;
  const words = document.createElement('span');
  words.lang = 'zh';
  const rest = line.splitText(at);
  rest.replaceWith(words);
  words.append(rest);
};

/** Marks Chinese text without a declared language: its punctuation would otherwise be set as in English. */
const markChinese = (text: DocumentFragment): DocumentFragment => {
  for (const part of [...text.childNodes]) {
    if (part instanceof Text) markChineseFrom(part);
    else if (part instanceof Element && !part.hasAttribute('lang') && detectScript(part.textContent) === 'zh')
      part.setAttribute('lang', 'zh');
  }
  return text;
};

/**
 * Rich text may be written in both languages, as two blocks `<div lang="en">` and `<div lang="zh">`: the reader's is
 * kept. Text in one language is kept as it is; its Chinese parts are marked.
 */
export const selectLanguage = (text: DocumentFragment, language: Language): DocumentFragment => {
  const blocks = [...text.children].filter((child) => child.matches('div[lang]'));
  const matching = blocks.filter((child) => child.getAttribute('lang') === language);
  if (matching.length === 0) return markChinese(text);
  for (const block of blocks) if (!matching.includes(block)) block.remove();
  return text;
};
