/** The meanings of a word as one part of speech. */
export interface WordPart {
  part: 'noun' | 'verb' | 'adjective' | 'adverb' | '';
  /** English glosses, most usual first; empty where the sources have none. */
  en: readonly string[];
  /** Chinese translations, most common first; empty where the sources have none. */
  zh: readonly string[];
}

/** A dictionary entry. */
export interface DictionaryEntry {
  /** The headword. */
  word: string;
  /** Most used part of speech first. */
  parts: readonly WordPart[];
  /** Other headwords of the form: `running` finds run, and running itself. */
  relatedWords: readonly string[];
}
