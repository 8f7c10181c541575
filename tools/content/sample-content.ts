import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as sample from '@inkstone/content';
import { bankScripts, setFolders, courseSetFolder, type CatalogEntry, type ExchangeFile } from '@inkstone/content/bank';
import { readBookTexts } from '@inkstone/content/books';
import { courseTexts } from '@inkstone/content/courses';
import { readVoiceScripts } from '@inkstone/content/voices';

const root = path.join(import.meta.dirname, '../../content');

/** A catalog line of a question set with its file. */
export interface SetSource {
  /** The folder that holds the catalog, such as `bank/amc`. */
  folder: string;
  entry: CatalogEntry;
  exchange: ExchangeFile;
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

const readSources = (folder: string): SetSource[] =>
  (readJson(`${folder}/catalog.json`) as CatalogEntry[]).map((entry) => ({
    folder,
    entry,
    exchange: readJson(`${folder}/sets/${entry.code}.json`) as ExchangeFile,
  }));

/** The bytes of a file of the content. */
export const readContentFile = (file: string): Buffer => readFileSync(path.join(root, file));

const listFiles = (): string[] => globSync('**/*.*', { cwd: root }).map((file) => file.replaceAll(path.sep, '/'));

/** The texts of the JSON files but those of question sets, by their paths. */
const readDataFiles = (): Record<string, string> =>
  Object.fromEntries(
    listFiles()
      .filter((file) => file.endsWith('.json') && !/(^|\/)sets\//.test(file))
      .map((file) => [file, readContentFile(file).toString()]),
  );

/** Everything that the sample school is made from, as plain values. */
export const readSampleContent = () => ({
  ...{ school: sample.school, people: sample.people, classes: sample.classes, relations: sample.relations },
  ...{ classSessions: sample.classSessions, candidates: sample.candidates, phaseReports: sample.phaseReports },
  ...{ tree: sample.tree, questionSets: sample.questionSets, courseSets: sample.courseSets, papers: sample.papers },
  ...{ assignments: sample.assignments, toefl: sample.toeflStory, practiceWork: sample.practiceWork },
  ...{ toefl2026: sample.toefl2026Story, classic: sample.classicStory, interview: sample.interviewStory },
  ...{ uploads: sample.uploadStory, studyPlace: sample.studyPlaceStory, duolingoWork: sample.duolingoWork },
  ...{ books: sample.books, bookStory: sample.bookStory, bookTexts: readBookTexts() },
  ...{ courses: sample.courses, courseStory: sample.courseStory, courseTexts },
  ...{ soundSeconds: sample.soundSeconds, bankScripts: bankScripts(), voiceScripts: readVoiceScripts() },
  setSources: [...setFolders, courseSetFolder].flatMap(readSources),
  /** Paths of all files below `content`, with slashes. */
  files: listFiles(),
  dataFiles: readDataFiles(),
});

/** Everything that the sample school is made from. */
export type SampleContent = ReturnType<typeof readSampleContent>;
