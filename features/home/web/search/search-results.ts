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
import type { BookMatch, PaperMatch, QuestionSetMatch, StudentMatch, AssignmentMatch, search } from '../../contract.ts';

/** What the search answered. */
export type SearchOutput = CallOutput<typeof search>;

/** One thing that was found, of its kind, and where it opens. */
export type Hit = { key: string; to: string } & (
  | { of: 'work'; row: AssignmentMatch }
  | { of: 'book'; row: BookMatch }
  | { of: 'student'; row: StudentMatch }
  | { of: 'paper'; row: PaperMatch }
  | { of: 'set'; row: QuestionSetMatch }
);

/** The hits of one kind, and where all of them are listed, where a list finds more. */
export interface Group {
  name: 'homework' | 'tests' | 'courses' | 'textbooks' | 'students' | 'papers' | 'questionSets';
  hits: readonly Hit[];
  hasMore: boolean;
  all: string | null;
}

interface SearchContext {
  isStudent: boolean;
  /** Paths that the person may open. */
  built: ReadonlySet<string>;
  q: string;
}

/** As much of a text as a list may be asked for, no character cut in two. */
const toSearchInput = (text: string): string => cutText(text, 100);

/** A student's test stands in the list alone: it is found there by its title. */
const getAssignmentUrl = ({ id, kind, title }: AssignmentMatch, { isStudent }: SearchContext): string => {
  if (kind === 'course') return isStudent ? linkTo(myCoursePage, { id }) : linkTo(assignedCourse, { id });
  if (!isStudent) return assignmentLinkFor({ id, kind });
  return kind === 'test' ? linkTo(myTestList, { search: toSearchInput(title) }) : linkTo(myAssignmentDetail, { id });
};

/** A textbook stands on its shelf: it is found there by its name. */
const getBookUrl = ({ title, annotator }: BookMatch, { isStudent }: SearchContext): string => {
  const isAnnotated = annotator !== '';
  const search = toSearchInput(title);
  if (isStudent) return linkTo(isAnnotated ? myAnnotated : myOriginals, { search });
  return linkTo(isAnnotated ? bankAnnotated : bankOriginals, { search });
};

/** A student has a page of their own for who may see it; else what the teacher gave to them is opened. */
const getStudentUrl = ({ id, username }: StudentMatch, { built }: SearchContext): string => {
  if (built.has(myStu.path)) return linkTo(myStu, { stuId: id });
  const search = toSearchInput(username);
  return built.has(assignedHomework.path) ? linkTo(assignedHomework, { search }) : linkTo(assignedTests, { search });
};

const toHits = (found: SearchOutput, finder: SearchContext): Record<Group['name'], readonly Hit[]> => {
  const work = (row: AssignmentMatch): Hit => ({
    of: 'work',
    key: `work-${row.id}`,
    to: getAssignmentUrl(row, finder),
    row,
  });
  const opensStudents = [myStu, assignedHomework, assignedTests].some(({ path }) => finder.built.has(path));
  return {
    homework: found.homework.list.map(work),
    tests: found.tests.list.map(work),
    courses: found.courses.list.map(work),
    textbooks: found.textbooks.list.map((row) => ({
      of: 'book',
      key: `book-${row.id}`,
      to: getBookUrl(row, finder),
      row,
    })),
    students: (opensStudents ? found.students.list : []).map((row) => ({
      of: 'student',
      key: `student-${row.id}`,
      to: getStudentUrl(row, finder),
      row,
    })),
    papers: found.papers.list.map((row) => ({
      of: 'paper',
      key: `paper-${row.id}`,
      to: linkTo(paperDetail, { id: row.id }),
      row,
    })),
    questionSets: found.questionSets.list.map((row) => ({
      of: 'set',
      key: `set-${row.id}`,
      to: linkTo(questionBank, { topicId: row.id }),
      row,
    })),
  };
};

const order = ['homework', 'tests', 'courses', 'textbooks', 'students', 'papers', 'questionSets'] as const;

/** Names before people found by their pinyin, and those before titles that only sound so. */
const getGroupRank = ({ isNamed = true }: SearchOutput[Group['name']], name: Group['name']): number => {
  if (isNamed) return 0;
  return name === 'students' ? 1 : 2;
};

/** What was found as groups, those with the words in a name first; a kind of which nothing was found is absent. */
export const toGroups = (found: SearchOutput, finder: SearchContext): Group[] => {
  const hits = toHits(found, finder);
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
    .toSorted((a, b) => getGroupRank(found[a], a) - getGroupRank(found[b], b))
    .map((name) => ({ name, hits: hits[name], hasMore: found[name].hasMore, all: lists[name] }))
    .filter((group) => group.hits.length > 0);
};
