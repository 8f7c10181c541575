import { duplicateFirst, findAssignment, firstAssignment, must, type Plant } from './planting.ts';

const schoolPlants: Readonly<Record<string, Plant>> = {
  'no two people share a user name': ({ people }) => duplicateFirst(people),
  'no two people share a Chinese name': ({ people }) => void (must(people[1]).nameZh = must(people[0]).nameZh),
  'a user name is lower-case letters': ({ people }) => void (must(people[0]).username = 'Qiao 1'),
  'every role is there': (content) =>
    void (content.people = content.people.filter(({ roles }) => !roles.includes('guide'))),
  'a class has people of the school': ({ classes }) => void must(classes[0]).students.push('nobody'),
  'a class has more than ten students': ({ classes }) => void must(classes[0]).students.splice(9),
  'relations are between people of the school': ({ relations }) => void (must(relations.staff[0]).manager = 'nobody'),
  'a candidate, a recruiter and a paper are there': ({ candidates }) => void (must(candidates[0]).paper = 'nowhere'),
  'a phase report is about a student, by a teacher': ({ phaseReports }) =>
    void (must(phaseReports[0]).author = 'linxiaohe'),
  'a class meets once a week, two weeks ahead included': ({ classSessions }) => void classSessions.pop(),
  'a class session names assignments that exist': ({ classSessions }) =>
    void must(classSessions[0]).assignments.push('nowhere'),
};

const storyPlants: Readonly<Record<string, Plant>> = {
  'an assignment is given by a teacher': (content) => void (firstAssignment(content).teacher = 'linxiaohe'),
  'an assignment is given, begins and ends in this order': (content) => {
    const assignment = firstAssignment(content);
    assignment.deadline = { ...assignment.begins, days: assignment.begins.days - 1 };
  },
  'an assignment has a paper of the bank with three questions or more': (content) =>
    void (firstAssignment(content).paper = 'nowhere'),
  'results are of those who were given the assignment': (content) =>
    void (must(firstAssignment(content).results[0]).student = 'zhuyan'),
  'a student has one result of an assignment': (content) => duplicateFirst(firstAssignment(content).results),
  'results lie within the window and the clock': (content) =>
    void (must(firstAssignment(content).results[0]).began.days = 1),
  'exact answers are to questions of the paper': (content) =>
    void (must(firstAssignment(content).results[0]).answers = { nowhere: 'A' }),
  'a mark is of a question of the bank': ({ interview }) => void (must(interview.marked.marks[0]).question = 'nowhere'),
  'a test that is over has results enough for item statistics': (content) =>
    content.assignments.forEach((assignment) => void assignment.results.splice(9)),
  'Lin Xiaohe submitted something in most of the last twelve weeks': (content) =>
    content.assignments.flatMap(({ results }) => results).forEach((result) => void (result.handedIn = false)),
  'Lin Xiaohe has the results that her history tells': (content) =>
    findAssignment(content, 'diagnostic').results.forEach((result) => void (result.answers = {})),
  'Lin Xiaohe has today an assignment in every state': (content) =>
    content.assignments.forEach((assignment) => void delete assignment.withdrawn),
};

const bookPlants: Readonly<Record<string, Plant>> = {
  'every book has its PDF, and none is left over': ({ files }) => void files.push('books/files/forgotten.pdf'),
  'a book has a name in both languages': ({ books }) => void (must(books[0]).name.zh = 'English'),
  'a book is of a known programme and a teacher': ({ books }) => void (must(books[0]).programme = 'moon'),
  'the outline of a book has pages in order, inside the book, with parts': ({ books }) =>
    void (must(must(books[0]).outline[0]).page = 999),
  'each of the ten readings is about 250 words long': ({ bookTexts }) =>
    bookTexts.forEach(({ chapters }) => chapters.forEach((chapter) => void (chapter.text = 'Short.'))),
  'a book has the pages and the outline that are said of it': ({ books }) => void (must(books[0]).pages = 1),
  'a heading of a book stands on its page, with the page number': ({ books }) =>
    void (must(must(books[0]).outline[0]).title = 'Another heading'),
  'a PDF of a book is small': ({ books }) => void (must(books[0]).file = '../../courses/files/counting-1.webm'),
  'the marks in a book are a teacher’s': ({ books }) => void (must(books[0]?.annotated).by = 'linxiaohe'),
  'there are a dozen marks in a book and more, of every kind': ({ books }) =>
    void must(books[0]?.annotated).marks.splice(3),
  'each mark in a book has an id of its own': ({ books }) => duplicateFirst(must(books[0]?.annotated).marks),
  'a mark lies on its page': ({ books }) => void (must(books[0]?.annotated?.marks[0]).page = 999),
  'a highlight is of words that stand on its page': ({ books }) =>
    must(books[0]?.annotated).marks.forEach((mark) => {
      if (mark.kind === 'highlight') mark.quote = 'zyzzyva';
    }),
  'a book that is given is there in that edition': ({ bookStory }) =>
    void (must(bookStory.assignments[0]).book = 'nowhere'),
  'readers of a book are of the classes that it was given to': ({ bookStory }) =>
    void (must(bookStory.assignments[0]?.readers[0]).student = 'zhuyan'),
  'pages that were read are in the book': ({ bookStory }) =>
    void (must(bookStory.assignments[0]?.readers[0]).page = 999),
  'collected words are from sentences that stand on their pages': ({ bookStory }) =>
    void (must(bookStory.words[0]).page = 1),
};

const coursePlants: Readonly<Record<string, Plant>> = {
  'every lesson has its files, and none is left over': ({ files }) => void files.push('courses/files/forgotten.webm'),
  'courses and lessons are named in both languages': ({ courses }) => void (must(courses[0]).title.zh = 'English'),
  'a course is of a known programme and a teacher': ({ courses }) => void (must(courses[0]).owner = 'linxiaohe'),
  'a lesson is a short WebM with a small poster': ({ courses }) => {
    const lesson = must(courses[0]?.lessons[0]);
    lesson.video = lesson.poster;
  },
  'a lesson has captions of every sentence, in order and inside the video': ({ courses }) => {
    const { captions } = must(courses[0]?.lessons[0]);
    captions.en = captions.zh;
  },
  'a lesson stops two or three times, inside the video, while nobody speaks': ({ courses }) =>
    void (must(courses[0]?.lessons[0]?.cues[0]).at = 9999),
  'a video asks one or two questions a time, which a machine can mark': ({ courses }) =>
    void (must(courses[0]?.lessons[0]?.cues[0]).set.questions = []),
  'a course that is given is there, and its viewers are of its classes': ({ courseStory }) =>
    void (must(courseStory.assignments[0]).course = 'nowhere'),
};

/** Violations of the rules of people, the story, books and courses. */
export const schoolViolations: Readonly<Record<string, Plant>> = {
  ...schoolPlants,
  ...storyPlants,
  ...bookPlants,
  ...coursePlants,
};
