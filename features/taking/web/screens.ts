import { anyone } from '@inkstone/call';
import { sitter } from '@inkstone/session/contract';
import { screen, type ScreenRow } from '@inkstone/ui/screen';
import {
  controller,
  demo,
  enterHomework,
  enterTest,
  examResult,
  homeworkFinished,
  homeworkSuccess,
  journeys,
  type Journey,
} from '../addresses.ts';
import { messages } from '../messages.ts';

const window = { who: sitter, shell: 'window' as const };
const toTest = () => import('./enter-test.screen.tsx');
const toHomework = () => import('./enter-homework.screen.tsx');
const finished = () => import('./homework-finished.screen.tsx');

/** The screens of one programme's journey: one screen each, whatever the programme. */
const journeyScreens = (journey: Journey): ScreenRow[] => [
  screen(journey.controller, { ...window, title: [messages, 'opening'], load: toTest }),
  screen(journey.introduction, {
    ...window,
    title: [messages, 'introduction'],
    load: () => import('./introduction.screen.tsx'),
  }),
  screen(journey.exam, { ...window, title: [messages, 'exam'], load: () => import('./exam.screen.tsx') }),
  screen(journey.homeworkController, { ...window, title: [messages, 'opening'], load: toHomework }),
  screen(journey.exercise, { ...window, title: [messages, 'exercise'], load: () => import('./exercise.screen.tsx') }),
];

/** The screens of doing work. */
export const screens: readonly ScreenRow[] = [
  screen(controller, { ...window, title: [messages, 'opening'], load: () => import('./controller.screen.tsx') }),
  screen(enterTest, { ...window, title: [messages, 'opening'], load: toTest }),
  screen(enterHomework, { ...window, title: [messages, 'opening'], load: toHomework }),
  screen(examResult, { ...window, title: [messages, 'doneTitle'], load: () => import('./exam-result.screen.tsx') }),
  screen(homeworkFinished, { ...window, title: [messages, 'doneTitle'], load: finished }),
  screen(homeworkSuccess, { ...window, title: [messages, 'doneTitle'], load: finished }),
  screen(demo, {
    who: anyone,
    shell: 'window',
    title: [messages, 'demoTitle'],
    load: () => import('./demo.screen.tsx'),
  }),
  ...journeys.flatMap(journeyScreens),
];
