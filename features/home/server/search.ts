import {
  kindsInFamily,
  searchTeacherAssignments,
  searchStudentAssignments,
  type AssignmentSearchResult as WorkRow,
} from '@inkstone/assignments/server';
import { listAssignedHomework, listAssignedTests } from '@inkstone/assignments/contract';
import { listQuestionSets, listPapers } from '@inkstone/bank/contract';
import { listPaperRows, listSets, toSetViewer, type ListedPaper, type ListedSet } from '@inkstone/bank/server';
import { matchesSearch, localizedName, searchWords, type Language } from '@inkstone/base';
import { isAllowed } from '@inkstone/call';
import { listAssignedCourses } from '@inkstone/courses/contract';
import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { listStudents } from '@inkstone/people/contract';
import { listTeacherStudents, type OwnStudent } from '@inkstone/people/server';
import { student } from '@inkstone/session/contract';
import { listTextbooks } from '@inkstone/textbooks/contract';
import { searchBank, searchShelf, toTextbookRecord, type EditionRow } from '@inkstone/textbooks/server';
import {
  search as contract,
  type BookMatch,
  type PaperMatch,
  type QuestionSetMatch,
  type StudentMatch,
  type AssignmentMatch,
} from '../contract.ts';

const maxMatches = 5;
// One extra row shows whether there are more.
const limit = maxMatches + 1;

type SearchContext = Pick<HandlerContext<typeof contract>, 'me' | 'tx' | 'language'> & { q: string };

interface Titled {
  title: string;
  titleZh?: string | null;
}

/** A group of results, with whether the words match a name rather than its pinyin. */
const toGroup = <Row, Found>(
  rows: readonly Row[],
  { q, shape, nameOf: getName }: { q: string; shape(row: Row): Found; nameOf(row: Row): Titled },
) => {
  const shown = rows.slice(0, maxMatches);
  return {
    list: shown.map(shape),
    hasMore: rows.length > maxMatches,
    isNamed: shown.some((row) => matchesSearch(q, `${getName(row).title} ${getName(row).titleZh ?? ''}`)),
  };
};

const listClassNames = (classes: readonly { name: string; nameZh: string | null }[], language: Language): string[] =>
  classes.map(({ name, nameZh }) => localizedName(language, name, nameZh));

const toAssignmentMatch =
  (language: Language) =>
  ({ titleZh, ...row }: WorkRow): AssignmentMatch => ({
    id: row.id,
    kind: row.kind,
    title: localizedName(language, row.title, titleZh),
    deadline: new Date(row.deadline).toISOString(),
    classes: listClassNames(row.classes, language),
    isWithdrawn: row.isWithdrawn,
  });

const toStudentMatch =
  (language: Language) =>
  ({ id, name, nameZh, username, classes }: OwnStudent): StudentMatch => ({
    id,
    name: localizedName(language, name, nameZh),
    username,
    classes: listClassNames(classes, language),
  });

const toQuestionSetMatch = (row: ListedPaper | ListedSet, language: Language): QuestionSetMatch => ({
  id: row.id,
  title: localizedName(language, row.title, row.titleZh),
  programme: row.programme,
  questionCount: row.questionCount,
  updatedAt: row.updatedAt.toISOString(),
});

const lists = { homework: listAssignedHomework, test: listAssignedTests, video: listAssignedCourses };

/** Assignments that the user received or created, where they may use that list. */
const findWork = async ({ me, tx, q }: SearchContext, family: keyof typeof lists): Promise<WorkRow[]> => {
  const key = { kinds: kindsInFamily(family), search: q, limit };
  if (isAllowed(student, me)) return searchStudentAssignments(tx, { ...key, studentId: me.id });
  return isAllowed(lists[family].access, me) ? searchTeacherAssignments(tx, { ...key, teacherId: me.id }) : [];
};

/** Students find assigned books, readers of the bank all of them. */
const findBooks = async ({ me, tx, q }: SearchContext): Promise<EditionRow[]> => {
  const key = { search: q, limit };
  if (isAllowed(student, me)) return searchShelf(tx, { ...key, studentId: me.id });
  return isAllowed(listTextbooks.access, me) ? searchBank(tx, { ...key, readerId: me.id }) : [];
};

const toBookMatch =
  (language: Language) =>
  (row: EditionRow): BookMatch => {
    const { editionId, name, annotator, programme } = toTextbookRecord(row, language);
    return { id: editionId, title: name, annotator, programme };
  };

const findStudents = async ({ me, tx, q, language }: SearchContext): Promise<OwnStudent[]> => {
  if (!isAllowed(listStudents.access, me)) return [];
  return listTeacherStudents(tx, { teacherId: me.id, language, search: q, pageNum: limit });
};

const findPapers = async ({ me, tx, q }: SearchContext): Promise<ListedPaper[]> =>
  isAllowed(listPapers.access, me) ? (await listPaperRows(tx, { search: q }, { page: 1, pageNum: limit })).rows : [];

const findSets = async ({ me, tx, q }: SearchContext): Promise<ListedSet[]> =>
  isAllowed(listQuestionSets.access, me)
    ? (await listSets(tx, { search: q, viewer: toSetViewer(me) }, { page: 1, pageNum: limit })).rows
    : [];

/** Searches the user's own content; groups without access are empty. */
export const search = handleCall(contract, async ({ input: { q }, me, tx, language }) => {
  const none = { list: [], hasMore: false };
  if (searchWords(q).length === 0)
    return {
      homework: none,
      tests: none,
      courses: none,
      textbooks: none,
      students: none,
      papers: none,
      questionSets: none,
    };

  const looking = { me, tx, language, q };
  const work = toAssignmentMatch(language);
  const paper = (row: ListedPaper): PaperMatch => ({ ...toQuestionSetMatch(row, language), variant: row.variant });
  const toTitledGroup = <Row extends Titled, Shown>(rows: readonly Row[], shape: (row: Row) => Shown) =>
    toGroup(rows, { q, shape, nameOf: (row) => row });
  return {
    homework: toTitledGroup(await findWork(looking, 'homework'), work),
    tests: toTitledGroup(await findWork(looking, 'test'), work),
    courses: toTitledGroup(await findWork(looking, 'video'), work),
    textbooks: toGroup(await findBooks(looking), {
      q,
      shape: toBookMatch(language),
      nameOf: ({ name, nameZh }) => ({ title: name, titleZh: nameZh }),
    }),
    students: toGroup(await findStudents(looking), {
      q,
      shape: toStudentMatch(language),
      nameOf: ({ name, nameZh }) => ({ title: name, titleZh: nameZh }),
    }),
    papers: toTitledGroup(await findPapers(looking), paper),
    questionSets: toTitledGroup(await findSets(looking), (row) => toQuestionSetMatch(row, language)),
  };
});
