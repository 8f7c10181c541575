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
  homeworkFinished,
  homeworkSuccess,
  journeys,
  quill,
  type Journey,
  type WorkAddress,
} from '../addresses.ts';
import { betweenWords, demoWords, endWords, messages, quillWords } from '../messages.ts';
import { messages as environmentWords } from './environment/messages.ts';

const window = { access: examTakers, layout: 'window' as const };
const toTest = () => import('./enter-test.screen.tsx');
const toHomework = () => import('./enter-homework.screen.tsx');
const finished = () => import('./homework-finished.screen.tsx');

const opening = (at: WorkAddress, load: typeof toTest): ScreenDefinition =>
  defineScreen(at, { ...window, title: [messages, 'opening'], load });
const introduction = (at: WorkAddress): ScreenDefinition =>
  defineScreen(at, { ...window, title: [messages, 'introduction'], load: () => import('./exam.screen.tsx') });
const exam = (at: WorkAddress): ScreenDefinition =>
  defineScreen(at, { ...window, title: [messages, 'exam'], load: () => import('./exam.screen.tsx') });
const exercise = (at: WorkAddress): ScreenDefinition =>
  defineScreen(at, { ...window, title: [messages, 'exercise'], load: () => import('./exercise.screen.tsx') });

const resting = (at: WorkAddress): ScreenDefinition =>
  defineScreen(at, { ...window, title: [betweenWords, 'breakTitle'], load: () => import('./exam.screen.tsx') });

const homeworkIntroduction = (at: WorkAddress): ScreenDefinition =>
  defineScreen(at, { ...window, title: [messages, 'introduction'], load: () => import('./exercise.screen.tsx') });

const homeworkEnded = (at: WorkAddress): ScreenDefinition =>
  defineScreen(at, { ...window, title: [endWords, 'doneTitle'], load: finished });

const ended = (at: WorkAddress): ScreenDefinition =>
  defineScreen(at, { ...window, title: [endWords, 'doneTitle'], load: () => import('./exam-result.screen.tsx') });

/** The screens of one programme's journey: one screen each, whatever the programme; sections may share one. */
const journeyScreens = (journey: Journey): ScreenDefinition[] => {
  const { controller: ofTest, homeworkController, sections, rest } = journey;
  const sat = new Map<string, ScreenDefinition>(sections.map((section) => [section.exam.path, exam(section.exam)]));
  for (const { exercise: at } of sections) if (!sat.has(at.path)) sat.set(at.path, exercise(at));
  return [
    ...(ofTest ? [opening(ofTest, toTest)] : []),
    ...(journey.introduction ? [introduction(journey.introduction)] : []),
    ...(journey.homeworkIntroduction ? [homeworkIntroduction(journey.homeworkIntroduction)] : []),
    ...(homeworkController ? [opening(homeworkController, toHomework)] : []),
    ...(rest.path === examBreak.path ? [] : [resting(rest)]),
    ...(journey.finished ? [ended(journey.finished)] : []),
    ...(journey.homeworkFinished ? [homeworkEnded(journey.homeworkFinished)] : []),
    ...sat.values(),
  ];
};

/** The screens of doing work. */
export const screens: readonly ScreenDefinition[] = [
  defineScreen(controller, {
    ...window,
    access: assignmentUsers,
    title: [messages, 'opening'],
    load: () => import('./controller.screen.tsx'),
  }),
  defineScreen(enterTest, { ...window, title: [messages, 'opening'], load: toTest }),
  defineScreen(enterHomework, { ...window, title: [messages, 'opening'], load: toHomework }),
  resting(examBreak),
  ended(examResult),
  ended(candidateEnd),
  homeworkEnded(homeworkFinished),
  homeworkEnded(homeworkSuccess),
  defineScreen(environmentCheck, {
    ...window,
    title: [environmentWords, 'title'],
    load: () => import('./environment/environment.screen.tsx'),
  }),
  defineScreen(quill, { ...window, title: [quillWords, 'title'], load: () => import('./quill.screen.tsx') }),
  defineScreen(demo, {
    access: anonymous,
    layout: 'window',
    title: [demoWords, 'demoTitle'],
    load: () => import('./demo/demo.screen.tsx'),
  }),
  ...journeys.flatMap(journeyScreens),
];
