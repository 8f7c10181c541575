import { kindsOf, listFoundGiven, listFoundWork, type FoundWork as WorkRow } from '@inkstone/assignments/server';
import { listHomework, listTests } from '@inkstone/assignments/contract';
import { getTopicList, listExams } from '@inkstone/bank/contract';
import { listPapers, listSets, type ListedPaper, type ListedSet } from '@inkstone/bank/server';
import { matchesSearch, localizedName, searchWords, type Language } from '@inkstone/base';
import { isAllowed } from '@inkstone/call';
import { listGivenCourses } from '@inkstone/courses/contract';
import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { listStudents } from '@inkstone/people/contract';
import { listStudentsOf, type OwnStudent } from '@inkstone/people/server';
import { student } from '@inkstone/session/contract';
import { listBooks } from '@inkstone/textbooks/contract';
import { listFoundBooks, listFoundShelved, recordOf, type EditionRow } from '@inkstone/textbooks/server';
import {
  search as contract,
  type FoundBook,
  type FoundPaper,
  type FoundSet,
  type FoundStudent,
  type FoundWork,
} from '../contract.ts';

const foundAtMost = 5;
// One more tells whether there are more.
const limit = foundAtMost + 1;

type Looking = Pick<HandlerContext<typeof contract>, 'me' | 'tx' | 'language'> & { q: string };

interface Titled {
  title: string;
  titleZh?: string | null;
}

/** A group as it is answered, with whether the words stand in a name of it rather than in its pinyin. */
const groupOf = <Row, Found>(
  rows: readonly Row[],
  { q, shape, nameOf }: { q: string; shape(row: Row): Found; nameOf(row: Row): Titled },
) => {
  const shown = rows.slice(0, foundAtMost);
  return {
    list: shown.map(shape),
    hasMore: rows.length > foundAtMost,
    isNamed: shown.some((row) => matchesSearch(q, `${nameOf(row).title} ${nameOf(row).titleZh ?? ''}`)),
  };
};

const namesOf = (classes: readonly { name: string; nameZh: string | null }[], language: Language): string[] =>
  classes.map(({ name, nameZh }) => localizedName(language, name, nameZh));

const workFound =
  (language: Language) =>
  ({ titleZh, ...row }: WorkRow): FoundWork => ({
    id: row.id,
    kind: row.kind,
    title: localizedName(language, row.title, titleZh),
    deadline: new Date(row.deadline).toISOString(),
    classes: namesOf(row.classes, language),
    isWithdrawn: row.isWithdrawn,
  });

const studentFound =
  (language: Language) =>
  ({ id, name, nameZh, username, classes }: OwnStudent): FoundStudent => ({
    id,
    name: localizedName(language, name, nameZh),
    username,
    classes: namesOf(classes, language),
  });

const contentFound = (row: ListedPaper | ListedSet, language: Language): FoundSet => ({
  id: row.id,
  title: localizedName(language, row.title, row.titleZh),
  programme: row.programme,
  questionCount: row.questionCount,
  updatedAt: row.updatedAt.toISOString(),
});

const lists = { homework: listHomework, test: listTests, video: listGivenCourses };

/** What the person received or gave: each family is found by those who may ask for its list. */
const findWork = async ({ me, tx, q }: Looking, family: keyof typeof lists): Promise<WorkRow[]> => {
  const key = { kinds: kindsOf(family), search: q, limit };
  if (isAllowed(student, me)) return listFoundWork(tx, { ...key, studentId: me.id });
  return isAllowed(lists[family].access, me) ? listFoundGiven(tx, { ...key, teacherId: me.id }) : [];
};

/** A student finds what was given, a reader of the bank what stands there. */
const findBooks = async ({ me, tx, q }: Looking): Promise<EditionRow[]> => {
  const key = { search: q, limit };
  if (isAllowed(student, me)) return listFoundShelved(tx, { ...key, studentId: me.id });
  return isAllowed(listBooks.access, me) ? listFoundBooks(tx, { ...key, readerId: me.id }) : [];
};

const bookFound =
  (language: Language) =>
  (row: EditionRow): FoundBook => {
    const { fileid, name, annotator, project } = recordOf(row, language);
    return { id: fileid, title: name, annotator, programme: project };
  };

const findStudents = async ({ me, tx, q, language }: Looking): Promise<OwnStudent[]> => {
  if (!isAllowed(listStudents.access, me)) return [];
  return (await listStudentsOf(tx, { teacherId: me.id, language, search: q, pageNum: limit })).students;
};

const findPapers = async ({ me, tx, q }: Looking): Promise<ListedPaper[]> =>
  isAllowed(listExams.access, me) ? listPapers(tx, { search: q }, { page: 1, pageNum: limit }) : [];

const findSets = async ({ me, tx, q }: Looking): Promise<ListedSet[]> =>
  isAllowed(getTopicList.access, me) ? listSets(tx, { search: q }, { page: 1, pageNum: limit }) : [];

/** Finds what is the person's own; a group that the person has no list of is empty. */
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
  const work = workFound(language);
  const paper = (row: ListedPaper): FoundPaper => ({ ...contentFound(row, language), variant: row.variant });
  const titled = <Row extends Titled, Shown>(rows: readonly Row[], shape: (row: Row) => Shown) =>
    groupOf(rows, { q, shape, nameOf: (row) => row });
  return {
    homework: titled(await findWork(looking, 'homework'), work),
    tests: titled(await findWork(looking, 'test'), work),
    courses: titled(await findWork(looking, 'video'), work),
    textbooks: groupOf(await findBooks(looking), {
      q,
      shape: bookFound(language),
      nameOf: ({ name, name_zh }) => ({ title: name, titleZh: name_zh }),
    }),
    students: groupOf(await findStudents(looking), {
      q,
      shape: studentFound(language),
      nameOf: ({ name, nameZh }) => ({ title: name, titleZh: nameZh }),
    }),
    papers: titled(await findPapers(looking), paper),
    questionSets: titled(await findSets(looking), (row) => contentFound(row, language)),
  };
});
