import type { ExchangedSet } from '../contract/exchange.ts';
import type { ExportedFile, ExportSource, WrittenItem } from './format.ts';
import { NoteList } from './notes.ts';
import { toPlainQuestion, type ExchangedQuestion, type PlainQuestion } from './plain-question.ts';

/** A question to be written. */
export interface PreparedQuestion {
  /** Id of its type in the bank. */
  type: string;
  /** Null where no other system has anything like it. */
  plain: PlainQuestion | null;
  /** Rich texts. */
  explanation: ExchangedQuestion['explanation'];
  /** Hundredths. */
  points: number;
  notes: NoteList;
}

/** A set to be written. */
export interface PreparedSet {
  title: string;
  /** The text beside the questions with its pictures, as rich text; empty where there is none. */
  passage: string;
  recordings: readonly ExportedFile[];
  questions: readonly PreparedQuestion[];
}

const isPicture = ({ mimeType }: ExportedFile): boolean => mimeType.startsWith('image/');

const listFiles = ({ files }: ExchangedSet['stimulus'], stored: ExportSource['files']): ExportedFile[] =>
  files.flatMap(({ id }) => stored.get(id) ?? []);

/** A passage with the pictures that stand beside it. */
const buildPassage = (stimulus: ExchangedSet['stimulus'], stored: ExportSource['files']): string => {
  if (stimulus.kind === 'none') return '';
  const pictures = listFiles(stimulus, stored).filter(isPicture);
  return stimulus.html + pictures.map(({ id }) => `<p><img data-file="${id}" alt="" /></p>`).join('');
};

const noteStimulus = ({ kind, transcript, look, scene }: ExchangedSet['stimulus'], notes: NoteList): void => {
  if (kind === 'none') return;
  if (transcript !== '') notes.add('stimulus', 'transcript');
  if (look) notes.add('stimulus', look);
  if (scene) notes.add('stimulus', 'scene');
};

/** An explanation in one language, or in both in a block for each. */
export const toLanguageBlocks = ({ en, zh }: ExchangedQuestion['explanation']): string =>
  en === '' || zh === '' ? en || zh : `<div lang="en">${en}</div><div lang="zh">${zh}</div>`;

/** An explanation in one language, or in both one after the other, that of the export first. */
export const joinLanguages = (
  { en, zh }: ExchangedQuestion['explanation'],
  language: ExportSource['language'],
  notes: NoteList,
): string => {
  if (en === '' || zh === '') return en || zh;
  notes.add('explanation');
  return language === 'zh' ? zh + en : en + zh;
};

const prepareQuestion = (question: ExchangedQuestion, set: ExchangedSet): PreparedQuestion => {
  const notes = new NoteList();
  const plain = toPlainQuestion(question, notes);
  noteStimulus(set.stimulus, notes);
  if ((question.evidence ?? []).length > 0 || Object.keys(question.distractors ?? {}).length > 0) notes.add('evidence');
  if (question.clip) notes.add('clip');
  if (question.rubric) notes.add('criteria');
  if (!plain) notes.drop(question.type);
  return { type: question.type, plain, explanation: question.explanation, points: question.points, notes };
};

/**
 * The sets with their questions as other systems know them. The knowledge point of a question is a place in the school's
 * own tree, and no part of what is written.
 */
export const prepareSets = ({ sets, files, language }: ExportSource): PreparedSet[] =>
  sets.map((set) => ({
    title: (language === 'zh' ? set.titleZh : null) ?? set.title,
    passage: buildPassage(set.stimulus, files),
    recordings: set.stimulus.kind === 'none' ? [] : listFiles(set.stimulus, files).filter((file) => !isPicture(file)),
    questions: set.questions.map((question) => prepareQuestion(question, set)),
  }));

/** What became of every question. */
export const listItems = (sets: readonly PreparedSet[]): WrittenItem[] =>
  sets.flatMap(({ questions }, at) =>
    questions.map(({ notes }, index) => ({ set: at + 1, question: index + 1, notes: notes.list() })),
  );

/** The questions of a set that are written, with their places from 1. */
export const listWritten = ({ questions }: PreparedSet) =>
  questions.flatMap(({ plain, ...question }, index) => (plain ? [{ ...question, plain, number: index + 1 }] : []));
export type WrittenQuestion = ReturnType<typeof listWritten>[number];
