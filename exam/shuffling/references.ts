import { foldCharacters } from '@inkstone/base';
import { toPlainText } from '../question-types/plain-text.ts';

const formula = /<span\b[^>]*?\sdata-math="([^"]*)"[^>]*>/g;

/** A rich text as plain text in half-width characters, with its formulas as LaTeX. */
export const readText = (html: string): string => foldCharacters(toPlainText(html.replace(formula, ' $1 '))).trim();

/** An option that speaks of other options: "none of the above", "both answers are right", 以上都不对. */
const optionReferences = [
  /\b(?:all|none|both|neither|either|any|some|each|one|two|three|four) of the (?:\w+ )?(?:above|below|preceding|foregoing)\b/i,
  /\b(?:all|none|both|neither|either|any)(?: the)? (?:above|below|preceding|foregoing)\b/i,
  /\b(?:all|none|both|neither|either|any|some|each|one|two|three) of (?:these|those|them)\b/i,
  /\b(?:options?|choices?|answers?)\b[^.;]{0,30}\b(?:above|below|correct|right|wrong|true|false|appl(?:y|ies)|given|listed)\b/i,
  /\b(?:correct|right|other|first|last|previous|next)(?: \w+)? (?:options?|choices?|answers?)\b/i,
  /^(?:all|none|both|neither)(?: (?:is|are) (?:correct|right|wrong|true|false))?[.!]?$/i,
  /(?:以上|上述|前述|上面|前[两二三四]|其[他它余])[^，。；]{0,8}(?:都|均|皆|全|不|没|无|有|是|对|错)/,
  /(?:都|均|皆|全|全部)(?:不|是|可|可以|正确|错误|对|错)+[。！]?$/,
  /[两二三四]者(?:都|均|皆)/,
  /(?:没有|无)(?:一个|一项)?(?:正确|合适|对)的?(?:答案|选项)?/,
];

/** Whether an option's text names other options by their place. */
export const namesOtherOptions = (text: string): boolean => optionReferences.some((pattern) => pattern.test(text));

/** The letters of a number of options, as a class of a regular expression. */
const letterClass = (count: number): string => `[A-${String.fromCodePoint(64 + Math.min(26, Math.max(1, count)))}]`;

/**
 * Whether a text names an option by its letter as an option: "choice B", 选项 A. Letters of points, events and people are
 * no such name.
 */
export const namesOptionLetter = (text: string, count: number): boolean => {
  const letter = letterClass(count);
  return [
    new RegExp(String.raw`\b(?:[Oo]ption|[Cc]hoice|[Aa]nswer|OPTION|CHOICE|ANSWER)s?:?\s+[(（]?${letter}(?![\w'’])`),
    new RegExp(String.raw`(?:选项?|答案[是为]?)\s*[(（]?${letter}(?![A-Za-z])`),
    new RegExp(String.raw`(?<![A-Za-z])${letter}[)）]?\s*(?:选?项(?!目)|正确|错误)`),
  ].some((pattern) => pattern.test(text));
};

/** Whether a text names options by letters in any way: a letter alone, "A and C", "only B", A和C, ABD. */
export const namesLetters = (text: string, count: number): boolean => {
  const letter = letterClass(count);
  const before = '(?<![A-Za-z])';
  const after = String.raw`(?![\w'’])`;
  const isListed = [
    new RegExp(String.raw`^[(（]?${letter}+[)）.．、。]?$`),
    new RegExp(
      String.raw`${before}[(（]?${letter}[)）]?\s*(?:[,，、/&+;；和与或及]|以及|and|or|nor)\s*(?:and\s|or\s)?\s*[(（]?${letter}${after}`,
    ),
    new RegExp(String.raw`\b(?:[Oo]nly|[Bb]oth|[Nn]either|[Ee]ither|[Nn]ot|[Ee]xcept)\s+[(（]?${letter}${after}`),
    new RegExp(String.raw`${before}[(（]?${letter}[)）]?\s+(?:only|alone|is|are)\b`),
    new RegExp(String.raw`(?:仅|只有?|除)\s*[(（]?${letter}(?![A-Za-z])`),
    new RegExp(String.raw`${before}${letter}[)）]?\s*(?:都|均|皆|对|错)`),
  ];
  return namesOptionLetter(text, count) || isListed.some((pattern) => pattern.test(text));
};

const numberReferences = [
  /\b(?:questions?|problems?|exercises?)\s*[(#]?\d+/i,
  /第\s*[\d一二三四五六七八九十]+\s*(?:[-–—~～至到、和]\s*第?\s*[\d一二三四五六七八九十]+\s*)?[小大]?题/,
];

/** Whether a text names a question by its number: "Questions 3 and 4", 第 5 题. */
export const namesQuestionNumber = (text: string): boolean => numberReferences.some((pattern) => pattern.test(text));

const neighbourReferences = [
  /\b(?:previous|preceding|last|next|above|earlier|prior)\s+(?:\w+\s+)?(?:questions?|problems?|exercises?)\b/i,
  /\b(?:questions?|problems?|exercises?)\s+(?:above|below|before|after)\b/i,
  /\bparts?\s*\([a-d\divx]{1,3}\)/i,
  /(?<!以)[上前下后](?:面|述)?[一两几]?[道个]?[小大]?题(?!目)/,
  /[上前下]一?问(?!题)/,
  /[(（]\s*\d+\s*[)）]\s*[小大]?[题问]/,
];

/** Whether a question's text names the one before or after it: "the previous question", 上一题, "part (a)". */
export const namesNeighbour = (text: string): boolean => neighbourReferences.some((pattern) => pattern.test(text));
