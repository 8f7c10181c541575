// Words of the contract, apart from the writers, which the browser does not load.

/** The export formats: a folder each. */
export const exportFormatIds = ['qti3', 'moodle-xml', 'gift', 'question-sheet', 'word'] as const;
export type ExportFormatId = (typeof exportFormatIds)[number];

/** What became of a question in a written file. */
export const exportOutcomes = ['exact', 'changed', 'dropped'] as const;
export type ExportOutcome = (typeof exportOutcomes)[number];

/** What a note says of a written question; its words are in the messages of the export. */
export const exportNoteCodes = [
  // Changed: the question is written, and something of it is not.
  'formsLost',
  'optionOrder',
  'markup',
  'formula',
  'media',
  'rubric',
  'evidence',
  'clip',
  /** The rubric by which the question is marked. */
  'criteria',
  'points',
  'limits',
  'passageRepeated',
  // The file has it in our own extension, which other systems do not read.
  'ownType',
  'ownScoring',
  'ownFields',
  /** It is written as a question of another type, which the detail names. */
  'typeChanged',
  /** The other system counts points for parts of an answer otherwise. */
  'scoring',
  /** A model answer. */
  'model',
  /** The explanations of both languages are written as one. */
  'explanation',
  /** What belongs to the text beside the question: its look, the picture of its scene, the transcript of a recording. */
  'stimulus',
  // Dropped: the format has nothing like it.
  'typeUnknown',
] as const;
export type ExportNoteCode = (typeof exportNoteCodes)[number];
