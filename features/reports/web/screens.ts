import { setEditor } from '@inkstone/bank/contract';
import { anonymous } from '@inkstone/call';
import { backendSide, signedIn, examTakers, student, teacherSide } from '@inkstone/session/contract';
import { defineScreen, type ScreenDefinition } from '@inkstone/ui/screen';
import {
  answerSheets,
  audioAnalysis,
  audioReport,
  candidateWriting,
  gradebook,
  guardianReport,
  classReport,
  highlighter,
  isSharedReport,
  listeningResult,
  myPhaseReport,
  paperTest,
  pastScores,
  questionFigures,
  readingAnalysis,
  readingAnalysisReport,
  reportScreens,
  speakingReport,
  studentReport,
  studentAudioReport,
  testReport,
  writingResult,
  type ReportRoute,
  type ReportScreens,
} from '../addresses.ts';
import {
  analysisMessages,
  answerSheetMessages,
  figureMessages,
  gradebookMessages,
  highlighterMessages,
  letterMessages,
  listeningMessages,
  messages,
  paperMessages,
  partMessages,
  pastScoreMessages,
  phaseMessages,
  assignmentReportMessages,
} from '../messages.ts';

const studentReportRow = { access: signedIn, layout: 'window' as const, title: [messages, 'report'] as const };
const teacherReportRow = {
  access: backendSide.may('publish_homework', 'publish_test', 'test'),
  layout: 'window' as const,
  title: [assignmentReportMessages, 'wholeReport'] as const,
};
/** Where a teacher reads one student's report, and on the same route that of the whole assignment. */
const studentOrWholeRow = {
  ...teacherReportRow,
  access: backendSide.may('publish_homework', 'publish_test', 'test', 'myStudent_student'),
};
const loadTestReport = () => import('./test-report.screen.tsx');
const loadHomeworkReport = () => import('./homework-report.screen.tsx');
const loadSharedReport = () => import('./shared-report.screen.tsx');

const groupByPath = (places: readonly ReportRoute[]): ReadonlyMap<string, ReportRoute> =>
  new Map(places.map((place) => [place.path as string, place]));

/** With shared routes one screen serves all; each programme's route still has its own row. */
const buildSharedScreens = (programme: ReportScreens): ScreenDefinition[] => {
  const studentRoutes = groupByPath([programme.studentTest, programme.studentHomework]);
  const ownRoutes = groupByPath([programme.test, programme.ownTest, programme.homework, programme.ownHomework]);
  return [
    ...[...ownRoutes.values()].map((place) => defineScreen(place, { ...studentReportRow, load: loadSharedReport })),
    ...[...studentRoutes.values()]
      .filter(({ path }) => !ownRoutes.has(path))
      .map((place) => defineScreen(place, { ...studentOrWholeRow, load: loadSharedReport })),
  ].filter(({ path }) => path !== testReport.path);
};

/** The report screens of one programme; one shared screen where routes are shared. */
const buildScreens = (places: ReportScreens): ScreenDefinition[] => {
  const { test, ownTest, homework } = places;
  if (isSharedReport(places)) return buildSharedScreens(places);
  return [
    defineScreen(test, { ...studentReportRow, load: loadTestReport }),
    ...(ownTest.path === test.path ? [] : [defineScreen(ownTest, { ...studentReportRow, load: loadTestReport })]),
    defineScreen(homework, { ...studentReportRow, load: loadHomeworkReport }),
    ...places.byKind.map(({ kind, at }) =>
      defineScreen(at, { ...studentReportRow, load: { test: loadTestReport, homework: loadHomeworkReport }[kind] }),
    ),
  ];
};

/** A part of a report, for students and teachers alike. */
const reportPartRow = { access: signedIn, layout: 'window' as const };
const loadTextResult = () => import('./skills/writing-result.screen.tsx');
const loadAudioReport = () => import('./skills/audio-report.screen.tsx');

const partScreens: readonly ScreenDefinition[] = [
  defineScreen(readingAnalysis, {
    ...{ access: examTakers, layout: 'window' },
    title: [analysisMessages, 'title'],
    load: () => import('./analysis/analysis.screen.tsx'),
  }),
  defineScreen(readingAnalysisReport, {
    ...reportPartRow,
    title: [analysisMessages, 'reportTitle'],
    load: () => import('./analysis/analysis-report.screen.tsx'),
  }),
  defineScreen(writingResult, { ...reportPartRow, title: [partMessages, 'writing'], load: loadTextResult }),
  defineScreen(candidateWriting, {
    ...reportPartRow,
    access: backendSide.may('test'),
    title: [partMessages, 'candidateWriting'],
    load: loadTextResult,
  }),
  defineScreen(speakingReport, {
    ...reportPartRow,
    title: [partMessages, 'speaking'],
    load: () => import('./skills/speaking-report.screen.tsx'),
  }),
  defineScreen(highlighter, {
    ...reportPartRow,
    title: [highlighterMessages, 'title'],
    load: () => import('./highlighter/highlighter.screen.tsx'),
  }),
  defineScreen(listeningResult, {
    ...reportPartRow,
    title: [listeningMessages, 'title'],
    load: () => import('./listening/listened.screen.tsx'),
  }),
  defineScreen(audioReport, {
    access: examTakers,
    layout: 'window',
    title: [partMessages, 'audio'],
    load: loadAudioReport,
  }),
  defineScreen(studentAudioReport, {
    ...reportPartRow,
    access: studentOrWholeRow.access,
    title: [partMessages, 'audio'],
    load: loadAudioReport,
  }),
  defineScreen(audioAnalysis, {
    ...reportPartRow,
    title: [partMessages, 'audioOne'],
    load: () => import('./skills/audio-analysis.screen.tsx'),
  }),
];

/** Programmes may share report screens, so each path is listed once. */
const reports = new Map(reportScreens.flatMap(buildScreens).map((row) => [row.path, row]));

/** The screens of reports. */
export const screens: readonly ScreenDefinition[] = [
  ...reports.values(),
  defineScreen(gradebook, {
    access: teacherSide.may('myStudent_class'),
    layout: 'bar',
    title: [gradebookMessages, 'title'],
    load: () => import('./gradebook/gradebook.screen.tsx'),
  }),
  defineScreen(paperTest, {
    access: teacherSide.may('myStudent_class'),
    layout: 'bar',
    title: [paperMessages, 'title'],
    load: () => import('./paper/paper-test.screen.tsx'),
  }),
  defineScreen(questionFigures, {
    access: setEditor,
    layout: 'bar',
    title: [figureMessages, 'title'],
    load: () => import('./figures/question-figures.screen.tsx'),
  }),
  defineScreen(pastScores, {
    access: backendSide.may('school_people'),
    layout: 'bar',
    title: [pastScoreMessages, 'title'],
    load: () => import('./past/past-scores.screen.tsx'),
  }),
  defineScreen(answerSheets, {
    access: teacherSide.may('publish_test', 'publish_homework'),
    layout: 'bar',
    title: [answerSheetMessages, 'title'],
    load: () => import('./answer-sheets/answer-sheets.screen.tsx'),
  }),
  defineScreen(classReport, { ...teacherReportRow, load: () => import('./assignment/class-report.screen.tsx') }),
  defineScreen(testReport, { ...studentReportRow, load: loadSharedReport }),
  ...partScreens,
  defineScreen(studentReport, {
    access: teacherSide.may('myStudent_student'),
    layout: 'bar',
    title: [phaseMessages, 'title'],
    load: () => import('./phase/student-report.screen.tsx'),
  }),
  defineScreen(guardianReport, {
    access: anonymous,
    layout: 'window',
    title: [letterMessages, 'page'],
    load: () => import('./letters/guardian-report.screen.tsx'),
  }),
  defineScreen(myPhaseReport, {
    access: student,
    layout: 'bar',
    title: [phaseMessages, 'title'],
    load: () => import('./phase/my-report.screen.tsx'),
  }),
];
