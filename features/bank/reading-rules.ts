/** What a line of a paper is that begins with the words of a rule: a part of a question, or the head of a kind of questions. */
export const readingMeanings = [
  'answer',
  'explanation',
  'leftOut',
  'singleChoice',
  'multipleChoice',
  'trueFalse',
  'blanks',
  'written',
] as const;
export type ReadingMeaning = (typeof readingMeanings)[number];

/** A habit of the school's own papers: what lines are that begin with these words. */
export interface ReadingRule {
  words: string;
  meaning: ReadingMeaning;
}

/** The most rules of a school. */
export const maxReadingRules = 200;
/** The most signs of the words of a rule. */
export const maxRuleWords = 40;

/** The formats that are read line by line as a paper, by these rules. */
export const paperFormats: readonly string[] = ['word', 'paper-text'];
