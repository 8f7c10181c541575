import { isDeepStrictEqual } from 'node:util';
import { localizedName, type Language } from '@inkstone/base';
import type { Tx } from '@inkstone/db';
import { findProgramme, findVariant } from '@inkstone/programmes';
import { findProgrammeCard, listLenders } from '@inkstone/programmes/cards';
import type { PaperProblem } from '@inkstone/exam/blueprint';
import type { ExchangedPaper, ExchangedPaperSet } from '../../contract.ts';
import { findComposedPaperProblems } from '../../rules.ts';
import { listPinnedQuestions } from '../pinned-content.queries.ts';
import { insertPaper, type SavedPaper } from '../write-paper.ts';
import type { SavedSet } from '../write-set.ts';
import type { CheckedSet } from './check-sets.ts';
import { findNewestRevisions, readBankPapers, type BankPaper } from './read-papers.ts';

/** Why a paper of a file cannot be imported. */
export type PaperFault =
  | 'paper.setMissing'
  | 'paper.questionMissing'
  | 'paper.variantUnknown'
  | 'paper.typeUnknown'
  | 'paper.sectionUnknown'
  | 'paper.setForeign'
  | 'paper.empty'
  | 'paper.questionTwice'
  | 'paper.typeNotAllowed'
  | 'paper.cutsInvalid';

/** A paper of a file, compared with the bank. */
export interface CheckedPaper {
  paper: ExchangedPaper;
  state: 'new' | 'same' | 'wrong';
  /** The paper of the bank with the same content. */
  sameAs: number | null;
  fault: PaperFault | null;
  /** The set or section that is meant; empty where there is none. */
  detail: string;
}

/** A set of a paper in a file: its number, and places from 1 of the questions that the paper takes; null: all. */
const toPaperSet = (entry: ExchangedPaperSet): { number: number; questions: readonly number[] | null } =>
  typeof entry === 'number' ? { number: entry, questions: null } : { number: entry.set, questions: entry.questions };

/** The items of a list at these places from 1, in the list's order; all without places. */
const atPlaces = <T>(list: readonly T[], places: readonly number[] | null): T[] =>
  list.filter((_, index) => places === null || places.includes(index + 1));

/** The set that a number of the file means: of equal sets, the first; undefined where it is not imported. */
export const findNumberedSet = (
  sets: readonly CheckedSet[],
  number: number,
): { set: CheckedSet; at: number } | undefined => {
  const named = sets[number - 1];
  const at = named?.twinAt ?? number - 1;
  const set = sets[at];
  return named && set && set.state !== 'wrong' ? { set, at } : undefined;
};

const faultByProblem = {
  unknownSection: 'paper.sectionUnknown',
  unknownPart: 'paper.sectionUnknown',
  settingsNotAllowed: 'paper.sectionUnknown',
  cutsNotAllowed: 'paper.cutsInvalid',
  cutsInvalid: 'paper.cutsInvalid',
  pointCutsInvalid: 'paper.cutsInvalid',
  moduleEmpty: 'paper.empty',
  typeNotAllowed: 'paper.typeNotAllowed',
  calculatorForbidden: 'paper.typeNotAllowed',
  twice: 'paper.questionTwice',
  empty: 'paper.empty',
} as const;

interface Fault {
  fault: PaperFault;
  detail: string;
}

// Numbers of questions within the file, by the place of their set: they are only compared with one another.
const questionsPerSet = 1000;

/** The sets of a file, and the language of whoever reads what is wrong with its papers. */
interface PaperSource {
  sets: readonly CheckedSet[];
  language: Language;
}

const toTitle = ({ sets, language }: PaperSource, at: number): string => {
  const set = sets[at];
  return set ? localizedName(language, set.title, set.titleZh) : '';
};

const toFault = (problem: PaperProblem, source: PaperSource): Fault | undefined => {
  if (problem.is === 'count') return undefined;
  const fault = faultByProblem[problem.is];
  if ('questionId' in problem)
    return { fault, detail: toTitle(source, Math.floor(problem.questionId / questionsPerSet)) };
  if ('part' in problem) return { fault, detail: problem.part };
  return { fault, detail: 'section' in problem ? problem.section : '' };
};

/** Finds why a paper cannot be imported; a number of questions other than the exam's was confirmed when it was saved. */
const findFault = (paper: ExchangedPaper, source: PaperSource): Fault | undefined => {
  const { sets } = source;
  const variant = findVariant(paper.programme, paper.variant);
  if (!variant || findProgrammeCard(paper.programme)?.hasPapers === false)
    return { fault: 'paper.variantUnknown', detail: paper.variant };
  if (paper.paperTypeId !== null && !findProgramme(paper.programme)?.reports[paper.paperTypeId])
    return { fault: 'paper.typeUnknown', detail: String(paper.paperTypeId) };
  const lenders = listLenders(paper.programme);
  for (const { number, questions } of paper.sections.flatMap((section) => section.sets.map(toPaperSet))) {
    const match = findNumberedSet(sets, number);
    if (!match) return { fault: 'paper.setMissing', detail: toTitle(source, number - 1) || String(number) };
    if (!lenders.includes(match.set.programme)) return { fault: 'paper.setForeign', detail: toTitle(source, match.at) };
    if (questions?.some((place) => place > match.set.questions))
      return { fault: 'paper.questionMissing', detail: toTitle(source, match.at) };
  }
  const composed = paper.sections.map((section) => ({
    ...section,
    sets: section.sets.map(toPaperSet).flatMap(({ number, questions: places }) => {
      const { set, at } = findNumberedSet(sets, number) ?? {};
      const questions = (set?.set?.questions ?? []).map(({ type, points }, index) => ({
        ...{ type, points, id: (at ?? 0) * questionsPerSet + index },
      }));
      return at === undefined ? [] : { setId: at, questions: atPlaces(questions, places) };
    }),
  }));
  for (const problem of findComposedPaperProblems(variant, composed)) {
    const fault = toFault(problem, source);
    if (fault) return fault;
  }
  return undefined;
};

const byNumber = (a: number, b: number) => a - b;

const isSamePaper = (
  paper: ExchangedPaper,
  { facts, sections, questionNumbers }: BankPaper,
  findRevision: (number: number) => number,
): boolean =>
  facts.titleZh === paper.titleZh &&
  facts.paperTypeId === paper.paperTypeId &&
  sections.length === paper.sections.length &&
  paper.sections.every((section, at) => {
    const stored = sections[at];
    return (
      stored?.section === section.section &&
      stored.part === section.part &&
      stored.seconds === section.seconds &&
      isDeepStrictEqual(stored.settings, section.settings ?? null) &&
      isDeepStrictEqual(
        section.sets
          .map(toPaperSet)
          .map(({ number, questions }) => [findRevision(number), questions?.toSorted(byNumber)]),
        stored.setRevisionIds.map((revisionId) => [revisionId, questionNumbers.get(revisionId)]),
      )
    );
  });

/** Compares papers of a file with the bank, after its sets. */
export const checkPapers = async (
  tx: Tx,
  papers: readonly ExchangedPaper[],
  source: PaperSource,
): Promise<CheckedPaper[]> => {
  const { sets } = source;
  const newest = await findNewestRevisions(
    tx,
    sets.flatMap(({ sameAs }) => sameAs ?? []),
  );
  const findRevision = (number: number) => newest.get(findNumberedSet(sets, number)?.set.sameAs ?? 0) ?? 0;
  const checked: CheckedPaper[] = [];
  for (const paper of papers) {
    const fault = findFault(paper, source);
    if (fault) {
      checked.push({ paper, state: 'wrong', sameAs: null, ...fault });
      continue;
    }
    let sameAs: number | null = null;
    for await (const candidate of readBankPapers(tx, paper))
      if (sameAs === null && isSamePaper(paper, candidate, findRevision)) sameAs = candidate.id;
    checked.push({ paper, state: sameAs === null ? 'new' : 'same', sameAs, fault: null, detail: '' });
  }
  return checked;
};

interface StorePaperInput {
  paper: ExchangedPaper;
  sets: readonly CheckedSet[];
  /** The sets that were made of the same file, by their places from 0. */
  savedSets: ReadonlyMap<number, SavedSet>;
  ownerId: number;
  now: Date;
}

/** Ids of the questions at some places of set revisions, by revision. */
const readChosenQuestions = async (
  tx: Tx,
  chosenSets: readonly { revisionId: number; places: readonly number[] }[],
): Promise<Map<number, number[]>> => {
  if (chosenSets.length === 0) return new Map();
  const rows = await listPinnedQuestions(
    tx,
    chosenSets.map(({ revisionId }) => revisionId),
  );
  const questions = Map.groupBy(rows, (row) => row.setRevisionId);
  return new Map(
    chosenSets.map(({ revisionId, places }) => [
      revisionId,
      atPlaces(questions.get(revisionId) ?? [], places).map(({ questionId }) => questionId),
    ]),
  );
};

/** Inserts a new paper of a file whose sets were stored before. */
export const storeExchangedPaper = async (tx: Tx, input: StorePaperInput): Promise<SavedPaper> => {
  const { paper, sets, savedSets, ownerId, now } = input;
  const setsBySection = paper.sections.map((section) =>
    section.sets.map(toPaperSet).flatMap(({ number, questions }) => {
      const match = findNumberedSet(sets, number);
      return match ? { ...match, places: questions } : [];
    }),
  );
  const newest = await findNewestRevisions(
    tx,
    setsBySection.flat().flatMap(({ set }) => set.sameAs ?? []),
  );
  const getRevisionId = ({ set, at }: { set: CheckedSet; at: number }) =>
    newest.get(set.sameAs ?? 0) ?? savedSets.get(at)?.setRevisionId ?? 0;
  const chosenSets = setsBySection
    .flat()
    .flatMap(({ places, ...match }) => (places === null ? [] : { revisionId: getRevisionId(match), places }));
  const { programme, variant, title, titleZh } = paper;
  return insertPaper(tx, {
    ...{ programme, variant, title, titleZh, ownerId, now },
    typeId: paper.paperTypeId,
    questionCount: setsBySection.flat().reduce((sum, { set, places }) => sum + (places?.length ?? set.questions), 0),
    chosenQuestions: await readChosenQuestions(tx, chosenSets),
    sections: paper.sections.map((section, index) => ({
      ...{ section: section.section, part: section.part, seconds: section.seconds, settings: section.settings },
      setRevisionIds: (setsBySection[index] ?? []).map(getRevisionId),
    })),
  });
};
