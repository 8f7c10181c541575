import path from 'node:path';
import { readText } from '../call-locations.ts';

/** The most lines of a small file. */
export const smallFileLines = 20;

/** Names the programs that npm starts, and the files that each test run starts with. */
const startingFiles = ['package.json', 'vitest.config.ts'].map(readText).join('\n');

/** The paths of files that stand alone however short they are. */
const separateFiles: readonly RegExp[] = [
  // Types for modules of others, and tables.
  /\.(?:d|tables)\.ts$/,
  // What a folder offers or registers.
  /\/(?:index\.tsx?|(?:(?:[\w-]+-)?screens|subscribers|registry)\.ts)$/,
  /^apps\/server\/(?:jobs|subscriptions)\.ts$/,
  // What is loaded on demand: a screen, a part of one, a thread.
  /\.(?:screen|lazy|thread)\.tsx?$/,
  // The words of a namespace.
  /\/messages(?:\.ts$|\/)/,
  // The fixed files of a feature, a question type and a programme.
  /^(?:features\/[^/]+|apps\/web)\/(?:contract\/.+|(?:addresses|codes|contract|events|legacy|refusals|rules|testing)\.ts)$/,
  // What of the tables belongs to a person, which every feature says in one place.
  /^features\/[^/]+\/server\/person-data\.ts$/,
  /^exam\/question-types\/[^/]+\/(?:type|scoring|player|review|editor|options)\.tsx?$/,
  /^programmes\/[^/]+\/card\.ts$/,
];

/** The handler of a call, and a job, have a file with their name. */
const isHandler = (file: string, text: string): boolean =>
  /^(?:features\/[^/]+\/server|packages\/jobs)\//.test(file) &&
  /\b(?:handleCall|defineJob|defineThreadJob)\b/.test(text);

/** Whether a file has to stand alone however short it is: contracts, handlers, jobs, registrations and the like. */
export const standsAlone = (file: string, text: string): boolean =>
  isHandler(file, text) || startingFiles.includes(file) || separateFiles.some((pattern) => pattern.test(file));

/** The files of its own folders that a file loads on demand. */
export const listLazyImports = (file: string, text: string): string[] =>
  [...text.matchAll(/\bimport\(\s*'(\.[^']+)'/g)].map(([, specifier = '']) =>
    path.posix.join(path.posix.dirname(file), specifier),
  );
