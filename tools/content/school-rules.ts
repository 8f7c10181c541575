import { roles as allRoles } from '@inkstone/session/contract';
import { findDuplicates, listTeachers, ruleForEach, ruleOfFacts, type Rule } from './rule.ts';
import type { SampleContent } from './sample-content.ts';

const everyRole = allRoles.toSorted().join();

const listUsernames = ({ people }: SampleContent): string[] => people.map(({ username }) => username);

const unknownIn = (content: SampleContent, place: string, usernames: readonly string[]): string[] => {
  const known = new Set(listUsernames(content));
  return usernames.filter((username) => !known.has(username)).map((username) => `${place}: ${username}`);
};

/** The rules of people, classes and the timetable. */
export const schoolRules: readonly Rule[] = [
  { name: 'no two people share a user name', find: (content) => findDuplicates(listUsernames(content)) },
  {
    name: 'no two people share a Chinese name',
    find: ({ people }) => findDuplicates(people.map(({ nameZh }) => nameZh)),
  },
  ruleForEach('a user name is lower-case letters', listUsernames, (username) => !/^[a-z]+$/.test(username) && username),
  ruleOfFacts('every role is there', ({ people }) => ({
    [everyRole]: [...new Set(people.flatMap(({ roles }) => roles))].toSorted().join() === everyRole,
  })),
  ruleForEach(
    'a class has people of the school',
    ({ classes }) => classes,
    ({ code, teachers, students }, content) => unknownIn(content, code, [...teachers, ...students]),
  ),
  ruleForEach(
    'a class has more than ten students',
    ({ classes }) => classes,
    ({ code, students }) => students.length <= 10 && `${code}: ${students.length}`,
  ),
  ruleForEach(
    'relations are between people of the school',
    ({ relations }) => [relations],
    (relations, content) => [
      ...relations.teams.flatMap(({ leader, members, name }) => unknownIn(content, name, [leader, ...members])),
      ...relations.stars.flatMap(({ teacher, students }) => unknownIn(content, 'stars', [teacher, ...students])),
      ...relations.thirdParties.flatMap(({ student, teacher, by }) =>
        unknownIn(content, 'third parties', [student, teacher, by]),
      ),
      ...relations.customers.flatMap(({ student, by }) => unknownIn(content, 'customers', [student, by])),
      ...relations.staff.flatMap(({ manager, members }) => unknownIn(content, 'staff', [manager, ...members])),
    ],
  ),
  ruleForEach(
    'a candidate, a recruiter and a paper are there',
    ({ candidates }) => candidates,
    (candidate, content) => {
      const { person, recruiter, paper } = candidate;
      const hasPaper = paper === undefined || content.papers.some(({ code }) => code === paper);
      return [...unknownIn(content, 'candidates', [person, recruiter]), ...(hasPaper ? [] : [`${person}: ${paper}`])];
    },
  ),
  ruleForEach(
    'a phase report is about a student, by a teacher',
    ({ phaseReports }) => phaseReports,
    ({ student, author }, content) => [
      ...unknownIn(content, 'phase reports', [student]),
      ...(listTeachers(content).includes(author) ? [] : [author]),
    ],
  ),
  ruleForEach(
    'a class meets once a week, two weeks ahead included',
    ({ classes }) => classes,
    ({ code }, content) => {
      const weeks = content.classSessions.filter((session) => session.class === code).map(({ begins }) => begins.weeks);
      const expected = Array.from({ length: 14 }, (_, index) => index - 11);
      return weeks.join() !== expected.join() && `${code}: ${weeks.join()}`;
    },
  ),
  ruleForEach(
    'a class session names assignments that exist',
    ({ classSessions }) => classSessions,
    (session, { assignments }) =>
      session.assignments.filter((named) => !assignments.some(({ code }) => code === named)),
  ),
];
