/** The most lines of a small file. */
export const smallFileLines = 20;

/** The paths of files that stand alone however short they are. */
const separateFiles: readonly RegExp[] = [
  // Types for modules of others, and tables.
  /\.(?:d|tables)\.ts$/,
  // What a folder offers or registers.
  /\/(?:index\.tsx?|(?:screens|subscribers|registry)\.ts)$/,
  /^apps\/server\/(?:jobs|subscriptions)\.ts$/,
  // What is loaded on demand: a screen, a part of one, a thread.
  /\.(?:screen|lazy|thread)\.tsx?$/,
  // The words of a namespace.
  /\/messages(?:\.ts$|\/)/,
  // The fixed files of a feature, a question type and a programme.
  /^features\/[^/]+\/(?:contract\/.+|(?:addresses|codes|contract|events|legacy|refusals|rules|testing)\.ts)$/,
  /^exam\/question-types\/[^/]+\/(?:type|scoring|player|review|editor|options)\.tsx?$/,
  /^programmes\/[^/]+\/card\.ts$/,
];

/** A call's handler has a file with its name. */
const isHandler = (file: string, text: string): boolean =>
  /^features\/[^/]+\/server\//.test(file) && /\bhandleCall\b/.test(text);

/** Whether a file has to stand alone however short it is: contracts, handlers, registrations and the like. */
export const standsAlone = (file: string, text: string): boolean =>
  isHandler(file, text) || separateFiles.some((path) => path.test(file));
