import { defineScreen, type ScreenDefinition } from '@inkstone/ui/screen';
import { teacherSide } from '@inkstone/session/contract';
import { deskRoutes, markingList, paperMarkersRoute, type DeskRoute } from '../addresses.ts';
import { markerAccess } from '../contract/shapes.ts';
import { markerAssignerAccess } from '../contract/access.ts';
import { messages } from '../messages.ts';
import { messages as listMessages } from './list/messages.ts';
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
  defineScreen(markingList, {
    access: teacherSide,
    layout: 'bar',
    title: [listMessages, 'title'],
    keepAlive: true,
    load: () => import('./list/marking-list.screen.tsx'),
  }),
  defineScreen(paperMarkersRoute, {
    access: markerAssignerAccess,
    layout: 'bar',
    title: [markerWords, 'title'],
    load: () => import('./markers/markers.screen.tsx'),
  }),
];
