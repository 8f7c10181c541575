import { detectScript, type Language } from '@inkstone/base';

const han = /\p{Script=Han}/u;

/** What stands on a line by itself is Chinese from its first Chinese sign on. */
const markChineseFrom = (line: Text): void => {
  const at = line.data.search(han);
  if (at < 0) return;
  const words = document.createElement('span');
  words.lang = 'zh';
  const rest = line.splitText(at);
  rest.replaceWith(words);
  words.append(rest);
};

/** Text without a language of its own says Chinese where it is: its punctuation would stand narrow as English. */
const markChinese = (text: DocumentFragment): DocumentFragment => {
  for (const part of [...text.childNodes]) {
    if (part instanceof Text) markChineseFrom(part);
    else if (part instanceof Element && !part.hasAttribute('lang') && detectScript(part.textContent) === 'zh')
      part.setAttribute('lang', 'zh');
  }
  return text;
};

/**
 * Rich text may be written in both languages, as two blocks `<div lang="en">` and `<div lang="zh">`: the reader's stays.
 * Text in one language stays as it is; what is Chinese in it is named so.
 */
export const selectLanguage = (text: DocumentFragment, language: Language): DocumentFragment => {
  const blocks = [...text.children].filter((child) => child.matches('div[lang]'));
  const matching = blocks.filter((child) => child.getAttribute('lang') === language);
  if (matching.length === 0) return markChinese(text);
  for (const block of blocks) if (!matching.includes(block)) block.remove();
  return text;
};
