import { screen } from '@inkstone/ui/screen';
import { examination, examinationCreate, examinationDetail, examinationEdit, subject } from '../addresses.ts';
import { paperEditor, paperReader, setReader } from '../contract/who.ts';
import { composerMessages, messages, paperMessages } from '../messages.ts';

/** The question bank's screens. */
export const screens = [
  screen(subject, {
    who: setReader,
    shell: 'bar',
    title: [messages, 'bank'],
    load: () => import('./bank.screen.tsx'),
  }),
  screen(examination, {
    who: paperReader,
    shell: 'bar',
    title: [paperMessages, 'papers'],
    load: () => import('./papers.screen.tsx'),
  }),
  screen(examinationDetail, {
    who: paperReader,
    shell: 'bar',
    title: [paperMessages, 'paper'],
    load: () => import('./paper-detail.screen.tsx'),
  }),
  screen(examinationCreate, {
    who: paperEditor,
    shell: 'bar',
    title: [composerMessages, 'newTitle'],
    load: () => import('./paper-create.screen.tsx'),
  }),
  screen(examinationEdit, {
    who: paperEditor,
    shell: 'bar',
    title: [composerMessages, 'editTitle'],
    load: () => import('./paper-edit.screen.tsx'),
  }),
];
