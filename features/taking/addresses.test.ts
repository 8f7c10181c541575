import { describe, expect, test } from 'vitest';
import { linkTo } from '@inkstone/base';
import type { ProgrammeCard, Routes } from '@inkstone/exam/blueprint';
import {
  findWindowAlias,
  programmeRoutes,
  getFinishedRoute,
  findIntroductionRoute,
  findProgrammeRoutes,
  buildProgrammeRoutes,
  toBreakLink,
  toSectionLink,
  listAttemptPaths,
  type ProgrammeRoutes,
} from './addresses.ts';
import { screens } from './web/screens.ts';

const name = { en: 'Any', zh: '任意' };
const aCard = (routes: Routes, sections: readonly string[]): ProgrammeCard => ({
  id: 'any',
  position: 1,
  name,
  routes,
  sections,
  exams: { any: name },
});

const journey = (routes: Routes, sections: readonly string[]): ProgrammeRoutes => {
  const match = buildProgrammeRoutes(aCard(routes, sections));
  if (!match) throw new Error('There is no journey.');
  return match;
};

const toLinkText = (routes: ProgrammeRoutes, work: Parameters<typeof toSectionLink>[1]): string => {
  const sitting = toSectionLink(routes, work);
  return sitting ? linkTo(sitting.to, sitting.search) : '';
};

describe('the screens of a programme', () => {
  const contest = journey({ exam: '/amc', homework: '/amc/homework' }, ['contest', 'practice']);

  test('finds the screens that the plain list has', () => {
    expect(contest.controller?.path).toBe('/amc/controller');
    expect(contest.introduction?.path).toBe('/amc/introduction');
    expect(contest.homeworkController?.path).toBe('/amc/homework/controller');
    expect(new Set(contest.sections.map(({ exam }) => exam.path))).toEqual(new Set(['/ws/amc/exam']));
    expect(toLinkText(contest, { kind: 'test', id: 3 })).toBe('/ws/amc/exam?id=3');
    expect(toLinkText(contest, { kind: 'homework', id: 3, section: 'practice' })).toBe('/amc/homework/exercise?id=3');
  });

  test("uses a section's own screen where there is one", () => {
    const sat = journey({ exam: '/sat', homework: '/sat/homework' }, ['reading-writing', 'math']);
    expect(sat.sections.map(({ exam }) => exam.path)).toEqual(['/ws/sat/readingWriting', '/ws/sat/math']);
    expect(toLinkText(sat, { kind: 'homework', id: 3, section: 'math' })).toBe('/sat/homework/exercise?id=3');
  });

  test.each([
    ['ssat', '/ws/ssat/homework/exercise'],
    ['duolingo', '/ws/homework/duolingo/listening/exercise'],
    ['interview', '/ws/homework/interview/exercise'],
    ['amc-basic', '/ws/amcBasicExam/exercise'],
    ['toefl-basic', '/ws/toeflBasicExam/exercise'],
    ['toefl-listening', '/ws/toefl/homework/listening/exercise'],
    ['toefl-translation', '/ws/toefl/homework/speaking/translation/exercise'],
    ['international', '/ws/international/homework/listening/exercise'],
  ])('%s has its exercise at %s too', (programme, path) => {
    const routes = findProgrammeRoutes(programme)?.sections ?? [];
    expect(new Set(routes.map(({ exercise }) => findWindowAlias(exercise)?.path))).toEqual(new Set([path]));
    const [former] = routes;
    const rows = screens.filter((row) => [path, former?.exercise.path].includes(row.path));
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatchObject({ layout: rows[1]?.layout, access: rows[1]?.access, title: rows[1]?.title });
  });

  test('an exercise with screens of its own under /ws has no alias there', () => {
    const sat = findProgrammeRoutes('sat')?.sections ?? [];
    expect(sat.map(({ exercise }) => findWindowAlias(exercise))).toEqual(sat.map(() => undefined));
  });

  test('no path on which tests are taken is an alias of an exercise', () => {
    const exams = new Set(programmeRoutes.flatMap(({ sections }) => sections.map(({ exam }) => exam.path)));
    const taken = programmeRoutes
      .flatMap(({ sections }) => sections.map(({ exercise }) => findWindowAlias(exercise)?.path))
      .filter((path) => path !== undefined && exams.has(path));
    expect(exams.has('/ws/exam/tf/reading')).toBe(true);
    expect(taken).toEqual([]);
  });

  test('uses an own break screen where there is one, else the common one', () => {
    const sat = journey({ exam: '/sat', homework: '/sat/homework' }, ['math']);
    const reform = journey({ exam: '/exam/tfReform', homework: '/homework/tfReform' }, ['reading']);
    const at = (programmeRoutes: ProgrammeRoutes, kind: 'test' | 'homework') => {
      const { to, search } = toBreakLink(programmeRoutes, { kind, id: 3 });
      return linkTo(to, search);
    };
    expect(at(sat, 'test')).toBe('/ws/sat/break?id=3');
    expect(at(reform, 'test')).toBe('/exam/break?id=3');
    expect(at(reform, 'homework')).toBe('/exam/break?id=3&kind=homework');
  });

  test('adds the kind where one screen serves tests and homework', () => {
    const aliases = { '/exam/tfReform/introduction': '/toeflReformIntroduction' } as const;
    const routes = { exam: '/exam/tfReform', homework: '/homework/tfReform', aliases };
    const reform = journey(routes, ['reading', 'listening', 'speaking', 'writing']);
    expect(reform.controller).toBeUndefined();
    expect(reform.introduction?.path).toBe('/toeflReformIntroduction');
    expect(toLinkText(reform, { kind: 'test', id: 3, section: 'speaking' })).toBe('/exam/tfReform/speaking?id=3');
    expect(toLinkText(reform, { kind: 'homework', id: 3, section: 'reading' })).toBe(
      '/exam/tfReform/reading?id=3&kind=homework',
    );
    expect(toLinkText(reform, { kind: 'homework', id: 3, section: 'writing' })).toBe('/homework/tfReform/writing?id=3');
    expect(toLinkText(reform, { kind: 'test', id: 3, section: 'moon' })).toBe('/exam/tfReform/reading?id=3');
  });

  test('uses separate screens for tests and homework of a section', () => {
    const aliases = { '/exam/tf/introduction': '/toeflIntroduction', '/exam/tf/break': '/ws/exam/break' } as const;
    const routes = { exam: '/exam/tf', homework: '/homework/tf', aliases };
    const classic = journey(routes, ['reading', 'listening', 'speaking', 'writing']);
    expect(classic.introduction?.path).toBe('/toeflIntroduction');
    const of = (kind: 'test' | 'homework') =>
      classic.sections.map(({ section }) => toLinkText(classic, { kind, id: 3, section }));
    expect(of('test')).toEqual([
      '/ws/exam/tf/reading?id=3',
      '/ws/exam/tf/listening?id=3',
      '/ws/exam/tf/speaking?id=3',
      '/ws/exam/tf/writing?id=3',
    ]);
    expect(of('homework')).toEqual([
      '/exam/tf/reading?id=3',
      '/exam/tf/listening?id=3',
      '/exam/tf/speaking?id=3',
      '/homework/tf/writing?id=3',
    ]);
    expect(toBreakLink(classic, { kind: 'test', id: 3 }).to.path).toBe('/ws/exam/break');
  });

  test('uses the legacy paths of its sections, and its own final screen if it has one', () => {
    const match = findProgrammeRoutes('toefl-2026');
    if (!match) throw new Error('no journey');
    expect(match.introduction?.path).toBe('/toeflV2Introduction');
    expect(toLinkText(match, { kind: 'test', id: 3, section: 'listening' })).toBe('/ws/toeflExamV2/Listening?id=3');
    expect(toLinkText(match, { kind: 'homework', id: 3, section: 'reading' })).toBe(
      '/ws/toeflExamV2/Reading?id=3&kind=homework',
    );
    expect(match.finished?.path).toBe('/ws/toeflExamV2/Finished');
    expect(findProgrammeRoutes('toefl-2023')?.finished).toBeUndefined();
  });

  test('uses the same screen for tests and homework if there is only one', () => {
    const common = journey({ exam: '/exam/common', homework: '/exam/common/homework' }, ['select']);
    expect(toLinkText(common, { kind: 'test', id: 3 })).toBe('/exam/common/select?id=3');
    expect(toLinkText(common, { kind: 'homework', id: 3 })).toBe('/exam/common/select?id=3&kind=homework');
    const aliases = { '/defined/homework/exercise': '/exercise/uploadFile' } as const;
    const defined = journey({ exam: '/defined', homework: '/defined/homework', aliases }, ['tasks']);
    expect(toLinkText(defined, { kind: 'homework', id: 3 })).toBe('/exercise/uploadFile?id=3&kind=homework');
  });

  test('uses its own introduction and final screen for homework if it has them', () => {
    const sentences = findProgrammeRoutes('long-sentences');
    if (!sentences) throw new Error('no journey');
    expect(findIntroductionRoute(sentences, 'homework')?.path).toBe('/longAndDifficultSentences/exercise/guide');
    expect(findIntroductionRoute(sentences, 'test')).toBeUndefined();
    expect(toLinkText(sentences, { kind: 'homework', id: 3 })).toBe('/longAndDifficultSentences/exercise?id=3');
    expect(toLinkText(sentences, { kind: 'test', id: 3 })).toBe('/exercise/candidate/longAndDifficultSentences?id=3');
    const ends = (programme: string) =>
      (['test', 'homework'] as const).map((kind) => getFinishedRoute({ programme, kind }).path);
    expect(ends('long-sentences')).toEqual(['/exam/result', '/longAndDifficultSentences/submit/seccess']);
    expect(ends('toefl-2026')).toEqual(['/ws/toeflExamV2/Finished', '/ws/homework/finished']);
  });

  test('uses the recruitment screens for candidates, with one final screen for all their tests', () => {
    const business = findProgrammeRoutes('business');
    if (!business) throw new Error('no journey');
    expect(business.controller?.path).toBe('/recruitment/controller');
    expect(findIntroductionRoute(business, 'test')?.path).toBe('/recruitment/business/guide');
    const sat = ['choice', 'figures', 'cases'].map((section) => toLinkText(business, { kind: 'test', id: 3, section }));
    expect(new Set(sat)).toEqual(new Set(['/recruitment/business/exercise?id=3']));
    const end = (programme: string) => getFinishedRoute({ programme, kind: 'test', isCandidates: true }).path;
    expect(['business', 'common', 'toefl-2026'].map(end)).toEqual(Array(3).fill('/recruitment/common/success'));
  });

  test('is undefined where no section has a screen', () => {
    expect(buildProgrammeRoutes(aCard({ exam: '/moon', homework: '/moon/homework' }, ['dust']))).toBeUndefined();
    expect(findProgrammeRoutes('moon')).toBeUndefined();
  });
});

test('only the screens of an attempt can be reopened without a network', () => {
  const paths = listAttemptPaths();
  const own = ['/controller', '/test', '/ws/amc/exam', '/ws/exam/tf/reading', '/amc/homework/exercise', '/quill'];
  expect(paths).toEqual(expect.arrayContaining(own));
  for (const path of ['/login', '/home', '/exam/result', '/ws/homework/finished', '/stu/enviroment', '/demo'])
    expect(paths).not.toContain(path);
});
