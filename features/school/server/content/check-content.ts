import {
  checkPapers,
  createSetChecker,
  toSetViewer,
  listSetFiles,
  type CheckedPaper,
  type CheckedSet,
  type ReadSet,
} from '@inkstone/bank/server';
import { paperEditor, setEditor } from '@inkstone/bank/contract';
import type { Language } from '@inkstone/base';
import { isAllowed } from '@inkstone/call';
import { checkCourses, type CheckedCourse } from '@inkstone/courses/server';
import { courseAssigner } from '@inkstone/courses/contract';
import type { Tx } from '@inkstone/db';
import { canEditBank, checkTextbooks, type CheckedTextbook } from '@inkstone/textbooks/server';
import type { ContentKind, ContentObject } from '../../contract/content.ts';
import type { ReadObject } from './read-content.ts';
import type { PreparedPackage } from './receive-package.ts';

/** The fields of a person that tell what they may import. */
interface Importer {
  id: number;
  role: string;
  roles: readonly string[];
  permissions: readonly string[];
}

type Problem = ContentObject['problems'][number];

/** An object of a package, compared with the school. */
export interface CheckedObject<Checked> {
  title: string;
  titleZh: string | null;
  state: ContentObject['state'];
  sameAs: number | null;
  problems: Problem[];
  /** Null where it is left out. */
  checked: Checked | null;
}

/** A package, compared with the school. */
export interface CheckedContent {
  sets: CheckedSet[];
  set: CheckedObject<CheckedSet>[];
  paper: CheckedObject<CheckedPaper>[];
  course: CheckedObject<CheckedCourse>[];
  textbook: CheckedObject<CheckedTextbook>[];
}

const maxProblems = 20;
const notAllowed: Problem = { place: null, code: 'content.notAllowed', detail: '' };

const listAllowedKinds = (me: Importer): ReadonlySet<ContentKind> => {
  const kinds: [ContentKind, boolean][] = [
    ['set', isAllowed(setEditor, me)],
    ['paper', isAllowed(paperEditor, me)],
    ['course', isAllowed(courseAssigner, me)],
    ['textbook', canEditBank(me)],
  ];
  return new Set(kinds.flatMap(([kind, may]) => (may ? kind : [])));
};

/** Problems of sets by their places, from 0. */
type SetProblems = Map<number, Problem[]>;

const addProblem = (problems: SetProblems, at: number, problem: Problem): void => {
  problems.set(at, [...(problems.get(at) ?? []), problem]);
};

/** Leaves out sets that refer to files which could not be taken, or which no set may have. */
const withoutFaultyFiles = ({ reading, faults, files }: PreparedPackage, problems: SetProblems): ReadSet[] => {
  const faultById = new Map(faults.map((fault) => [fault.fileId, fault]));
  for (const { id, name, stored } of files)
    if (stored.kind === 'vtt') faultById.set(id, { fileId: id, name, code: 'import.fileKind' });
  return reading.sets.map((set, at) => {
    const setFaults = set.set ? listSetFiles(set.set).flatMap((id) => faultById.get(id) ?? []) : [];
    for (const { code, name } of setFaults) addProblem(problems, at, { place: null, code, detail: name });
    return setFaults.length > 0 ? { ...set, set: null } : set;
  });
};

const checkAllSets = async (tx: Tx, prepared: PreparedPackage, me: Importer, isEditor: boolean) => {
  const problems: SetProblems = new Map();
  for (const { set, question: place, code, detail } of prepared.reading.setProblems)
    addProblem(problems, (set ?? 1) - 1, { place, code, detail });
  const readSets = withoutFaultyFiles(prepared, problems);
  const check = await createSetChecker(tx, toSetViewer(me));
  const result = await check({ sets: readSets, files: prepared.files, problems: [] });
  for (const { set, question: place, code, detail } of result.problems)
    addProblem(problems, (set ?? 1) - 1, { place, code, detail });
  const sets = result.sets.map((set, at): CheckedSet => {
    if (isEditor || set.state !== 'new') return set;
    addProblem(problems, at, notAllowed);
    return { ...set, state: 'wrong' };
  });
  return { sets, problems };
};

const toSetObject = (set: CheckedSet, problems: Problem[]): CheckedObject<CheckedSet> => ({
  ...{ title: set.title, titleZh: set.titleZh, sameAs: set.sameAs, problems },
  state: set.state === 'wrong' ? 'refused' : set.state,
  checked: set.state === 'wrong' ? null : set,
});

interface CheckedFacts {
  state: 'new' | 'same' | 'wrong';
  sameAs: number | null;
}

/** Joins objects as they were read with what comparing the readable ones says, which come in the same order. */
const joinObjects = <Value, Checked extends CheckedFacts>(
  read: readonly ReadObject<Value>[],
  checked: readonly Checked[],
  { isAllowed: may, getProblem }: { isAllowed: boolean; getProblem(object: Checked): Problem | null },
): CheckedObject<Checked>[] => {
  const rest = [...checked];
  return read.map(({ title, titleZh, value, problems }) => {
    const object = value === null ? undefined : rest.shift();
    const fault = object && getProblem(object);
    const denial = object?.state === 'new' && !may ? notAllowed : null;
    const reasons = [...problems, ...[fault, denial].flatMap((problem) => problem ?? [])].slice(0, maxProblems);
    const isLeftOut = !object || object.state === 'wrong' || reasons.length > 0;
    return {
      ...{ title, titleZh, problems: reasons, sameAs: isLeftOut ? null : object.sameAs },
      state: isLeftOut ? 'refused' : object.state === 'same' ? 'same' : 'new',
      checked: isLeftOut ? null : object,
    };
  });
};

const listValues = <Value>(objects: readonly ReadObject<Value>[]): Value[] =>
  objects.flatMap(({ value }) => (value === null ? [] : [value]));

/** Compares a package with the school: what it would make, what is there, and what is left out and why. */
export const checkContent = async (
  tx: Tx,
  prepared: PreparedPackage,
  { me, language }: { me: Importer; language: Language },
): Promise<CheckedContent> => {
  const allowed = listAllowedKinds(me);
  const { reading, files } = prepared;
  const { sets, problems } = await checkAllSets(tx, prepared, me, allowed.has('set'));
  const papers = await checkPapers(tx, listValues(reading.papers), { sets, language });
  const courses = await checkCourses(tx, listValues(reading.courses), { sets, files });
  const textbooks = await checkTextbooks(tx, listValues(reading.textbooks), files);
  return {
    sets,
    set: sets.map((set, at) => toSetObject(set, (problems.get(at) ?? []).slice(0, maxProblems))),
    paper: joinObjects(reading.papers, papers, {
      isAllowed: allowed.has('paper'),
      getProblem: ({ fault, detail }) => fault && { place: null, code: fault, detail },
    }),
    course: joinObjects(reading.courses, courses, {
      isAllowed: allowed.has('course'),
      getProblem: ({ fault }) => fault && { place: fault.number, code: fault.code, detail: '' },
    }),
    textbook: joinObjects(reading.textbooks, textbooks, {
      isAllowed: allowed.has('textbook'),
      getProblem: ({ fault }) => fault && { place: null, code: fault, detail: '' },
    }),
  };
};
