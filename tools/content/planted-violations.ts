import type { Question } from '@inkstone/content';
import type { SampleContent } from './sample-content.ts';

type Mutable<Value> = Value extends object ? { -readonly [Name in keyof Value]: Mutable<Value[Name]> } : Value;

/** A copy of the content that may be spoilt. */
export type PlantedContent = Mutable<SampleContent>;

type Plant = (content: PlantedContent) => void;

const must = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new Error('the content has nothing to spoil');
  return value;
};

const firstQuestion = (content: PlantedContent) => must(content.questionSets[0]?.questions[0]);

const findByType = <Type extends Question['type']>(content: PlantedContent, type: Type) => {
  const questions = content.questionSets.flatMap((set) => set.questions);
  return must(questions.find((question) => question.type === type)) as Mutable<Extract<Question, { type: Type }>>;
};

const findSet = ({ questionSets }: PlantedContent, code: string) => must(questionSets.find((set) => set.code === code));
const firstAssignment = ({ assignments }: PlantedContent) => must(assignments[0]);
const firstSource = ({ setSources }: PlantedContent) => must(setSources[0]);
const findAssignment = ({ assignments }: PlantedContent, code: string) =>
  must(assignments.find((assignment) => assignment.code === code));

const duplicateFirst = <Item>(list: Item[]): void => void list.push(must(list[0]));

const questionPlants: Readonly<Record<string, Plant>> = {
  'a formula can be drawn': (content) =>
    void (firstQuestion(content).prompt.text = '<p><span data-math>\\frac{1}{</span></p>'),
  'words have no stray dollar sign or backslash': (content) => void (firstQuestion(content).prompt.text = '<p>$x$</p>'),
  'the English explanation is English': (content) => void (firstQuestion(content).explanation.en = '<p>三</p>'),
  'the Chinese explanation is Chinese and ends its sentences': (content) =>
    void (firstQuestion(content).explanation.zh = '<p>Three.</p>'),
  'the Chinese explanation has its own punctuation': (content) =>
    void (firstQuestion(content).explanation.zh = '<p>三,四。</p>'),
  'a question stands at a knowledge point of the tree': (content) =>
    void (firstQuestion(content).knowledge = 'amc.nowhere'),
  'no two options of a question are alike': (content) => {
    const [first, second] = findByType(content, 'choice').prompt.options;
    must(second).text = must(first).text;
  },
  'options are lettered from A': (content) =>
    void (must(findByType(content, 'choice').prompt.options[0]).id_option = 'F'),
  'a choice has as many options as its exam has': (content) => void findByType(content, 'choice').prompt.options.pop(),
  'the key of a choice and the usual mistake are two of its options': (content) => {
    const question = findByType(content, 'choice');
    question.lure = question.key;
  },
  'the keys of a multiple choice are among its options': (content) =>
    void (findByType(content, 'multiple-choice').key = ['A', 'Z']),
  'a multiple choice has as many keys as are to be chosen': (content) =>
    void (findByType(content, 'multiple-choice').prompt.choose = 9),
  'the key and the wrong order use every option, and differ': (content) => {
    const question = findByType(content, 'ordering');
    question.wrong = question.key;
  },
  'a sentence to insert has four squares, and the key is one of them': (content) =>
    void (findByType(content, 'insert-sentence').key = 5),
  'a summary chooses three of six for two points': (content) =>
    void (findByType(content, 'prose-summary').points = 100),
  'the keys of a summary are among its options, each once': (content) =>
    void (findByType(content, 'prose-summary').key = ['A', 'A', 'B']),
  'a task that is spoken or written at length has a model answer': (content) =>
    void (findByType(content, 'essay').key.model = '<p>Short.</p>'),
  'each gap has one key and one wrong entry': (content) => void findByType(content, 'blanks').wrong.pop(),
  'the key of a number fits the grid': (content) => void (findByType(content, 'numeric-entry').prompt.width = 0),
  'the wrong number is wrong': (content) => {
    const question = findByType(content, 'numeric-entry');
    question.wrong = must(question.key.accepted[0]);
  },
};

const keyPlants: Readonly<Record<string, Plant>> = {
  'the key of a choice in mathematics is what a computation finds': (content) => {
    const question = findByType(content, 'choice');
    question.key = question.lure;
  },
  'another answer in mathematics is what a computation finds': (content) => {
    const question = must(findSet(content, 'hw-numbers').questions.find(({ type }) => type === 'numeric-entry'));
    if (question.type === 'numeric-entry') question.key.accepted = [question.wrong];
  },
  'no computation is left without its question': (content) => void (firstQuestion(content).code = 'amc8-9-99'),
  'the keys of a paper are spread over the letters': (content) =>
    content.questionSets
      .filter(({ code }) => code.startsWith('amc8-'))
      .flatMap(({ questions }) => questions)
      .forEach((question) => void (question.key = 'A')),
};

const readingPlants: Readonly<Record<string, Plant>> = {
  'the reading of both TOEFL mocks is held to a length': (content) =>
    content.papers.forEach((paper) => void (paper.sections = [])),
  'a passage is as long as its programme says': (content) =>
    void (findSet(content, 't23-a-r1').stimulus.html = '<p>Short.</p>'),
  'a passage explains a few of its words, each once, none of which is asked': (content) =>
    void (findSet(content, 't23-a-r1').stimulus.html += '<span data-gloss="a">b</span><span data-gloss="a">b</span>'),
  'a passage has every word, sentence and paragraph that its questions name': (content) =>
    void (must(findSet(content, 't23-a-r1').questions[0]).prompt.text = '<p>What is a “zyzzyva”?</p>'),
  'an analysis quotes a sentence of its passage': (content) =>
    void (must(content.toefl.analyses[0]).quote = 'Nobody wrote this.'),
  'what is asked for in an interactive reading cannot be read off beside it': (content) =>
    void (findSet(content, 'det-read-1').stimulus.html = '<p>No gaps.</p>'),
  'words of an interactive reading are selected in the whole of it': (content) =>
    findSet(content, 'det-read-1').questions.forEach((question) => {
      if (question.type === 'select-text') question.key.spans = ['words of elsewhere'];
    }),
};

const bankPlants: Readonly<Record<string, Plant>> = {
  'no two question sets share a code': ({ questionSets }) => duplicateFirst(questionSets),
  'no two questions share a code': ({ questionSets }) => duplicateFirst(must(questionSets[0]).questions),
  'no two nodes of the tree share a code': ({ tree }) => duplicateFirst(tree),
  'no two papers share a code': ({ papers }) => duplicateFirst(papers),
  'each contest grows harder from set to set': (content) => void (firstQuestion(content).difficulty = 50),
  'a TOEFL mock has the reading, the recordings and the tasks of the real test': (content) =>
    void findSet(content, 't23-a-r1').questions.pop(),
  'a question set is listed at nodes of the tree': ({ questionSets }) =>
    void must(questionSets[0]).places.push('amc.nowhere'),
  'a question set is written by a teacher': ({ questionSets }) => void (must(questionSets[0]).author = 'linxiaohe'),
  'a paper is composed by a teacher': ({ papers }) => void (must(papers[0]).author = 'linxiaohe'),
  'a paper has sets of the bank': ({ papers }) => void must(papers[0]?.sections[0]).sets.push('nowhere'),
  'a paper has sections of its variant': ({ papers }) => void (must(papers[0]?.sections[0]).section = 'nowhere'),
  'the bank is that of a whole school': ({ papers }) => void papers.splice(9),
};

const filePlants: Readonly<Record<string, Plant>> = {
  'a set file is what the bank imports without a problem, and as it keeps it': (content) =>
    void (must(firstSource(content).exchange.sets[0]).title = ''),
  'a set file holds one set': (content) => duplicateFirst(firstSource(content).exchange.sets),
  'a set file lies in the folder of its programme': (content) => void (firstSource(content).folder = 'bank/sat'),
  'the catalog has a line for each question of a set': (content) => void firstSource(content).entry.questions.pop(),
  'no set file is left over': ({ files }) => void files.push('bank/amc/sets/forgotten.json'),
  'every picture and recording of a set lies beside it, and none is left over': ({ files }) =>
    void files.push('bank/amc/sets/forgotten.svg'),
  'each recording of the bank has a script and a length, and each script is heard': ({ bankScripts }) =>
    void bankScripts.pop(),
  'each spoken answer has its sound, its script and its length': ({ voiceScripts }) => void voiceScripts.pop(),
  'the transcript of a recording is its script': ({ bankScripts }) =>
    void must(bankScripts[0]).lines.push(['Narrator', 'Nobody hears this.']),
  'a line of a script has a voice': ({ bankScripts }) => void (must(bankScripts[0]).voices = {}),
  'what a question plays again lies in the recording of its set': (content) =>
    findSet(content, 't23-a-l3').questions.forEach((question) => {
      if (question.clip) question.clip.to = 9999;
    }),
  'a question plays a part of the recording again where its words say so': (content) =>
    findSet(content, 't23-a-l3').questions.forEach((question) => void delete question.clip),
};

const shapePlants: Readonly<Record<string, Plant>> = {
  'a data file has the fields of its type, and no others': (content) =>
    void (content.dataFiles = { 'voices/seconds.json': '{ "a": "four" }' }),
  'every data file has a type': ({ files }) => void files.push('school/forgotten.json'),
};

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
  'a book that is given is there in that edition': ({ bookStory }) => void (must(bookStory.given[0]).book = 'nowhere'),
  'readers of a book are of the classes that it was given to': ({ bookStory }) =>
    void (must(bookStory.given[0]?.readers[0]).student = 'zhuyan'),
  'pages that were read are in the book': ({ bookStory }) => void (must(bookStory.given[0]?.readers[0]).page = 999),
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
    void (must(courseStory.given[0]).course = 'nowhere'),
};

/** For each rule, by its name, what violates it. */
export const plantedViolations: Readonly<Record<string, Plant>> = {
  ...questionPlants,
  ...keyPlants,
  ...readingPlants,
  ...bankPlants,
  ...filePlants,
  ...shapePlants,
  ...schoolPlants,
  ...storyPlants,
  ...bookPlants,
  ...coursePlants,
};
