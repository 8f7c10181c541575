import { defineScreen } from '@inkstone/ui/screen';
import { examination, examinationCreate, examinationDetail, examinationEdit, subject } from '../addresses.ts';
import { paperEditor, paperReader, setReader } from '../contract/who.ts';
import { composerMessages, messages, paperMessages } from '../messages.ts';

/** The question bank's screens. */
export const screens = [
  defineScreen(subject, {
    access: setReader,
    layout: 'bar',
    title: [messages, 'bank'],
    load: () => import('./bank.screen.tsx'),
  }),
  defineScreen(examination, {
    access: paperReader,
    layout: 'bar',
    title: [paperMessages, 'papers'],
    load: () => import('./papers.screen.tsx'),
  }),
  defineScreen(examinationDetail, {
    access: paperReader,
    layout: 'bar',
    title: [paperMessages, 'paper'],
    load: () => import('./paper-detail.screen.tsx'),
  }),
  defineScreen(examinationCreate, {
    access: paperEditor,
    layout: 'bar',
    title: [composerMessages, 'newTitle'],
    load: () => import('./paper-create.screen.tsx'),
  }),
  defineScreen(examinationEdit, {
    access: paperEditor,
    layout: 'bar',
    title: [composerMessages, 'editTitle'],
    load: () => import('./paper-edit.screen.tsx'),
  }),
];
