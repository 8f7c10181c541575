import { defineScreen, type ScreenDefinition } from '@inkstone/ui/screen';
import { deskRoutes, paperMarkersRoute, type DeskRoute } from '../addresses.ts';
import { markerAccess } from '../contract/shapes.ts';
import { markerAssignerAccess } from '../contract/access.ts';
import { messages } from '../messages.ts';
import { messages as markerWords } from './markers/messages.ts';

const desk = (at: DeskRoute): ScreenDefinition =>
  defineScreen(at, {
    access: markerAccess,
    layout: 'window',
    title: [messages, 'title'],
    load: () => import('./desk/desk.screen.tsx'),
  });

/** The screens of marking: the desk at several routes, and the markers of a paper. */
export const screens: readonly ScreenDefinition[] = [
  ...deskRoutes.map(desk),
  defineScreen(paperMarkersRoute, {
    access: markerAssignerAccess,
    layout: 'bar',
    title: [markerWords, 'title'],
    load: () => import('./markers/markers.screen.tsx'),
  }),
];
