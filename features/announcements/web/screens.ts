import { assignmentUsers } from '@inkstone/session/contract';
import { defineScreen, type ScreenDefinition } from '@inkstone/ui/screen';
import { newAnnouncement, receivedAnnouncement, sentAnnouncements } from '../addresses.ts';
import { announcementAuthor } from '../contract.ts';
import { messages } from '../messages.ts';

/** The screens of announcements: sent ones, a new one, a received one. */
export const screens: readonly ScreenDefinition[] = [
  defineScreen(sentAnnouncements, {
    access: announcementAuthor,
    layout: 'bar',
    title: [messages, 'title'],
    load: () => import('./sent-announcements.screen.tsx'),
  }),
  defineScreen(newAnnouncement, {
    access: announcementAuthor,
    layout: 'bar',
    title: [messages, 'write'],
    load: () => import('./new-announcement.screen.tsx'),
  }),
  defineScreen(receivedAnnouncement, {
    access: assignmentUsers,
    layout: 'bar',
    title: [messages, 'received'],
    load: () => import('./received-announcement.screen.tsx'),
  }),
];
