// Separators besides spaces: dashes and Chinese punctuation.
const wordSeparators = /[\s—―⸺…\u3000-\u303f\uff01\uff08\uff09\uff0c\uff1a\uff1b\uff1f\uff5e\uff5f-\uff65]+/u;
const singleWordCharacter = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/**
 * Counts words as Microsoft Word does: text between spaces is one word, so `1,000`, `3.5`, `U.S.`, `10:30` and
 * `well-known` are one each, and every Chinese or Japanese character is one. Punctuation alone is none.
 */
export const countWords = (text: string): number => {
  const visible = text.replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  const signs = visible.match(singleWordCharacter)?.length ?? 0;
  const others = visible
    .replace(singleWordCharacter, ' ')
    .split(wordSeparators)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  return signs + others.length;
};
