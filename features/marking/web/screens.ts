import { defineScreen, type ScreenDefinition } from '@inkstone/ui/screen';
import { desks, paperMarkers, type DeskAddress } from '../addresses.ts';
import { marker } from '../contract/shapes.ts';
import { markerNamer } from '../contract/who.ts';
import { messages } from '../messages.ts';
import { messages as markerWords } from './markers/messages.ts';

const desk = (at: DeskAddress): ScreenDefinition =>
  defineScreen(at, {
    access: marker,
    layout: 'window',
    title: [messages, 'title'],
    load: () => import('./desk/desk.screen.tsx'),
  });

/** The screens of marking: one desk at several addresses, and the markers of a paper. */
export const screens: readonly ScreenDefinition[] = [
  ...desks.map(desk),
  defineScreen(paperMarkers, {
    access: markerNamer,
    layout: 'bar',
    title: [markerWords, 'title'],
    load: () => import('./markers/markers.screen.tsx'),
  }),
];
