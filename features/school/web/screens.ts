import { anonymous, backendSide } from '@inkstone/session/contract';
import { defineScreen, type ScreenDefinition } from '@inkstone/ui/screen';
import {
  classCopies,
  classMerges,
  personMerges,
  schoolClasses,
  schoolImport,
  schoolPeople,
  setup,
  schoolRecord,
  schoolSettings,
  timetableImport,
} from '../addresses.ts';
import {
  classCopyMessages,
  classMergeMessages,
  classListMessages,
  importMessages,
  peopleMessages,
  personMergeMessages,
  setupMessages,
  recordMessages,
  settingsMessages,
  timetableImportMessages,
} from '../messages.ts';

/** The screens of administration. */
export const screens: readonly ScreenDefinition[] = [
  defineScreen(setup, {
    access: anonymous,
    layout: 'window',
    title: [setupMessages, 'title'],
    load: () => import('./setup/setup.screen.tsx'),
  }),
  defineScreen(schoolPeople, {
    access: backendSide.may('school_people'),
    layout: 'bar',
    title: [peopleMessages, 'title'],
    keepAlive: true,
    load: () => import('./people/people.screen.tsx'),
  }),
  defineScreen(schoolClasses, {
    access: backendSide.may('school_classes'),
    layout: 'bar',
    title: [classListMessages, 'title'],
    keepAlive: true,
    load: () => import('./classes/classes.screen.tsx'),
  }),
  defineScreen(classCopies, {
    access: backendSide.may('school_classes'),
    layout: 'bar',
    title: [classCopyMessages, 'title'],
    load: () => import('./copies/copies.screen.tsx'),
  }),
  defineScreen(classMerges, {
    access: backendSide.may('school_classes'),
    layout: 'bar',
    title: [classMergeMessages, 'title'],
    load: () => import('./merges/merges.screen.tsx'),
  }),
  defineScreen(timetableImport, {
    access: backendSide.may('school_classes'),
    layout: 'bar',
    title: [timetableImportMessages, 'title'],
    load: () => import('./timetable-import/timetable-import.screen.tsx'),
  }),
  defineScreen(personMerges, {
    access: backendSide.may('school_people'),
    layout: 'bar',
    title: [personMergeMessages, 'title'],
    load: () => import('./person-merges/person-merges.screen.tsx'),
  }),
  defineScreen(schoolRecord, {
    access: backendSide.may('school_records'),
    layout: 'bar',
    title: [recordMessages, 'title'],
    keepAlive: true,
    load: () => import('./record/record.screen.tsx'),
  }),
  defineScreen(schoolSettings, {
    access: backendSide.may('school_settings'),
    layout: 'bar',
    title: [settingsMessages, 'title'],
    load: () => import('./settings/settings.screen.tsx'),
  }),
  defineScreen(schoolImport, {
    access: backendSide.may('school_people'),
    layout: 'bar',
    title: [importMessages, 'title'],
    load: () => import('./imports/import.screen.tsx'),
  }),
];
