import type { CallOutput } from '@inkstone/call/web';
import { cutText, linkTo } from '@inkstone/base';
import { givenAt, givenHomework, givenTests, myTest, myWork, myWorkDetail } from '@inkstone/assignments/addresses';
import { examination, examinationDetail, subject } from '@inkstone/bank/addresses';
import { givenCourse, givenCourses, myCourse, myCourses } from '@inkstone/courses/addresses';
import { myStu } from '@inkstone/people/addresses';
import { bankAnnotated, bankOriginals, myAnnotated, myOriginals } from '@inkstone/textbooks/addresses';
import type { FoundBook, FoundPaper, FoundSet, FoundStudent, FoundWork, search } from '../../contract.ts';

/** What the search answered. */
export type Found = CallOutput<typeof search>;

/** One thing that was found, of its kind, and where it opens. */
export type Hit = { key: string; to: string } & (
  | { of: 'work'; row: FoundWork }
  | { of: 'book'; row: FoundBook }
  | { of: 'student'; row: FoundStudent }
  | { of: 'paper'; row: FoundPaper }
  | { of: 'set'; row: FoundSet }
);

/** The hits of one kind, and where all of them are listed, where a list finds more. */
export interface Group {
  name: 'homework' | 'tests' | 'courses' | 'textbooks' | 'students' | 'papers' | 'questionSets';
  hits: readonly Hit[];
  hasMore: boolean;
  all: string | null;
}

interface Finder {
  isStudent: boolean;
  /** Paths that the person may open. */
  built: ReadonlySet<string>;
  q: string;
}

/** As much of a text as a list may be asked for, no character cut in two. */
const askable = (text: string): string => cutText(text, 100);

/** A student's test stands in the list alone: it is found there by its title. */
const workAt = ({ id, kind, title }: FoundWork, { isStudent }: Finder): string => {
  if (kind === 'course') return isStudent ? linkTo(myCourse, { id }) : linkTo(givenCourse, { id });
  if (!isStudent) return givenAt({ id, kind });
  return kind === 'test' ? linkTo(myTest, { search: askable(title) }) : linkTo(myWorkDetail, { id });
};

/** A textbook stands on its shelf: it is found there by its name. */
const bookAt = ({ title, annotator }: FoundBook, { isStudent }: Finder): string => {
  const isAnnotated = annotator !== '';
  const search = askable(title);
  if (isStudent) return linkTo(isAnnotated ? myAnnotated : myOriginals, { search });
  return linkTo(isAnnotated ? bankAnnotated : bankOriginals, { search });
};

/** A student has a page of their own for who may see it; else what the teacher gave to them is opened. */
const studentAt = ({ id, username }: FoundStudent, { built }: Finder): string => {
  if (built.has(myStu.path)) return linkTo(myStu, { stuId: id });
  const search = askable(username);
  return built.has(givenHomework.path) ? linkTo(givenHomework, { search }) : linkTo(givenTests, { search });
};

const hitsOf = (found: Found, finder: Finder): Record<Group['name'], readonly Hit[]> => {
  const work = (row: FoundWork): Hit => ({ of: 'work', key: `work-${row.id}`, to: workAt(row, finder), row });
  const opensStudents = [myStu, givenHomework, givenTests].some(({ path }) => finder.built.has(path));
  return {
    homework: found.homework.list.map(work),
    tests: found.tests.list.map(work),
    courses: found.courses.list.map(work),
    textbooks: found.textbooks.list.map((row) => ({ of: 'book', key: `book-${row.id}`, to: bookAt(row, finder), row })),
    students: (opensStudents ? found.students.list : []).map((row) => ({
      of: 'student',
      key: `student-${row.id}`,
      to: studentAt(row, finder),
      row,
    })),
    papers: found.papers.list.map((row) => ({
      of: 'paper',
      key: `paper-${row.id}`,
      to: linkTo(examinationDetail, { id: row.id }),
      row,
    })),
    questionSets: found.questionSets.list.map((row) => ({
      of: 'set',
      key: `set-${row.id}`,
      to: linkTo(subject, { topicId: row.id }),
      row,
    })),
  };
};

const order = ['homework', 'tests', 'courses', 'textbooks', 'students', 'papers', 'questionSets'] as const;

/** Names before people found by their pinyin, and those before titles that only sound so. */
const rankOf = ({ isNamed = true }: Found[Group['name']], name: Group['name']): number => {
  if (isNamed) return 0;
  return name === 'students' ? 1 : 2;
};

/** What was found as groups, those with the words in a name first; a kind of which nothing was found is absent. */
export const groupsOf = (found: Found, finder: Finder): Group[] => {
  const hits = hitsOf(found, finder);
  const { isStudent, built, q } = finder;
  const lists = {
    homework: isStudent ? linkTo(myWork, { search: q }) : linkTo(givenHomework, { search: q }),
    tests: isStudent ? linkTo(myTest, { search: q }) : linkTo(givenTests, { search: q }),
    courses: isStudent ? linkTo(myCourses, { search: q }) : linkTo(givenCourses, { search: q }),
    textbooks: isStudent ? linkTo(myOriginals, { search: q }) : linkTo(bankOriginals, { search: q }),
    students: built.has(myStu.path) ? linkTo(myStu, { search: q }) : null,
    papers: linkTo(examination, { search: q }),
    questionSets: linkTo(subject, { search: q }),
  };
  return order
    .toSorted((a, b) => rankOf(found[a], a) - rankOf(found[b], b))
    .map((name) => ({ name, hits: hits[name], hasMore: found[name].hasMore, all: lists[name] }))
    .filter((group) => group.hits.length > 0);
};
