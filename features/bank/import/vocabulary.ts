// Words of the contract, apart from the readers, which the browser does not load.

/** The import formats: a folder each. */
export const importFormatIds = ['qti', 'word', 'moodle-xml', 'question-sheet', 'gift', 'aiken', 'paper-text'] as const;
export type ImportFormatId = (typeof importFormatIds)[number];

/** What became of a question of the source. */
export const outcomes = ['exact', 'changed', 'doubtful', 'dropped'] as const;
export type Outcome = (typeof outcomes)[number];

/** The most questions of one file. */
export const maxImportItems = 5000;

/** What a note says of a question; its words are in the messages of the import. */
export const noteCodes = [
  // Changed: the question comes in, and something of its source does not.
  'partialCredit',
  'wrongAnswersPenalty',
  'optionFeedback',
  'hints',
  'tolerance',
  'caseSensitive',
  'wildcard',
  'variables',
  'optionOrder',
  'markup',
  'media',
  'timeLimit',
  'reference',
  'columnIgnored',
  // Doubtful: somebody has to look.
  'keyUnclear',
  'keyFromTable',
  'typeGuessed',
  'numberUnclear',
  'optionsUnclear',
  'formulaUnclear',
  'pictureMissing',
  // Dropped: no question of the bank is like it.
  'typeUnknown',
  'keyMissing',
  'textMissing',
  'tooFewOptions',
  'tooManyOptions',
  'broken',
  'tooLong',
] as const;
export type NoteCode = (typeof noteCodes)[number];
