// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Language } from '@inkstone/base';
import { questionReviews } from '@inkstone/exam/views';
import { sessionStore } from '@inkstone/session/web';
import { typesetDocument } from '@inkstone/files/typeset/testing';
import { getMyTestReport, type ReportPart } from '../../contract.ts';
import type { AttemptReportData } from '../../document/attempt-report-data.ts';
import { buildPartDocument } from '../../document/part-document.ts';
import { Screen as AnalysisReport } from '../analysis/analysis-report.screen.tsx';
import { Screen as ListeningResult } from '../listening/listened.screen.tsx';
import { buildReading, listForeignWords, listPrintedTexts, makePdf } from '../pdf/testing.ts';
import { Screen as AudioAnalysis } from '../skills/audio-analysis.screen.tsx';
import { Screen as AudioReport } from '../skills/audio-report.screen.tsx';
import { Screen as SpeakingReport } from '../skills/speaking-report.screen.tsx';
import { Screen as WritingResult } from '../skills/writing-result.screen.tsx';
import { buildQuestion, buildReleasedMark, buildReport, renderWithResponses } from '../testing.tsx';

beforeAll(async () => {
  const types = ['choice', 'dictation', 'timed-speech', 'essay'] as const;
  await Promise.all(types.map((type) => questionReviews[type]()));
}, 60_000);
beforeEach(() => {
  const nobodyElse = { namedRoles: [], permission: [], isGuideSeen: true, browserToken: 'browser' };
  const person = { id: 5, name: '林晓禾', role: ['student' as const], language: 'en' as const, ...nobodyElse };
  sessionStore.signIn(person, { family: 'frontend', username: 'linxiaohe' }, 'bearer');
});
afterEach(() => {
  cleanup();
  sessionStore.signOut();
  vi.unstubAllGlobals();
});

const at = '2026-03-02T09:00:00.000Z';
const recordingId = '6f1d2c3e-8a4b-4c5d-9e6f-7a8b9c0d1e2f';
const timedNote = {
  ...{ id: 'n2', code: null, text: 'Say this more slowly.', voice: null },
  place: { on: 'time' as const, recordingId, fromMs: 61_000, toMs: 63_000 },
};
const textNote = {
  ...{ id: 'n1', code: 'tense' as const, text: 'was', voice: null },
  place: { on: 'text' as const, from: 2, to: 9, quote: 'text is' },
};

const speech = (number: number, scores: Record<string, number>) =>
  buildQuestion({
    ...{ number, questionId: number, kind: 'timed-speech', skill: 'speaking', sectionId: 'speaking', options: [] },
    ...{ prompt: { text: `<p>Task ${number}: 谈谈你的家乡?</p>` }, key: { model: `<p>Model ${number}.</p>` } },
    ...{ value: { recordings: [recordingId] }, outcome: 'partial', earned: 3, possible: 4 },
    recordings: [
      { id: recordingId, url: number === 1 ? '/api/recording' : null, mime: 'audio/webm', isWhole: false, late: null },
    ],
    mark: { ...buildReleasedMark(scores), notes: [timedNote] },
  } as Parameters<typeof buildQuestion>[0]);

const report = buildReport({
  questions: [
    speech(1, { delivery: 300, language: 250, topic: 200 }),
    speech(2, { delivery: 200, language: 200, topic: 350 }),
    buildQuestion({
      ...{ number: 3, questionId: 3, kind: 'essay', skill: 'writing', sectionId: 'writing', options: [] },
      ...{ prompt: { text: '<p>Why?</p>', leastWords: 0 }, key: { model: '' }, value: 'A text is here.' },
      mark: { ...buildReleasedMark({ thesis: 100 }), notes: [textNote], suggested: 'A longer text was here.' },
      ...{ outcome: 'partial', earned: 3, possible: 4 },
    }),
    ...['The bus is is late', 'We walk too the station.'].map((value, index) =>
      buildQuestion({
        ...{ number: 4 + index, questionId: 4 + index, kind: 'dictation', skill: 'listening', value, options: [] },
        prompt: { text: '<p>Write what you hear.</p>' },
        key: { references: [index === 0 ? 'The bus is late.' : 'We walk to the station.'] },
        ...{ outcome: 'partial', earned: 3, possible: 4 },
      }),
    ),
    buildQuestion({
      ...{ number: 6, questionId: 6, value: 'C', outcome: 'wrong', earned: 0, forAnalysis: 'reading' },
      analysis: {
        reason: 'I guessed.',
        evidence: '原文第二句。',
        plan: '',
        quote: 'Four corners.',
        version: 1,
        savedAt: at,
      },
    }),
    buildQuestion({ number: 7, questionId: 7, value: 'A', outcome: 'wrong', earned: 0, forAnalysis: 'reading' }),
  ],
  scales: [
    {
      id: 'speaking',
      name: 'Speaking',
      score: 19,
      low: null,
      high: null,
      least: 0,
      most: 30,
      isTaken: true,
      isEstimate: true,
    },
  ],
});

interface Part {
  Screen: ComponentType;
  at: string;
  /** A text that stands on the screen once all of it is loaded. */
  last: { en: string; zh: string };
}

/** The parts that have a screen of their own. */
type ScreenPart = Exclude<ReportPart, 'receipt'>;

const parts: Readonly<Record<ScreenPart, Part>> = {
  speaking: { Screen: SpeakingReport, at: '/report/speaking?id=3', last: { en: 'Model 2.', zh: 'Model 2.' } },
  recordings: { Screen: AudioReport, at: '/report/audio?id=3', last: { en: 'Task 2', zh: 'Task 2' } },
  recording: { Screen: AudioAnalysis, at: '/analysis/audio?id=3&questId=2', last: { en: 'Model 2.', zh: 'Model 2.' } },
  writing: { Screen: WritingResult, at: '/exam/tf/wriResult?id=3', last: { en: 'longer', zh: 'longer' } },
  candidateWriting: {
    Screen: WritingResult,
    at: '/report/candidate/writing?id=3',
    last: { en: 'longer', zh: 'longer' },
  },
  analyses: {
    Screen: AnalysisReport,
    at: '/analyse/tf/reading/report?id=3',
    last: { en: 'How many sides has a square', zh: 'How many sides has a square' },
  },
  listening: { Screen: ListeningResult, at: '/listen/result?id=3', last: { en: 'station', zh: 'station' } },
};

const drawScreen = async (part: ScreenPart, shown: AttemptReportData, language: Language): Promise<Element> => {
  const { Screen, at: place, last } = parts[part];
  const { container } = renderWithResponses(<Screen />, [[getMyTestReport, shown]], { language, at: place });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(
    () => {
      expect(container.textContent).toContain(last[language]);
      expect(container.querySelectorAll('[class*="skeleton" i]')).toHaveLength(0);
    },
    { timeout: 60_000 },
  );
  return container;
};

const cases = (Object.keys(parts) as ScreenPart[]).flatMap((part) =>
  (['en', 'zh'] as const).map((language) => [part, language] as const),
);

test.each(cases)('%s saved in %s says what its screen says, and nothing else', async (part, language) => {
  const printed = await drawScreen(part, report, language);
  const choice = { part, questionId: part === 'recording' ? 2 : undefined };
  const pdf = await makePdf(
    typesetDocument,
    buildPartDocument(report, choice, 'Inkstone School 砚台学校', buildReading(language)),
  );
  // What the page loads last differs from part to part: all of it is there once it says everything that the PDF says.
  await waitFor(() => expect(listForeignWords(pdf, printed)).toEqual([]), { timeout: 60_000 });
  // A chart is drawn otherwise, and its figures stand in the table behind it.
  const texts = printed.cloneNode(true) as Element;
  for (const drawing of texts.querySelectorAll('svg')) drawing.remove();
  // This page draws no waveform, which no paper shows.
  const pieces = listPrintedTexts(texts).filter((text) => !/waveformisnotavailable|无法绘制波形/.test(text));
  const body = pdf.bodies.join('');
  expect(pieces.length).toBeGreaterThan(10);
  expect(pieces.filter((piece) => !body.includes(piece))).toEqual([]);
  expect(pdf.heads[0]).toContain('InkstoneSchool砚台学校');
  expect(pdf.bookmarks.length).toBeGreaterThan(0);
});

test.each(Object.keys(parts) as ScreenPart[])('%s says on paper too that there is nothing of it', async (part) => {
  const pdf = await makePdf(
    typesetDocument,
    buildPartDocument(buildReport(), { part }, 'Inkstone School', buildReading('en')),
  );
  expect(pdf.bodies.join('')).toMatch(/nothinghere|Nothingwas|Notextwas|Noreadinganswer/i);
});
