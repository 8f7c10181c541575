import { anonymous } from '@inkstone/call';
import { candidate, recruitmentSide } from '@inkstone/session/contract';
import { defineScreen, type ScreenDefinition } from '@inkstone/ui/screen';
import { candidateGuidePage, candidateHome, candidateList, candidateTestList } from '../addresses.ts';
import { guideMessages, recordMessages } from '../messages.ts';

/** The screens of candidates and of the recruitment. */
export const screens: readonly ScreenDefinition[] = [
  defineScreen(candidateList, {
    access: recruitmentSide.may('candidate'),
    layout: 'bar',
    title: [recordMessages, 'title'],
    load: () => import('./candidates.screen.tsx'),
  }),
  defineScreen(candidateTestList, {
    access: recruitmentSide.may('test'),
    layout: 'bar',
    title: [recordMessages, 'tests'],
    load: () => import('./tests.screen.tsx'),
  }),
  defineScreen(candidateHome, {
    access: candidate,
    layout: 'bar',
    title: [guideMessages, 'title'],
    load: () => import('./home.screen.tsx'),
  }),
  defineScreen(candidateGuidePage, {
    access: anonymous,
    layout: 'window',
    title: [guideMessages, 'title'],
    load: () => import('./guide.screen.tsx'),
  }),
];
