// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Language } from '@inkstone/base';
import { renderUi } from '@inkstone/ui/testing';
import { CallProvider } from '@inkstone/call/web';
import { MarkView } from './mark-view.tsx';
import { buildMark, buildSubmission, buildSpokenSubmission, essayText } from '../testing.tsx';

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const { rubric } = buildSubmission();
const scores = { relevance: 400, range: 300, control: 500 };
const answer = { answerId: '7-31', number: 1 };
const releasedAt = '2026-03-02T10:00:00.000Z';
const caller = { token: () => 'token', language: (): Language => 'en', onSignedOut: () => undefined };
const draw = (part: Parameters<typeof MarkView>[0]) =>
  renderUi(
    <CallProvider caller={caller}>
      <MarkView {...part} />
    </CallProvider>,
  );

test('a mark on a text shows its score, each criterion with its level, the notes and what the better version changes', async () => {
  const from = essayText.indexOf('she finish');
  const note = {
    id: 'n1',
    place: { on: 'text' as const, from, to: from + 10, quote: 'she finish' },
    code: 'agreement' as const,
    text: 'she finishes',
    voice: null,
  };
  const mark = buildMark({ scores, releasedAt, notes: [note], suggested: essayText.replace('finish', 'finishes') });
  await act(async () => {
    draw({ mark, rubric, pointsMost: 1500, value: essayText, recordings: [], files: [], answer });
  });
  expect(screen.getByText('12', { selector: 'b' })).toBeTruthy();
  const table = screen.getAllByRole('table').at(-1);
  if (!table) throw new Error('the rubric has no table');
  expect(within(table).getByText('4 / 5')).toBeTruthy();
  expect(within(table).getAllByText('Good.')).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Note 1: Agreement, she finishes' })).toBeTruthy();
  expect((await screen.findByLabelText('taken out')).textContent).toBe('finish');
  expect(screen.getByLabelText('added').textContent).toBe('finishes');
});

test('three criteria are shown as a radar chart; two are not', async () => {
  const shape = () => screen.queryByRole('img', { name: 'Scores by criterion' })?.querySelector('[data-tone]');
  const drawn = (renderScores: Record<string, number>) =>
    draw({
      mark: buildMark({ scores: renderScores }),
      rubric,
      pointsMost: 1500,
      value: '',
      recordings: [],
      files: [],
      answer,
    });
  drawn(scores);
  // The centre is at 210, 144; the radius is 100.
  await vi.waitFor(() => expect(shape()?.getAttribute('points')).toBe('210.0,64.0 262.0,174.0 123.4,194.0'));
  cleanup();
  drawn({ relevance: 400, range: 300 });
  expect(screen.getByRole('table', { name: 'Scores by criterion' })).toBeTruthy();
  expect(shape()).toBeUndefined();
});

test('a mark on a recording shows only the recordings that have notes, each with its times', async () => {
  const { recordings } = buildSpokenSubmission();
  const [first] = recordings;
  const place = { on: 'time' as const, recordingId: first?.id ?? '', fromMs: 65_400, toMs: 65_400 };
  const note = { id: 'n1', place, code: 'pronunciation' as const, text: 'Stress.', voice: null };
  await act(async () => {
    draw({
      mark: buildMark({ scores, releasedAt, notes: [note] }),
      rubric,
      pointsMost: 1500,
      value: null,
      recordings,
      files: [],
      answer,
    });
  });
  expect(screen.getByText('Recording 1 of 2')).toBeTruthy();
  expect(screen.queryByText('Recording 2 of 2')).toBeNull();
  expect(await screen.findByText('1:05.4')).toBeTruthy();
});
