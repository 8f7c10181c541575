import { expect, test } from 'vitest';
import { linkTo } from '@inkstone/base';
import { programmes, resolveReportKind } from '@inkstone/programmes';
import {
  reportLocationFor,
  examReportLocationFor,
  findReportRedirect,
  findReportScreens,
  classReport,
  reportPaths,
  type ReportLocation,
  type ReportTarget,
} from './addresses.ts';

const toLink = ({ to, search }: ReportLocation): string => linkTo(to, search);
const contest: ReportTarget = { programme: 'amc', kind: 'test', id: 3 };
const plain: ReportTarget = { programme: 'moon', kind: 'homework', id: 3 };

test('a programme has its reports under its own prefixes', () => {
  expect(toLink(reportLocationFor(contest))).toBe('/amc/report?id=3');
  expect(toLink(reportLocationFor({ ...contest, kind: 'homework' }, 7))).toBe('/amc/homework/report?id=3&stuId=7');
});

test('a student and a teacher read the report of a test at different paths', () => {
  const own: ReportTarget = { programme: 'sat', kind: 'test', id: 3 };
  expect(toLink(reportLocationFor(own))).toBe('/stu/satReport?id=3');
  expect(toLink(reportLocationFor(own, 7))).toBe('/sat/report?id=3&stuId=7');
  expect(toLink(reportLocationFor({ ...own, kind: 'homework' }))).toBe('/sat/homework/report?id=3');
});

test.each([
  ['calculus-ab', null, 'test', '/ap/report?id=3', '/ap/report?id=3&stuId=7'],
  ['us-history', null, 'test', '/ap/historyReport?id=3', '/ap/historyReport?id=3&stuId=7'],
  ['english-language', null, 'test', '/ap/tabReport?id=3', '/ap/tabReport?id=3&stuId=7'],
  ['seminar', null, 'test', '/ap/seminarReport?id=3', '/ap/seminarReport?id=3&stuId=7'],
  ['seminar-practice', null, 'homework', '/ap/homework/seminarReport?id=3', '/ap/homework/seminarReport?id=3&stuId=7'],
  ['history-practice', null, 'homework', '/ap/homework/report?id=3', '/ap/homework/report?id=3&stuId=7'],
  ['practice', 154701, 'homework', '/ap/homework/seminarReport?id=3', '/ap/homework/seminarReport?id=3&stuId=7'],
  ['practice', 154702, 'homework', '/ap/homework/seminarReport?id=3', '/ap/homework/seminarReport?id=3&stuId=7'],
  ['practice', 20004, 'test', '/ap/report?id=3', '/ap/report?id=3&stuId=7'],
  ['us-history', 2000401, 'test', '/ap/report?id=3', '/ap/report?id=3&stuId=7'],
  ['us-history', 2000406, 'test', '/ap/report?id=3', '/ap/report?id=3&stuId=7'],
  ['practice', 2000402, 'test', '/ap/tabReport?id=3', '/ap/tabReport?id=3&stuId=7'],
  ['practice', 2000403, 'test', '/ap/historyReport?id=3', '/ap/historyReport?id=3&stuId=7'],
  ['practice', 2000404, 'test', '/ap/historyReport?id=3', '/ap/historyReport?id=3&stuId=7'],
  ['practice', 2000405, 'test', '/ap/historyReport?id=3', '/ap/historyReport?id=3&stuId=7'],
  ['practice', 2000407, 'test', '/ap/historyReport?id=3', '/ap/historyReport?id=3&stuId=7'],
  ['practice', 2000420, 'test', '/ap/seminarReport?id=3', '/ap/seminarReport?id=3&stuId=7'],
] as const)('AP %s of the type %s as a %s has its report at %s', (variant, paperTypeId, kind, own, taught) => {
  const reportKind = resolveReportKind({ programme: 'ap', variant, paperTypeId });
  const exam = { programme: 'ap', reportKind, kind, id: 3 };
  expect(toLink(examReportLocationFor(exam))).toBe(own);
  expect(toLink(examReportLocationFor(exam, 7))).toBe(taught);
});

const atOnePath = (programme: string, path: string) =>
  [programme, `${path}?id=3&kind=test`, `${path}?id=3&kind=homework`] as const;

test.each([
  atOnePath('toefl-2026', '/stu/testReport'),
  atOnePath('toefl-basic', '/toeflBasicExam/report'),
  atOnePath('toefl-listening', '/toefl/homework/listening/report'),
  atOnePath('toefl-translation', '/toefl/homework/speaking/translation/report'),
  atOnePath('toefl-writing', '/homework/tf/writing/practice/stuReportAndAnalyse'),
  ['sat', '/stu/satReport?id=3', '/sat/homework/report?id=3'],
  ['act', '/act/report?id=3', '/act/homework/report?id=3'],
  ['ap', '/ap/report?id=3', '/ap/homework/report?id=3'],
  atOnePath('ssat', '/ssat/homework/report'),
  atOnePath('international', '/international/homework/listening/report'),
  atOnePath('interview', '/homework/interview/report'),
  atOnePath('amc-basic', '/amcBasicExam/report'),
] as const)('a test of %s has its report at %s, homework at %s', (programme, test, homework) => {
  expect(toLink(reportLocationFor({ programme, kind: 'test', id: 3 }))).toBe(test);
  expect(toLink(reportLocationFor({ programme, kind: 'homework', id: 3 }))).toBe(homework);
});

test('the reports of assignments without an exam have one path for the student and one for the teacher', () => {
  const common: ReportTarget = { programme: 'common', kind: 'homework', id: 3 };
  expect(toLink(reportLocationFor(common))).toBe('/stu/commonReport?id=3&kind=homework');
  expect(toLink(reportLocationFor(common, 7))).toBe('/report/select?id=3&stuId=7&kind=homework');
  expect(toLink(reportLocationFor({ ...common, kind: 'test' }))).toBe('/stu/commonReport?id=3&kind=test');
});

test('the report of homework has two paths, for the student and for the teacher', () => {
  const basis: ReportTarget = { programme: 'writing-basis', kind: 'homework', id: 3 };
  expect(toLink(reportLocationFor(basis))).toBe('/homework/writing/ansAndReportStu?id=3&kind=homework');
  expect(toLink(reportLocationFor(basis, 7))).toBe('/homework/writing/ansAndReportTeacher?id=3&stuId=7&kind=homework');
  expect(toLink(reportLocationFor({ ...basis, kind: 'test' }, 7))).toBe(
    '/homework/writing/basis/report?id=3&stuId=7&kind=test',
  );
});

test('where a programme has no report of its own, students use the common path', () => {
  const gaps: ReportTarget = { programme: 'fill-blanks', kind: 'homework', id: 3 };
  expect(toLink(reportLocationFor(gaps))).toBe('/stu/testReport?id=3&kind=homework');
  expect(toLink(reportLocationFor(gaps, 7))).toBe('/stu/testReport?id=3&stuId=7&kind=homework');
});

test('the report of a recruitment paper has one path', () => {
  const paper: ReportTarget = { programme: 'business', kind: 'test', id: 3 };
  expect(toLink(reportLocationFor(paper, 7))).toBe('/recruitment/business/report?id=3&stuId=7&kind=test');
});

test('a programme without reports of its own uses one common path, with the kind as a parameter', () => {
  expect(findReportScreens('moon')).toBeUndefined();
  expect(toLink(reportLocationFor(plain))).toBe('/stu/testReport?id=3&kind=homework');
  expect(toLink(reportLocationFor(plain, 7))).toBe('/stu/testReport?id=3&stuId=7&kind=homework');
});

test('class statistics have one path, which names the class, the view and the open question', () => {
  expect(linkTo(classReport, { id: 3 })).toBe('/report/class?id=3');
  expect(linkTo(classReport, { id: 3, classId: 4, tab: 'items', item: 31 })).toBe(
    '/report/class?id=3&classId=4&tab=items&item=31',
  );
});

/** A report of each programme, exam and kind, of one student and of a class, by what it is opened as. */
const everyReport = programmes.flatMap(({ id: programme, variants }) =>
  variants.flatMap(({ id: variant }) =>
    (['test', 'homework'] as const).flatMap((kind) => {
      const reportKind = resolveReportKind({ programme, variant, paperTypeId: null });
      const reported = { programme, reportKind, kind, id: 3 };
      return [
        [`own ${kind} of ${programme}, ${variant}`, examReportLocationFor(reported)],
        [`a student's ${kind} of ${programme}, ${variant}`, examReportLocationFor(reported, 7)],
      ] as const;
    }),
  ),
);

test.each(everyReport)('whichever path of a report leads to the right one: %s', (_, right) => {
  for (const path of reportPaths) {
    const redirect = findReportRedirect(path, right);
    expect({ path, leadsTo: redirect?.to.path ?? path }).toEqual({ path, leadsTo: right.to.path });
    expect(redirect?.search ?? right.search).toEqual(right.search);
  }
  expect(findReportRedirect('/report/speaking', right)).toBeNull();
});
