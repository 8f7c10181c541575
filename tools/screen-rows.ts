import path from 'node:path';
import { programmeCards } from '@inkstone/programmes/cards';
import { deskLocationFor } from '@inkstone/marking/addresses';
import { examReportLocationFor, findReportScreens, reportLocationFor } from '@inkstone/reports/addresses';
import {
  enterHomework,
  enterTest,
  examBreak,
  findIntroductionRoute,
  findProgrammeRoutes,
  findWindowAlias,
  getFinishedRoute,
} from '@inkstone/taking/addresses';
import { files, readText } from './call-locations.ts';
import type { ScreenEntry } from './registries.ts';
import { screenFile } from './screen-sources.ts';

/** What a path is for. */
export interface ScreenRow {
  path: string;
  /** The programmes whose work is shown there; empty where that makes no difference. */
  programmes: readonly string[];
  /** What is done there: with a programme's work by kind and section, else by the kind of the screen. */
  kinds: readonly string[];
  screen: ScreenEntry;
  file: string;
  /** The journeys that name the path; the journey of every screen opens it anyway. */
  journeys: readonly string[];
  /** The path of the same row that it is another name for. */
  aliasOf: string | undefined;
}

/** The journey that opens each path. */
export const journeyOfAll = 'every-screen';

/**
 * Paths that are another name of a path: its programme, kind and screen are the same. No other two paths have equal
 * rows.
 */
export const screenAliases: Readonly<Record<string, string>> = {
  '/ws/amcBasicExam/exercise': '/amcBasicExam/exercise',
  '/ws/homework/duolingo/listening/exercise': '/homework/duolingo/listening/exercise',
  '/ws/homework/interview/exercise': '/homework/interview/exercise',
  '/ws/international/homework/listening/exercise': '/international/homework/listening/exercise',
  '/ws/ssat/homework/exercise': '/ssat/homework/exercise',
  '/ws/toefl/homework/listening/exercise': '/toefl/homework/listening/exercise',
  '/ws/toefl/homework/speaking/translation/exercise': '/toefl/homework/speaking/translation/exercise',
  '/ws/toeflBasicExam/exercise': '/toeflBasicExam/exercise',
};

interface Use {
  path: string | undefined;
  programme: string;
  kind: string;
}

const assignmentKinds = ['test', 'homework'] as const;

/** Where the work of a programme is entered, taken and ended. */
const listTakingUses = (programme: string): Use[] => {
  const routes = findProgrammeRoutes(programme);
  const used = (route: { path: string } | undefined, kind: string): Use => ({ path: route?.path, programme, kind });
  return [
    used(routes?.controller ?? enterTest, 'launcher of a test'),
    used(routes?.homeworkController ?? enterHomework, 'launcher of homework'),
    used(routes?.breakRoute ?? examBreak, 'break'),
    ...assignmentKinds.map((kind) => used(getFinishedRoute({ programme, kind }), `end of a ${kind}`)),
    used(getFinishedRoute({ programme, kind: 'test', isCandidates: true }), 'end for candidates'),
    ...assignmentKinds.map((kind) => used(routes && findIntroductionRoute(routes, kind), `directions of a ${kind}`)),
    ...(routes?.sections ?? []).flatMap(({ section, exam, exercise }) => [
      used(exam, `test: ${section}`),
      used(exercise, `homework: ${section}`),
    ]),
  ];
};

/** Where the work of a programme is marked; spoken work where it has a path of its own. */
const listMarkingUses = (programme: string): Use[] =>
  assignmentKinds.flatMap((kind) => {
    const pathFor = (hasFiles: boolean, skill?: string) =>
      deskLocationFor({ id: 1, programme, kind, hasFiles }, { skill }).to.path;
    const marked = { path: pathFor(false), programme, kind: `correction of a ${kind}` };
    const speakingRow = { ...marked, path: pathFor(false, 'speaking'), kind: `${marked.kind}: speaking` };
    const withFiles = { ...marked, path: pathFor(true), kind: `${marked.kind} with files` };
    return [marked, withFiles, ...(speakingRow.path === marked.path ? [] : [speakingRow])];
  });

/** Where the reports of a programme are read, by whom. */
const listReportUses = (programme: string): Use[] => [
  ...assignmentKinds.flatMap((kind) =>
    [undefined, 7].map((studentId) => ({
      path: reportLocationFor({ programme, kind, id: 1 }, studentId).to.path,
      programme,
      kind: `report of a ${kind}, ${studentId ? 'taught' : 'own'}`,
    })),
  ),
  ...(findReportScreens(programme)?.byKind ?? []).map(({ report, kind }) => ({
    path: examReportLocationFor({ programme, kind, id: 1, reportKind: report }).to.path,
    programme,
    kind: `report of a ${kind}, ${report}`,
  })),
];

/** The exercises under /ws, each by the path that it shows the same work as. */
const windowAliases = new Map(
  programmeCards.flatMap(({ id }) =>
    (findProgrammeRoutes(id)?.sections ?? []).flatMap(({ exercise }): [string, string][] => {
      const alias = findWindowAlias(exercise);
      return alias ? [[alias.path, exercise.path]] : [];
    }),
  ),
);

/** The kinds of screens that are not of a programme, by the names of their files. */
const fileKinds: readonly (readonly [RegExp, string])[] = [
  [/settings|password/, 'settings'],
  [/^(?:home|student-home|teacher-home)\./, 'home'],
  [/desk/, 'correction'],
  [/launcher|controller|enter-/, 'launcher'],
  [/report|result|listened|analysis/, 'report'],
  [/finished/, 'end'],
  [/study|quill/, 'exercise'],
  [/new-|create|edit|assign-/, 'form'],
  [/detail|entry|assigned-book\.|assigned-course\.|my-course\.|received-/, 'detail'],
  [/s\.screen|list|my-|bank|error-book|homework\./, 'list'],
];

const readFileKind = (file: string): string =>
  fileKinds.find(([name]) => name.test(path.basename(file)))?.[1] ?? 'page';

const readJourneys = (): { name: string; text: string }[] =>
  files('apps/web/journeys/**/*.journey.ts').map((file) => ({
    name: path.basename(file, '.journey.ts'),
    text: readText(file),
  }));

/** The rows of all screens, in the order of their paths. */
export const listScreenRows = (screens: readonly ScreenEntry[]): ScreenRow[] => {
  const uses = programmeCards.flatMap(({ id }) => [
    ...listTakingUses(id),
    ...listMarkingUses(id),
    ...listReportUses(id),
  ]);
  const usesByPath = Map.groupBy(uses, (use) => use.path);
  const journeys = readJourneys().filter(({ name }) => name !== journeyOfAll);
  return [...screens]
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .map((screen) => {
      const own = usesByPath.get(windowAliases.get(screen.path) ?? screen.path) ?? [];
      const file = screenFile(screen.load) ?? '';
      const isNamed = new RegExp(`['"\`]${screen.path}[?'"\`]`);
      return {
        path: screen.path,
        programmes: [...new Set(own.map(({ programme }) => programme))],
        kinds: own.length > 0 ? [...new Set(own.map(({ kind }) => kind))] : [readFileKind(file)],
        screen,
        file,
        journeys: journeys.filter(({ text }) => isNamed.test(text)).map(({ name }) => name),
        aliasOf: screenAliases[screen.path],
      };
    });
};

/** What makes two paths the same screen for the same people and work. */
export const toRowKey = ({ programmes, kinds, screen, file }: ScreenRow): string =>
  JSON.stringify([programmes, kinds, file, screen.layout, screen.access]);
