import { describe, expect, test } from 'vitest';
import { assignments, classes, classSessions, messages, papers, people, questionSets } from './index.ts';
import type { Question } from './bank-types.ts';
import type { Moment } from './moments.ts';
import type { Assignment, ResultSeed } from './school-types.ts';

const minutesOf = ({ days, time }: Moment): number => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return days * 1440 + hour * 60 + minute;
};

const studentsOf = (assignment: Assignment): string[] =>
  classes.filter(({ code }) => assignment.classes.includes(code)).flatMap(({ students }) => [...students]);

const paperOf = (assignment: Assignment) => papers.find(({ code }) => code === assignment.paper);

const questionsOf = (assignment: Assignment): Question[] => {
  const sets: string[] = paperOf(assignment)?.sections.flatMap((section) => [...section.sets]) ?? [];
  return sets.flatMap((code) => questionSets.find((set) => set.code === code)?.questions ?? []);
};

const limitOf = (assignment: Assignment): number => {
  const paper = paperOf(assignment);
  return assignment.seconds ?? (paper && 'seconds' in paper ? paper.seconds : Number.POSITIVE_INFINITY);
};

const resultOf = (code: string, student: string): ResultSeed | undefined =>
  assignments.find((one) => one.code === code)?.results.find((result) => result.student === student);

const rightOf = (code: string, student: string): number => {
  const [assignment, result] = [assignments.find((one) => one.code === code), resultOf(code, student)];
  const answers = result?.answers ?? {};
  return assignment ? questionsOf(assignment).filter((question) => answers[question.code] === question.key).length : -1;
};

describe.each(assignments.map((assignment) => [assignment.code, assignment] as const))('%s', (_, assignment) => {
  test('is given by a teacher, begins, ends and has a paper of the bank', () => {
    expect(people.find(({ username }) => username === assignment.teacher)?.roles).toContain('teacher');
    expect(minutesOf(assignment.given)).toBeLessThanOrEqual(minutesOf(assignment.begins));
    expect(minutesOf(assignment.begins)).toBeLessThan(minutesOf(assignment.deadline));
    expect(questionsOf(assignment).length).toBeGreaterThanOrEqual(3);
  });

  test('has results of its own students and staff only, one each, within the window and the clock', () => {
    const students = assignment.results.map(({ student }) => student);
    expect(
      students.filter((student) => ![...studentsOf(assignment), ...(assignment.staff ?? [])].includes(student)),
    ).toEqual([]);
    expect(new Set(students).size).toBe(students.length);
    const outside = assignment.results.filter(
      ({ began, seconds }) =>
        minutesOf(began) < minutesOf(assignment.begins) ||
        minutesOf(began) > minutesOf(assignment.deadline) + 48 * 60 ||
        began.days >= 0 ||
        seconds > limitOf(assignment),
    );
    expect(outside).toEqual([]);
  });

  test('has exact answers for questions of its paper only', () => {
    const codes = questionsOf(assignment).map(({ code }) => code);
    const foreign = assignment.results.flatMap(({ answers = {} }) => Object.keys(answers));
    expect(foreign.filter((code) => !codes.includes(code))).toEqual([]);
  });
});

test('a test that is over has thirty results and more, for item statistics', () => {
  const sizes = assignments.filter(({ kind, deadline }) => kind === 'test' && deadline.days < 0);
  expect(Math.max(...sizes.map(({ results }) => results.length))).toBeGreaterThanOrEqual(30);
});

test('Lin Xiaohe handed something in in most of the last twelve weeks', () => {
  const weeks = assignments.flatMap(({ results }) =>
    results
      .filter(({ student, handedIn }) => student === 'linxiaohe' && handedIn)
      .map(({ began }) => Math.floor(began.days / 7)),
  );
  expect(new Set(weeks).size).toBeGreaterThanOrEqual(9);
});

test('Lin Xiaohe had 21 of 25 in the diagnostic and 11 right with 7 blanks in her first AMC 12', () => {
  expect(rightOf('diagnostic', 'linxiaohe')).toBe(21);
  expect(rightOf('trial-amc12', 'linxiaohe')).toBe(11);
  const answers = Object.values(resultOf('trial-amc12', 'linxiaohe')?.answers ?? {});
  expect(answers.filter((answer) => answer === null)).toHaveLength(7);
});

test('today Lin Xiaohe has a test open, work half done, work not begun, late work and work taken back', () => {
  const hers = assignments.filter((assignment) => studentsOf(assignment).includes('linxiaohe'));
  const open = hers.filter(({ begins, deadline, withdrawn }) => !withdrawn && begins.days < 0 && deadline.days > 0);
  const results = (code: string): ResultSeed | undefined => resultOf(code, 'linxiaohe');
  expect(open.filter(({ kind, code }) => kind === 'test' && !results(code))).toHaveLength(1);
  expect(open.filter(({ code }) => results(code)?.handedIn === false)).toHaveLength(1);
  expect(open.filter(({ kind, code }) => kind === 'homework' && !results(code))).toHaveLength(1);
  expect(hers.filter(({ code, deadline }) => deadline.days === -1 && results(code)?.handedIn === false)).toHaveLength(
    1,
  );
  expect(hers.filter(({ withdrawn }) => withdrawn)).toHaveLength(1);
  expect(hers.filter(({ begins }) => begins.days > 0)).toHaveLength(1);
});

test('messages and class sessions name people, classes and assignments that exist', () => {
  const codes = assignments.map(({ code }) => code);
  const usernames = people.map(({ username }) => username);
  expect(messages.filter(({ to, assignment }) => !usernames.includes(to) || !codes.includes(assignment))).toEqual([]);
  expect(messages.filter(({ sent }) => sent.days >= 0)).toEqual([]);
  expect(messages.some(({ to, read }) => to === 'linxiaohe' && !read)).toBe(true);
  expect(messages.some(({ to, read }) => to === 'qiao' && !read)).toBe(true);
  expect(classSessions.flatMap((session) => session.assignments).filter((code) => !codes.includes(code))).toEqual([]);
});

test('each class meets once a week, two weeks ahead included', () => {
  for (const { code } of classes) {
    const weeks = classSessions.filter((session) => session.class === code).map(({ begins }) => begins.weeks);
    expect(weeks).toEqual(Array.from({ length: 14 }, (_, at) => at - 11));
  }
});
