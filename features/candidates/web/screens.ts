import { anonymous } from '@inkstone/call';
import { candidate, recruitmentSide } from '@inkstone/session/contract';
import { defineScreen, type ScreenDefinition } from '@inkstone/ui/screen';
import { candidateGuideAt, candidateHome, candidateList, candidateTestList } from '../addresses.ts';
import { guideWords, recordWords } from '../messages.ts';

/** The screens of candidates and of those who look after them. */
export const screens: readonly ScreenDefinition[] = [
  defineScreen(candidateList, {
    access: recruitmentSide.may('candidate'),
    layout: 'bar',
    title: [recordWords, 'title'],
    load: () => import('./candidates.screen.tsx'),
  }),
  defineScreen(candidateTestList, {
    access: recruitmentSide.may('test'),
    layout: 'bar',
    title: [recordWords, 'tests'],
    load: () => import('./tests.screen.tsx'),
  }),
  defineScreen(candidateHome, {
    access: candidate,
    layout: 'bar',
    title: [guideWords, 'title'],
    load: () => import('./home.screen.tsx'),
  }),
  defineScreen(candidateGuideAt, {
    access: anonymous,
    layout: 'window',
    title: [guideWords, 'title'],
    load: () => import('./guide.screen.tsx'),
  }),
];
