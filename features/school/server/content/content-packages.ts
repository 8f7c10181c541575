import {
  findNewestRevisions,
  listFilesById,
  listSetFiles,
  listShownRevisions,
  readBankPapers,
  readSetRevisions,
  withRenamedFiles,
  type BankPaper,
  type BankSet,
} from '@inkstone/bank/server';
import type { ExchangedPaperSet } from '@inkstone/bank/contract';
import { listCourseFiles, readBankCourses, type BankCourse } from '@inkstone/courses/server';
import type { Tx } from '@inkstone/db';
import type { ArchiveEntry, Storage } from '@inkstone/files';
import { readBankTextbooks, type BankTextbook } from '@inkstone/textbooks/server';
import {
  contentFormat,
  contentListName,
  contentVersion,
  maxContentListBytes,
  maxContentObjects,
} from '../../contract/content.ts';

/** Files of one package together: one upload imports it. A single object may be larger. */
const fullPackageBytes = 1024 ** 3;

/** Texts of the sets of one package together, in UTF-16 units, each of which may be three bytes of the list. */
const fullTextLength = maxContentListBytes / 4;

/** The most sets of one package, which are read and compared within minutes. */
const fullPackageSets = maxContentObjects / 2;

type StoredFile = Awaited<ReturnType<typeof listFilesById>>[number];

/** What an object of the bank needs: revisions of sets, and files. */
interface Needs {
  setRevisionIds: readonly number[];
  fileIds: readonly number[];
}

interface PaperUnit extends Needs {
  paper: BankPaper;
}

interface CourseUnit extends Needs {
  course: BankCourse['course'];
  revisionBySet: ReadonlyMap<number, number>;
}

interface TextbookUnit extends Needs {
  textbook: BankTextbook['textbook'];
}

/** An object of the bank with what it needs; a set is nothing but its revision. */
type Unit = Needs | PaperUnit | CourseUnit | TextbookUnit;

async function* listUnits(tx: Tx): AsyncGenerator<Unit> {
  for (const setRevisionId of await listShownRevisions(tx)) yield { setRevisionIds: [setRevisionId], fileIds: [] };
  for await (const paper of readBankPapers(tx))
    yield {
      paper,
      setRevisionIds: paper.sections.flatMap((section) => section.setRevisionIds),
      fileIds: [],
    };
  for await (const { course } of readBankCourses(tx)) {
    const setIds = course.lessons.flatMap(({ cues }) => cues.map(({ setId }) => setId));
    const revisionBySet = await findNewestRevisions(tx, setIds);
    const setRevisionIds = setIds.flatMap((setId) => revisionBySet.get(setId) ?? []);
    yield { course, revisionBySet, setRevisionIds, fileIds: listCourseFiles(course.lessons) };
  }
  for (const { textbook } of await readBankTextbooks(tx))
    yield { textbook, setRevisionIds: [], fileIds: [textbook.file] };
}

/** Objects that go into one package, each with all that it needs. */
interface PackageDraft {
  units: Unit[];
  sets: Map<number, BankSet>;
  files: Map<number, StoredFile>;
  /** Signs of the texts of its sets. */
  textLength: number;
}

const createDraft = (): PackageDraft => ({ units: [], sets: new Map(), files: new Map(), textLength: 0 });

const sumBytes = (files: Iterable<StoredFile>): number => [...files].reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);

type Additions = Awaited<ReturnType<typeof readAdditions>>;

const isFull = (draft: PackageDraft, { newSets, newFiles, textLength }: Additions): boolean =>
  sumBytes(draft.files.values()) + sumBytes(newFiles) > fullPackageBytes ||
  draft.textLength + textLength > fullTextLength ||
  draft.sets.size + newSets.length > fullPackageSets ||
  draft.units.length >= maxContentObjects;

/** What a unit would add to a draft. */
const readAdditions = async (tx: Tx, { sets, files }: PackageDraft, unit: Unit) => {
  const newIds = [...new Set(unit.setRevisionIds)].filter((id) => !sets.has(id));
  const newSets = await readSetRevisions(tx, newIds);
  const fileIds = [...new Set([...newSets.flatMap(({ set }) => listSetFiles(set)), ...unit.fileIds])];
  const newFiles = await listFilesById(
    tx,
    fileIds.filter((id) => !files.has(id)),
  );
  const textLength = newSets.reduce((sum, { set }) => sum + JSON.stringify(set).length, 0);
  return { newSets, newFiles, textLength };
};

const addUnit = (draft: PackageDraft, unit: Unit, additions: Additions): void => {
  const { newSets, newFiles, textLength } = additions;
  draft.units.push(unit);
  draft.textLength += textLength;
  for (const set of newSets) draft.sets.set(set.setRevisionId, set);
  for (const file of newFiles) draft.files.set(file.id, file);
  // A set that a course needs is shown where it is imported: a course cannot be given with hidden ones.
  if (!('course' in unit)) return;
  for (const id of unit.setRevisionIds) {
    const set = draft.sets.get(id);
    if (set) draft.sets.set(id, { ...set, isHidden: false });
  }
};

/** The bank as drafts of packages, each within the limits of importing. */
async function* listDrafts(tx: Tx): AsyncGenerator<PackageDraft> {
  let draft = createDraft();
  for await (const unit of listUnits(tx)) {
    let additions = await readAdditions(tx, draft, unit);
    if (draft.units.length > 0 && isFull(draft, additions)) {
      yield draft;
      draft = createDraft();
      additions = await readAdditions(tx, draft, unit);
    }
    addUnit(draft, unit, additions);
  }
  if (draft.units.length > 0) yield draft;
}

/** Signs that some systems refuse in the names of files are left out. */
const toPath = (number: number, name: string): string => `media/${number}-${name.replaceAll(/[\\/:*?"<>|]/g, '_')}`;

/** The list of a package, with files and sets by their numbers. */
const toContentList = ({ units, sets, files }: PackageDraft, now: Date, lostIds: ReadonlySet<number>) => {
  const setNumbers = new Map([...sets.keys()].map((id, at) => [id, at + 1]));
  const fileNumbers = new Map([...files.keys()].map((id, at) => [id, at + 1]));
  const toFileNumber = (id: number) => fileNumbers.get(id) ?? 0;
  const optional = (id: number | null) => (id === null ? null : toFileNumber(id));
  const paths = new Map([...files.values()].map(({ id, name }) => [id, toPath(toFileNumber(id), name)]));
  const content = {
    format: contentFormat,
    version: contentVersion,
    exportedAt: now.toISOString(),
    sets: [...sets.values()].map(({ set, isHidden }) => ({
      ...withRenamedFiles(set, toFileNumber),
      ...(isHidden ? { isHidden } : {}),
    })),
    papers: units.flatMap((unit) =>
      !('paper' in unit)
        ? []
        : {
            ...unit.paper.facts,
            sections: unit.paper.sections.map(({ setRevisionIds, ...section }) => ({
              ...section,
              sets: setRevisionIds.flatMap((id): ExchangedPaperSet | [] => {
                const set = setNumbers.get(id);
                const questions = unit.paper.questionNumbers.get(id);
                return set === undefined ? [] : questions ? { set, questions: [...questions] } : set;
              }),
            })),
          },
    ),
    courses: units.flatMap((unit) =>
      !('course' in unit)
        ? []
        : {
            ...unit.course,
            lessons: unit.course.lessons.map(({ video, poster, captionsEn, captionsZh, cues, ...lesson }) => ({
              ...{ ...lesson, video: toFileNumber(video), poster: optional(poster) },
              ...{ captionsEn: optional(captionsEn), captionsZh: optional(captionsZh) },
              cues: cues.map(({ at, setId }) => ({ at, set: setNumbers.get(unit.revisionBySet.get(setId) ?? 0) ?? 0 })),
            })),
          },
    ),
    textbooks: units.flatMap((unit) =>
      'textbook' in unit ? { ...unit.textbook, file: toFileNumber(unit.textbook.file) } : [],
    ),
    files: [...files.values()].flatMap(({ id, name, sha256 }) =>
      lostIds.has(id) ? [] : { id: toFileNumber(id), name, sha256, path: paths.get(id) ?? '' },
    ),
  };
  return { content, paths };
};

async function* listPackageEntries(
  draft: PackageDraft,
  { storage, now }: { storage: Storage; now: Date },
): AsyncGenerator<ArchiveEntry> {
  const lostIds = new Set<number>();
  for (const { id, key } of draft.files.values()) if (!(await storage.exists(key))) lostIds.add(id);
  const { content, paths } = toContentList(draft, now, lostIds);
  yield {
    name: contentListName,
    open: async function* () {
      yield Buffer.from(JSON.stringify(content));
    },
  };
  for (const { id, key } of draft.files.values())
    if (!lostIds.has(id)) yield { name: paths.get(id) ?? '', isPacked: true, open: () => storage.open(key) };
}

/** How many objects of each kind a package holds. */
export interface PackageCounts {
  papers: number;
  courses: number;
  textbooks: number;
}

/**
 * The sets, papers, courses and textbooks of the school as content packages, which are imported one by one. What the
 * storage has lost is left out of the files of a package.
 */
export async function* readContentPackages(
  tx: Tx,
  source: { storage: Storage; now: Date },
): AsyncGenerator<{ counts: PackageCounts; entries: () => AsyncIterable<ArchiveEntry> }> {
  for await (const draft of listDrafts(tx)) {
    const count = (name: keyof PaperUnit | keyof CourseUnit | keyof TextbookUnit) =>
      draft.units.filter((unit) => name in unit).length;
    yield {
      counts: { papers: count('paper'), courses: count('course'), textbooks: count('textbook') },
      entries: () => listPackageEntries(draft, source),
    };
  }
}
