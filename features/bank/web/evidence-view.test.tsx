// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Stimulus } from '../contract.ts';
import { EvidenceView } from './evidence-view.tsx';
import { QuestionCard } from './question-card.tsx';
import { renderWithCalls } from './testing.tsx';

afterEach(cleanup);

const question = { kind: 'choice', prompt: { text: '', options: [] }, evidence: ['the side door is'] };

const heard: Stimulus = {
  kind: 'audio',
  html: '',
  audioSeconds: 60,
  transcript: '<p><b>Ben:</b> Not today, but the side door is.</p>',
  cues: [{ from: 42.4, to: 50.1, text: 'Not today, but the side door is.' }],
  files: [{ id: 1, mime: 'audio/mpeg', url: '/api/file?id=1' }],
};

test.each([
  ['en', '0:42–0:51: play this part'],
  ['zh', '0:42–0:51：播放这一段录音'],
] as const)('a quote that a recording says has its times, in %s', (language, name) => {
  renderWithCalls(<EvidenceView question={question} value={null} stimulus={heard} />, [], { language });
  expect(screen.getByRole('button', { name }).textContent).toBe('0:42–0:51');
});

test.each([
  ['whose recording has no times', { ...heard, cues: undefined }],
  ['whose transcript was written anew', { ...heard, transcript: '<p>Not now, but the side door is.</p>' }],
  ['without a recording', { ...heard, files: [] }],
])('a quote of a set %s has none', (_what, stimulus) => {
  renderWithCalls(<EvidenceView question={question} value={null} stimulus={stimulus} />, []);
  expect(screen.getByText('the side door is')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a question of the bank with its key has the times of its quotes', async () => {
  const content = {
    ...{ ...question, prompt: { text: '<p>Which door?</p>', options: [] }, key: 'a', points: 100, knowledge: null },
    ...{ explanation: { en: '', zh: '' }, clip: null },
  };
  renderWithCalls(<QuestionCard number={1} question={content} stimulus={heard} view="keys" />, []);
  expect(await screen.findByRole('button', { name: '0:42–0:51: play this part' })).toBeTruthy();
});
