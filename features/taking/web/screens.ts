import { anonymous } from '@inkstone/call';
import { assignmentUsers, examTakers } from '@inkstone/session/contract';
import { defineScreen, type ScreenDefinition } from '@inkstone/ui/screen';
import {
  candidateEnd,
  controller,
  demo,
  environmentCheck,
  enterHomework,
  enterTest,
  examBreak,
  examResult,
  findWindowAlias,
  homeworkFinished,
  homeworkSuccess,
  phoneCamera,
  programmeRoutes,
  quill,
  type ProgrammeRoutes,
  type AssignmentRoute,
} from '../addresses.ts';
import { betweenMessages, demoMessages, endMessages, messages, phoneMessages, quillMessages } from '../messages.ts';
import { messages as environmentWords } from './environment-check/messages.ts';

const windowLayout = { access: examTakers, layout: 'window' as const };
const loadEnterTest = () => import('./enter-test.screen.tsx');
const loadEnterHomework = () => import('./enter-homework.screen.tsx');
const loadHomeworkFinished = () => import('./homework-finished.screen.tsx');

const openingScreen = (at: AssignmentRoute, load: typeof loadEnterTest): ScreenDefinition =>
  defineScreen(at, { ...windowLayout, title: [messages, 'opening'], load });
const introductionScreen = (at: AssignmentRoute): ScreenDefinition =>
  defineScreen(at, { ...windowLayout, title: [messages, 'introduction'], load: () => import('./exam.screen.tsx') });
const examScreen = (at: AssignmentRoute): ScreenDefinition =>
  defineScreen(at, { ...windowLayout, title: [messages, 'exam'], load: () => import('./exam.screen.tsx') });
const exerciseScreen = (at: AssignmentRoute): ScreenDefinition =>
  defineScreen(at, { ...windowLayout, title: [messages, 'exercise'], load: () => import('./exercise.screen.tsx') });

const breakScreen = (at: AssignmentRoute): ScreenDefinition =>
  defineScreen(at, {
    ...windowLayout,
    title: [betweenMessages, 'breakTitle'],
    load: () => import('./exam.screen.tsx'),
  });

const homeworkIntroductionScreen = (at: AssignmentRoute): ScreenDefinition =>
  defineScreen(at, { ...windowLayout, title: [messages, 'introduction'], load: () => import('./exercise.screen.tsx') });

const homeworkFinishedScreen = (at: AssignmentRoute): ScreenDefinition =>
  defineScreen(at, { ...windowLayout, title: [endMessages, 'doneTitle'], load: loadHomeworkFinished });

const finishedScreen = (at: AssignmentRoute): ScreenDefinition =>
  defineScreen(at, {
    ...windowLayout,
    title: [endMessages, 'doneTitle'],
    load: () => import('./exam-result.screen.tsx'),
  });

/** The screen definitions of one programme; sections may share one. */
const programmeScreens = (routes: ProgrammeRoutes): ScreenDefinition[] => {
  const { controller: testController, homeworkController, sections, breakRoute } = routes;
  const sectionScreens = new Map<string, ScreenDefinition>(
    sections.map((section) => [section.exam.path, examScreen(section.exam)]),
  );
  const examPaths = new Set(sectionScreens.keys());
  for (const { exercise: at } of sections) {
    const toScreen = examPaths.has(at.path) ? examScreen : exerciseScreen;
    sectionScreens.set(at.path, toScreen(at));
    const alias = findWindowAlias(at);
    if (alias) sectionScreens.set(alias.path, toScreen(alias));
  }
  return [
    ...(testController ? [openingScreen(testController, loadEnterTest)] : []),
    ...(routes.introduction ? [introductionScreen(routes.introduction)] : []),
    ...(routes.homeworkIntroduction ? [homeworkIntroductionScreen(routes.homeworkIntroduction)] : []),
    ...(homeworkController ? [openingScreen(homeworkController, loadEnterHomework)] : []),
    ...(breakRoute.path === examBreak.path ? [] : [breakScreen(breakRoute)]),
    ...(routes.finished ? [finishedScreen(routes.finished)] : []),
    ...(routes.homeworkFinished ? [homeworkFinishedScreen(routes.homeworkFinished)] : []),
    ...sectionScreens.values(),
  ];
};

/** The screens of taking assignments. */
export const screens: readonly ScreenDefinition[] = [
  defineScreen(controller, {
    ...windowLayout,
    access: assignmentUsers,
    title: [messages, 'opening'],
    load: () => import('./controller.screen.tsx'),
  }),
  defineScreen(enterTest, { ...windowLayout, title: [messages, 'opening'], load: loadEnterTest }),
  defineScreen(enterHomework, { ...windowLayout, title: [messages, 'opening'], load: loadEnterHomework }),
  breakScreen(examBreak),
  finishedScreen(examResult),
  finishedScreen(candidateEnd),
  homeworkFinishedScreen(homeworkFinished),
  homeworkFinishedScreen(homeworkSuccess),
  defineScreen(environmentCheck, {
    ...windowLayout,
    title: [environmentWords, 'title'],
    load: () => import('./environment-check/environment.screen.tsx'),
  }),
  defineScreen(quill, { ...windowLayout, title: [quillMessages, 'title'], load: () => import('./quill.screen.tsx') }),
  defineScreen(phoneCamera, {
    access: anonymous,
    layout: 'window',
    title: [phoneMessages, 'page'],
    load: () => import('./phone/phone-camera.screen.tsx'),
  }),
  defineScreen(demo, {
    access: anonymous,
    layout: 'window',
    title: [demoMessages, 'demoTitle'],
    load: () => import('./demo/demo.screen.tsx'),
  }),
  ...programmeRoutes.flatMap(programmeScreens),
];
