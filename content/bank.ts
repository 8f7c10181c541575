import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contentFile, readData } from './load.ts';
import type { Moment } from './types/moments.ts';
import type { LibraryRubric, Paper, Question, QuestionSet, Stimulus, TreeNode } from './types/bank.ts';
import type { Script } from './types/scripts.ts';

/** What a catalog says of a set beyond its exchange file. */
export interface CatalogEntry {
  /** Also the name of its file in `sets`, without the ending. */
  code: string;
  author: string;
  written: Moment;
  /** Of each question its code, its difficulty in logits, and the wrong answer that the usual mistake leads to. */
  questions: readonly { code: string; difficulty: number; lure?: string; wrong?: string | readonly string[] }[];
}

/** A set's file in the exchange form of the product, unpacked: its media lie beside it. */
export interface ExchangeFile {
  format: string;
  version: number;
  sets: readonly ExchangedSet[];
  files?: readonly { id: number; name: string }[];
}

interface ExchangedSet {
  programme: string;
  subject: string;
  title: string;
  titleZh: string;
  places?: readonly string[];
  stimulus: Omit<Stimulus, 'audio'> & { files: readonly { id: number }[] };
  questions: readonly Omit<Question, 'code' | 'difficulty'>[];
}

const order = readData<Record<'tree' | 'sets' | 'papers', readonly string[]>>('bank/order.json');

const audioName = ({ files = [], sets: [set] }: ExchangeFile): string | undefined => {
  const [recording] = set?.stimulus.files ?? [];
  const file = files.find(({ id }) => id === recording?.id);
  return file && path.parse(file.name).name;
};

const toQuestionSet = (entry: CatalogEntry, exchange: ExchangeFile): QuestionSet => {
  const [set] = exchange.sets;
  if (!set) throw new Error(`the file of ${entry.code} has no set`);
  const { programme, subject, title, titleZh, places = [] } = set;
  const { files: _files, ...stimulus } = set.stimulus;
  const audio = audioName(exchange);
  return {
    ...{ code: entry.code, author: entry.author, written: entry.written },
    ...{ programme, subject, title: { en: title, zh: titleZh }, places },
    media: exchange.files?.map(({ name }) => name) ?? [],
    stimulus: { ...stimulus, ...(audio === undefined ? {} : { audio }) },
    // The linter holds that a question and its line of the catalog belong together.
    questions: set.questions.map((question, index) => ({ ...question, ...entry.questions[index] }) as Question),
  };
};

/** Reads the sets of a folder in the order of its catalog. */
export const readSets = (folder: string): readonly QuestionSet[] =>
  readData<readonly CatalogEntry[]>(`${folder}/catalog.json`).map((entry) =>
    toQuestionSet(entry, readData<ExchangeFile>(`${folder}/sets/${entry.code}.json`)),
  );

/** The folders of the bank's question sets, in their order. */
export const setFolders: readonly string[] = order.sets.map((programme) => `bank/${programme}`);

/** The folder of the question sets that videos stop for. */
export const courseSetFolder = 'courses';

/** Every question set of the sample bank. */
export const questionSets: readonly QuestionSet[] = setFolders.flatMap(readSets);

/** The question sets that videos stop for. */
export const courseSets: readonly QuestionSet[] = readSets(courseSetFolder);

/** Papers composed from the bank: exams under their own rules, and practice without them. */
export const papers: readonly Paper[] = order.papers.flatMap((programme) =>
  readData<readonly Paper[]>(`bank/${programme}/papers.json`),
);

/** The rubrics of the library. */
export const rubrics: readonly LibraryRubric[] = readData<readonly LibraryRubric[]>('bank/rubrics.json');

/** Programmes, subjects, sections and knowledge points of the bank. */
export const tree: readonly TreeNode[] = order.tree.map((programme) =>
  readData<TreeNode>(`bank/${programme}/tree.json`),
);

const folderFor = (set: QuestionSet): string =>
  courseSets.includes(set) ? `${courseSetFolder}/sets` : `bank/${set.programme}/sets`;

/** A set's file as the bank imports it. */
export interface SetFile {
  bytes: Uint8Array;
  /** Reads a picture or recording that lies beside it. */
  findMedia(name: string): Uint8Array | undefined;
}

/** Opens the exchange file of a set. */
export const openSetFile = (set: QuestionSet): SetFile => {
  const folder = folderFor(set);
  return {
    bytes: readFileSync(contentFile(`${folder}/${set.code}.json`)),
    findMedia: (name) => {
      const file = contentFile(`${folder}/${path.basename(name)}`);
      return existsSync(file) ? readFileSync(file) : undefined;
    },
  };
};

/** What is said in the recordings of the bank. */
export const bankScripts = (): readonly Script[] =>
  order.sets.flatMap((programme) => {
    const file = `bank/${programme}/scripts.json`;
    return existsSync(contentFile(file)) ? readData<readonly Script[]>(file) : [];
  });
