import { defineScreen } from '@inkstone/ui/screen';
import {
  knowledgePoints,
  paperBank,
  paperCreate,
  paperDetail,
  paperEdit,
  questionBank,
  questionImport,
  rubricLibrary,
} from '../addresses.ts';
import { paperEditor, paperReader, setEditor, setReader, setUseReader } from '../contract/access.ts';
import {
  composerMessages,
  bankMessages,
  paperMessages,
  pointMessages,
  questionImportMessages,
  rubricLibraryMessages,
} from '../messages.ts';

/** The screens of the question bank. */
export const screens = [
  defineScreen(questionBank, {
    access: setReader,
    layout: 'bar',
    title: [bankMessages, 'bank'],
    load: () => import('./bank.screen.tsx'),
  }),
  defineScreen(questionImport, {
    access: setEditor,
    layout: 'bar',
    title: [questionImportMessages, 'title'],
    load: () => import('./question-imports/question-import.screen.tsx'),
  }),
  defineScreen(knowledgePoints, {
    access: setEditor,
    layout: 'bar',
    title: [pointMessages, 'title'],
    load: () => import('./points/knowledge-points.screen.tsx'),
  }),
  defineScreen(rubricLibrary, {
    access: setUseReader,
    layout: 'bar',
    title: [rubricLibraryMessages, 'title'],
    load: () => import('./rubrics/rubric-library.screen.tsx'),
  }),
  defineScreen(paperBank, {
    access: paperReader,
    layout: 'bar',
    title: [paperMessages, 'papers'],
    load: () => import('./papers.screen.tsx'),
  }),
  defineScreen(paperDetail, {
    access: paperReader,
    layout: 'bar',
    title: [paperMessages, 'paper'],
    load: () => import('./paper-detail.screen.tsx'),
  }),
  defineScreen(paperCreate, {
    access: paperEditor,
    layout: 'bar',
    title: [composerMessages, 'newTitle'],
    load: () => import('./paper-create.screen.tsx'),
  }),
  defineScreen(paperEdit, {
    access: paperEditor,
    layout: 'bar',
    title: [composerMessages, 'editTitle'],
    load: () => import('./paper-edit.screen.tsx'),
  }),
];
