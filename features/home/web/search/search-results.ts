import type { CallOutput } from '@inkstone/call/web';
import { cutText, linkTo } from '@inkstone/base';
import {
  assignmentLinkFor,
  assignedHomework,
  assignedTests,
  myTestList,
  myAssignments,
  myAssignmentDetail,
} from '@inkstone/assignments/addresses';
import { paperBank, paperDetail, questionBank } from '@inkstone/bank/addresses';
import { assignedCourse, assignedCourses, myCoursePage, myCourseList } from '@inkstone/courses/addresses';
import { myStu } from '@inkstone/people/addresses';
import { bankAnnotated, bankOriginals, myAnnotated, myOriginals } from '@inkstone/textbooks/addresses';
import { isInFamily, isTestKind } from '@inkstone/exam/assignment-kinds';
import type { BookMatch, PaperMatch, QuestionSetMatch, StudentMatch, AssignmentMatch, search } from '../../contract.ts';

export type SearchOutput = CallOutput<typeof search>;

/** One result, its kind, and its URL. */
export type Hit = { key: string; to: string } & (
  | { of: 'work'; row: AssignmentMatch }
  | { of: 'book'; row: BookMatch }
  | { of: 'student'; row: StudentMatch }
  | { of: 'paper'; row: PaperMatch }
  | { of: 'set'; row: QuestionSetMatch }
);

/** The hits of one kind, and the URL of the full list, where there is one. */
export interface Group {
  name: 'homework' | 'tests' | 'courses' | 'textbooks' | 'students' | 'papers' | 'questionSets';
  hits: readonly Hit[];
  hasMore: boolean;
  all: string | null;
}

interface SearchContext {
  isStudent: boolean;
  /** Paths that the user may open. */
  built: ReadonlySet<string>;
  q: string;
}

/** Truncates a search text to the maximum length without splitting a character. */
const toSearchInput = (text: string): string => cutText(text, 100);

/** A student's test has no page of its own: links to the list filtered by title. */
const getAssignmentUrl = ({ id, kind, title }: AssignmentMatch, { isStudent }: SearchContext): string => {
  if (isInFamily(kind, 'video')) return isStudent ? linkTo(myCoursePage, { id }) : linkTo(assignedCourse, { id });
  if (!isStudent) return assignmentLinkFor({ id, kind });
  return isTestKind(kind) ? linkTo(myTestList, { search: toSearchInput(title) }) : linkTo(myAssignmentDetail, { id });
};

/** Links to the list of textbooks filtered by name. */
const getBookUrl = ({ title, annotator }: BookMatch, { isStudent }: SearchContext): string => {
  const isAnnotated = annotator !== '';
  const search = toSearchInput(title);
  if (isStudent) return linkTo(isAnnotated ? myAnnotated : myOriginals, { search });
  return linkTo(isAnnotated ? bankAnnotated : bankOriginals, { search });
};

/** Links to the student's page where the user may open it; else to the assignments given to them. */
const getStudentUrl = ({ id, username }: StudentMatch, { built }: SearchContext): string => {
  if (built.has(myStu.path)) return linkTo(myStu, { studentId: id });
  const search = toSearchInput(username);
  return built.has(assignedHomework.path) ? linkTo(assignedHomework, { search }) : linkTo(assignedTests, { search });
};

const toHits = (output: SearchOutput, finder: SearchContext): Record<Group['name'], readonly Hit[]> => {
  const work = (row: AssignmentMatch): Hit => ({
    of: 'work',
    key: `work-${row.id}`,
    to: getAssignmentUrl(row, finder),
    row,
  });
  const opensStudents = [myStu, assignedHomework, assignedTests].some(({ path }) => finder.built.has(path));
  return {
    homework: output.homework.list.map(work),
    tests: output.tests.list.map(work),
    courses: output.courses.list.map(work),
    textbooks: output.textbooks.list.map((row) => ({
      of: 'book',
      key: `book-${row.id}`,
      to: getBookUrl(row, finder),
      row,
    })),
    students: (opensStudents ? output.students.list : []).map((row) => ({
      of: 'student',
      key: `student-${row.id}`,
      to: getStudentUrl(row, finder),
      row,
    })),
    papers: output.papers.list.map((row) => ({
      of: 'paper',
      key: `paper-${row.id}`,
      to: linkTo(paperDetail, { id: row.id }),
      row,
    })),
    questionSets: output.questionSets.list.map((row) => ({
      of: 'set',
      key: `set-${row.id}`,
      to: linkTo(questionBank, { setId: row.id }),
      row,
    })),
  };
};

const order = ['homework', 'tests', 'courses', 'textbooks', 'students', 'papers', 'questionSets'] as const;

/** Rank of a group: name matches, then people by pinyin, then titles by pinyin. */
const getGroupRank = ({ isNamed = true }: SearchOutput[Group['name']], name: Group['name']): number => {
  if (isNamed) return 0;
  return name === 'students' ? 1 : 2;
};

/** Results as groups, name matches first; empty groups are left out. */
export const toGroups = (output: SearchOutput, finder: SearchContext): Group[] => {
  const hits = toHits(output, finder);
  const { isStudent, built, q } = finder;
  const lists = {
    homework: isStudent ? linkTo(myAssignments, { search: q }) : linkTo(assignedHomework, { search: q }),
    tests: isStudent ? linkTo(myTestList, { search: q }) : linkTo(assignedTests, { search: q }),
    courses: isStudent ? linkTo(myCourseList, { search: q }) : linkTo(assignedCourses, { search: q }),
    textbooks: isStudent ? linkTo(myOriginals, { search: q }) : linkTo(bankOriginals, { search: q }),
    students: built.has(myStu.path) ? linkTo(myStu, { search: q }) : null,
    papers: linkTo(paperBank, { search: q }),
    questionSets: linkTo(questionBank, { search: q }),
  };
  return order
    .toSorted((a, b) => getGroupRank(output[a], a) - getGroupRank(output[b], b))
    .map((name) => ({ name, hits: hits[name], hasMore: output[name].hasMore, all: lists[name] }))
    .filter((group) => group.hits.length > 0);
};

/** A link of the results, for the arrow keys. */
export interface ResultLink {
  key: string;
  to: string;
}

/** The link to all matches, where there are more than shown. */
export const findAllLink = ({ name, hasMore, all }: Group): ResultLink | null =>
  hasMore && all !== null ? { key: `all-${name}`, to: all } : null;

/** Every link in display order. */
export const listLinks = (groups: readonly Group[]): ResultLink[] =>
  groups.flatMap((group) => [...group.hits, findAllLink(group)].filter((link) => link !== null));
