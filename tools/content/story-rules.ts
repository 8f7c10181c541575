import type { Assignment, Moment, Question, ResultSeed } from '@inkstone/content';
import { isInFamily, isTestKind } from '@inkstone/exam/assignment-kinds';
import { countIf, findDuplicates, listQuestions, listTeachers, ruleForEach, ruleOfFacts, type Rule } from './rule.ts';
import type { SampleContent } from './sample-content.ts';

const toMinutes = ({ days, time }: Moment): number => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return days * 1440 + hour * 60 + minute;
};

const listAssignments = ({ assignments }: SampleContent): readonly Assignment[] => assignments;

const listStudents = ({ classes: codes }: Assignment, { classes }: SampleContent): string[] =>
  classes.filter(({ code }) => codes.includes(code)).flatMap(({ students }) => [...students]);

const findPaper = ({ paper }: Assignment, { papers }: SampleContent) => papers.find(({ code }) => code === paper);

const listAsked = (assignment: Assignment, content: SampleContent): Question[] => {
  const sets = findPaper(assignment, content)?.sections.flatMap((section) => section.sets) ?? [];
  return sets.flatMap((code) => content.questionSets.find((set) => set.code === code)?.questions ?? []);
};

const findResult = ({ assignments }: SampleContent, code: string, student: string): ResultSeed | undefined =>
  assignments.find((assignment) => assignment.code === code)?.results.find((result) => result.student === student);

const countRight = (content: SampleContent, code: string, student: string): number => {
  const assignment = content.assignments.find((item) => item.code === code);
  const answers = findResult(content, code, student)?.answers ?? {};
  return assignment
    ? countIf(listAsked(assignment, content), (question) => answers[question.code] === question.key)
    : -1;
};

const graceMinutes = 48 * 60;

const findResultsOutside = (assignment: Assignment, content: SampleContent): string[] => {
  const limit = assignment.seconds ?? findPaper(assignment, content)?.seconds ?? Number.POSITIVE_INFINITY;
  return assignment.results
    .filter(({ began, seconds }) => {
      const minutes = toMinutes(began);
      const isEarly = minutes < toMinutes(assignment.begins);
      const isLate = minutes > toMinutes(assignment.deadline) + graceMinutes || began.days >= 0;
      return isEarly || isLate || seconds > limit;
    })
    .map(({ student }) => `${assignment.code}: ${student}`);
};

const assignmentRules: readonly Rule[] = [
  ruleForEach('an assignment is given by a teacher', listAssignments, ({ code, teacher }, content) =>
    listTeachers(content).includes(teacher) ? undefined : `${code}: ${teacher}`,
  ),
  ruleForEach(
    'an assignment is given, begins and ends in this order',
    listAssignments,
    ({ code, assignedAt, begins, deadline }) => {
      const inOrder = toMinutes(assignedAt) <= toMinutes(begins) && toMinutes(begins) < toMinutes(deadline);
      return inOrder ? undefined : code;
    },
  ),
  ruleForEach(
    'an assignment has a paper of the bank with three questions or more',
    listAssignments,
    (assignment, content) => listAsked(assignment, content).length < 3 && assignment.code,
  ),
  ruleForEach('results are of those who were given the assignment', listAssignments, (assignment, content) => {
    const recipients = [...listStudents(assignment, content), ...(assignment.staff ?? [])];
    return assignment.results
      .filter(({ student }) => !recipients.includes(student))
      .map(({ student }) => `${assignment.code}: ${student}`);
  }),
  ruleForEach('a student has one result of an assignment', listAssignments, ({ code, results }) =>
    findDuplicates(results.map(({ student }) => student)).map((student) => `${code}: ${student}`),
  ),
  ruleForEach('results lie within the window and the clock', listAssignments, findResultsOutside),
  ruleForEach('exact answers are to questions of the paper', listAssignments, (assignment, content) => {
    const codes = listAsked(assignment, content).map(({ code }) => code);
    const answered = assignment.results.flatMap(({ answers = {} }) => Object.keys(answers));
    return answered.filter((code) => !codes.includes(code)).map((code) => `${assignment.code}: ${code}`);
  }),
];

const linXiaohe = 'linxiaohe';

const listStateFacts = (content: SampleContent): Readonly<Record<string, boolean>> => {
  const hers = content.assignments.filter((assignment) => listStudents(assignment, content).includes(linXiaohe));
  const open = hers.filter(({ begins, deadline, withdrawn }) => !withdrawn && begins.days < 0 && deadline.days > 0);
  const result = ({ code }: Assignment): ResultSeed | undefined => findResult(content, code, linXiaohe);
  const isHalfDone = (assignment: Assignment): boolean => result(assignment)?.handedIn === false;
  return {
    'a test open': countIf(open, (assignment) => isTestKind(assignment.kind) && !result(assignment)) === 1,
    'work half done': countIf(open, isHalfDone) === 1,
    'homework not begun':
      countIf(open, (assignment) => isInFamily(assignment.kind, 'homework') && !result(assignment)) === 1,
    'late work': countIf(hers, (assignment) => assignment.deadline.days === -1 && isHalfDone(assignment)) === 1,
    'work taken back': countIf(hers, ({ withdrawn }) => withdrawn !== undefined) === 1,
    'work to come': countIf(hers, ({ begins }) => begins.days > 0) === 1,
  };
};

const listMarks = ({ toefl, toefl2026, classic, interview, practiceWork, assignments, candidates }: SampleContent) => [
  ...toefl.markedPapers.flatMap(({ marks }) => marks),
  ...toefl.redos.flatMap(({ done }) => (done ? [done.mark] : [])),
  ...toefl2026.marked.marks,
  classic.essay.mark,
  ...interview.marked.marks,
  ...practiceWork.flatMap(({ sitters }) => sitters.flatMap(({ marked }) => marked?.marks ?? [])),
  ...assignments.flatMap(({ results }) => results.flatMap(({ marked }) => marked?.marks ?? [])),
  ...candidates.flatMap(({ marked }) => marked?.marks ?? []),
];

/** The rules of what was assigned and how it went. */
export const storyRules: readonly Rule[] = [
  ...assignmentRules,
  ruleForEach('a mark is of a question of the bank', listMarks, ({ question }, content) =>
    listQuestions(content).some(({ code }) => code === question) ? undefined : question,
  ),
  ruleOfFacts('a test that is over has results enough for item statistics', ({ assignments }) => ({
    'thirty results': assignments.some(
      ({ kind, deadline, results }) => isTestKind(kind) && deadline.days < 0 && results.length >= 30,
    ),
  })),
  ruleOfFacts('Lin Xiaohe submitted something in most of the last twelve weeks', ({ assignments }) => {
    const weeks = assignments
      .flatMap(({ results }) => results.filter(({ student, handedIn }) => student === linXiaohe && handedIn))
      .map(({ began }) => Math.floor(began.days / 7));
    return { 'nine weeks': new Set(weeks).size >= 9 };
  }),
  ruleOfFacts('Lin Xiaohe has the results that her history tells', (content) => {
    const answers = Object.values(findResult(content, 'trial-amc12', linXiaohe)?.answers ?? {});
    return {
      '21 of 25 in the diagnostic': countRight(content, 'diagnostic', linXiaohe) === 21,
      '11 right in her first AMC 12': countRight(content, 'trial-amc12', linXiaohe) === 11,
      '7 blanks in it': countIf(answers, (answer) => answer === null) === 7,
    };
  }),
  ruleOfFacts('Lin Xiaohe has today an assignment in every state', listStateFacts),
];
