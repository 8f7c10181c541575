import { backendSide, signedIn, examTakers, teacherSide } from '@inkstone/session/contract';
import { defineScreen, type ScreenDefinition } from '@inkstone/ui/screen';
import {
  audioAnalysis,
  audioReport,
  candidateWriting,
  highlighter,
  isSharedReport,
  listened,
  readingAnalysis,
  readingAnalysisReport,
  reportScreens,
  speakingReport,
  studentReport,
  taughtAudioReport,
  testReport,
  writingResult,
  type ReportAddress,
  type ReportScreens,
} from '../addresses.ts';
import {
  analysisMessages,
  highlighterWords,
  listenedWords,
  messages,
  partMessages,
  phaseWords,
  wholeMessages,
} from '../messages.ts';

const one = { access: signedIn, layout: 'window' as const, title: [messages, 'report'] as const };
const toTeachers = {
  access: backendSide.may('publish_homework', 'publish_test', 'test'),
  layout: 'window' as const,
  title: [wholeMessages, 'wholeReport'] as const,
};
const testOf = () => import('./test-report.screen.tsx');
const homeworkOf = () => import('./homework-report.screen.tsx');
const wholeOf = () => import('./whole/whole-report.screen.tsx');

const sharedOf = () => import('./shared-report.screen.tsx');

const byPath = (places: readonly ReportAddress[]): ReadonlyMap<string, ReportAddress> =>
  new Map(places.map((place) => [place.path as string, place]));

/** Where addresses are shared, one screen serves them all; the place of every programme has a row of its own. */
const sharedScreensOf = (it: ReportScreens): ScreenDefinition[] => {
  const whole = byPath([it.testWhole, it.homeworkWhole, it.testTaught, it.homeworkTaught]);
  const own = byPath([it.test, it.testOwn, it.homework, it.homeworkOwn]);
  return [
    ...[...own.values()].map((place) => defineScreen(place, { ...one, load: sharedOf })),
    ...[...whole.values()]
      .filter(({ path }) => !own.has(path))
      .map((place) => defineScreen(place, { ...toTeachers, load: sharedOf })),
  ].filter(({ path }) => path !== testReport.path);
};

/** The reports of one programme: one screen each, whatever the programme; where addresses are shared, one for them all. */
const screensOf = (places: ReportScreens): ScreenDefinition[] => {
  const { test, testOwn, homework, testWhole, homeworkWhole } = places;
  if (isSharedReport(places)) return sharedScreensOf(places);
  return [
    defineScreen(test, { ...one, load: testOf }),
    ...(testOwn.path === test.path ? [] : [defineScreen(testOwn, { ...one, load: testOf })]),
    defineScreen(homework, { ...one, load: homeworkOf }),
    defineScreen(testWhole, { ...toTeachers, load: wholeOf }),
    defineScreen(homeworkWhole, { ...toTeachers, load: wholeOf }),
    ...places.byKind.map(({ kind, at }) => defineScreen(at, { ...one, load: kind === 'test' ? testOf : homeworkOf })),
  ];
};

/** A part of a report, which student and teacher read alike. */
const part = { access: signedIn, layout: 'window' as const };
const textsOf = () => import('./skills/writing-result.screen.tsx');
const audioOf = () => import('./skills/audio-report.screen.tsx');

const partScreens: readonly ScreenDefinition[] = [
  defineScreen(readingAnalysis, {
    ...{ access: examTakers, layout: 'window' },
    title: [analysisMessages, 'title'],
    load: () => import('./analysis/analysis.screen.tsx'),
  }),
  defineScreen(readingAnalysisReport, {
    ...part,
    title: [analysisMessages, 'reportTitle'],
    load: () => import('./analysis/analysis-report.screen.tsx'),
  }),
  defineScreen(writingResult, { ...part, title: [partMessages, 'writing'], load: textsOf }),
  defineScreen(candidateWriting, {
    ...part,
    access: backendSide.may('test'),
    title: [partMessages, 'candidateWriting'],
    load: textsOf,
  }),
  defineScreen(speakingReport, {
    ...part,
    title: [partMessages, 'speaking'],
    load: () => import('./skills/speaking-report.screen.tsx'),
  }),
  defineScreen(highlighter, {
    ...part,
    title: [highlighterWords, 'title'],
    load: () => import('./highlighter/highlighter.screen.tsx'),
  }),
  defineScreen(listened, {
    ...part,
    title: [listenedWords, 'title'],
    load: () => import('./listened/listened.screen.tsx'),
  }),
  defineScreen(audioReport, { access: examTakers, layout: 'window', title: [partMessages, 'audio'], load: audioOf }),
  defineScreen(taughtAudioReport, {
    ...part,
    access: toTeachers.access,
    title: [partMessages, 'audio'],
    load: audioOf,
  }),
  defineScreen(audioAnalysis, {
    ...part,
    title: [partMessages, 'audioOne'],
    load: () => import('./skills/audio-analysis.screen.tsx'),
  }),
];

/** Programmes may share the screens of their reports: each stands once. */
const reports = new Map(reportScreens.flatMap(screensOf).map((row) => [row.path, row]));

/** The screens of reports. */
export const screens: readonly ScreenDefinition[] = [
  ...reports.values(),
  defineScreen(testReport, { ...one, load: () => import('./forward-report.screen.tsx') }),
  ...partScreens,
  defineScreen(studentReport, {
    access: teacherSide.may('myStudent_student'),
    layout: 'bar',
    title: [phaseWords, 'title'],
    load: () => import('./phase/student-report.screen.tsx'),
  }),
];
