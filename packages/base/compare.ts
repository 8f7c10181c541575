import { foldCharacters } from './fold.ts';

// One order for every reader and browser: Chinese by its pinyin, other scripts by their letters, digits as numbers.
const collator = new Intl.Collator('zh-Hans-u-co-pinyin', { numeric: true });

/** Compares two names or words for sorting: after folding, so that neither width nor kind of quotation mark decides. */
export const compareTexts = (first: string, second: string): number =>
  collator.compare(foldCharacters(first), foldCharacters(second));

/** Compares two instants in ISO 8601 of one zone, earliest first. */
export const compareInstants = (first: string, second: string): number => Date.parse(first) - Date.parse(second);
