/**
 * Where a source folds or orders text by its own means: lower case, compatibility forms, the order of the reader's
 * browser. What people write is compared by `packages/base` alone (`foldText`, `foldCase`, `isSameText`,
 * `compareTexts`), so that a name that one screen finds is found by all.
 */
const ownMeans = /\.toLowerCase\(|\.toLocale(?:Lower|Upper)Case\(|\.localeCompare\(|\.normalize\('NFK|Intl\.Collator/;
/** In SQL; ranges have a `lower` too, and an order is not a comparison. */
const inSql = /=\s*(?:any\()?lower\(|lower\([^()]*\)\s*=/;

/** The lines of a source that do so, by number. */
export const findOwnFolding = (source: string): number[] =>
  source.split('\n').flatMap((line, index) => (ownMeans.test(line) || inSql.test(line) ? [index + 1] : []));
