import { anyone } from '@inkstone/call';
import { candidate, recruiting } from '@inkstone/session/contract';
import { screen, type ScreenRow } from '@inkstone/ui/screen';
import { candidateGuideAt, candidateHome, candidateList, candidateTestList } from '../addresses.ts';
import { guideWords, recordWords } from '../messages.ts';

/** The screens of candidates and of those who look after them. */
export const screens: readonly ScreenRow[] = [
  screen(candidateList, {
    who: recruiting.may('candidate'),
    shell: 'bar',
    title: [recordWords, 'title'],
    load: () => import('./candidates.screen.tsx'),
  }),
  screen(candidateTestList, {
    who: recruiting.may('test'),
    shell: 'bar',
    title: [recordWords, 'tests'],
    load: () => import('./tests.screen.tsx'),
  }),
  screen(candidateHome, {
    who: candidate,
    shell: 'bar',
    title: [guideWords, 'title'],
    load: () => import('./home.screen.tsx'),
  }),
  screen(candidateGuideAt, {
    who: anyone,
    shell: 'window',
    title: [guideWords, 'title'],
    load: () => import('./guide.screen.tsx'),
  }),
];
