import { screen, type ScreenRow } from '@inkstone/ui/screen';
import { desks, paperMarkers, type DeskAddress } from '../addresses.ts';
import { marker } from '../contract/shapes.ts';
import { markerNamer } from '../contract/who.ts';
import { messages } from '../messages.ts';
import { messages as markerWords } from './markers/messages.ts';

const desk = (at: DeskAddress): ScreenRow =>
  screen(at, {
    who: marker,
    shell: 'window',
    title: [messages, 'title'],
    load: () => import('./desk/desk.screen.tsx'),
  });

/** The screens of marking: one desk at several addresses, and the markers of a paper. */
export const screens: readonly ScreenRow[] = [
  ...desks.map(desk),
  screen(paperMarkers, {
    who: markerNamer,
    shell: 'bar',
    title: [markerWords, 'title'],
    load: () => import('./markers/markers.screen.tsx'),
  }),
];
