import { maxRuleWords } from '../../reading-rules.ts';

const label = /^\s*([【[《(（][^】\]》)）]{1,20}[】\]》)）]|[^:：]{1,20}(?=[:：]))/u;
const firstWords = /^\s*(\p{Script=Han}{1,4}|\S{1,20})/u;

/** The words with which a line and others of its kind may begin: its label, or its first word. */
export const guessRuleWords = (line: string): string =>
  (label.exec(line)?.[1] ?? firstWords.exec(line)?.[1] ?? '').slice(0, maxRuleWords).trim();
