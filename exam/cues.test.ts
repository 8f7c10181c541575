import { describe, expect, test } from 'vitest';
import { findQuoteTimes, keepLocatedCues, type Cue } from './cues.ts';

const transcript =
  '<p><strong>Ann:</strong> Is it open? Yes.</p><p><strong>Ben:</strong> Not today, but the   side door is. Yes.</p>';

const cues: readonly Cue[] = [
  { from: 0.2, to: 1, text: 'Is it open?' },
  { from: 1, to: 1.6, text: 'Yes.' },
  { from: 2, to: 4.5, text: 'Not today, but the side door is.' },
  { from: 4.5, to: 5, text: 'Yes.' },
];

describe('the times of a quote', () => {
  test.each([
    ['one sentence', 'Is it open?', { from: 0.2, to: 1 }],
    ['a part of a sentence', 'the side door', { from: 2, to: 4.5 }],
    ['two sentences', 'Is it open? Yes.', { from: 0.2, to: 1.6 }],
    ['sentences of two people', 'Yes. Ben: Not today', { from: 1, to: 4.5 }],
    ['the second of two equal sentences, with the one before', 'side door is. Yes.', { from: 2, to: 5 }],
  ])('are those of %s', (_what, quote, times) => {
    expect(findQuoteTimes(quote, { transcript, cues })).toEqual(times);
  });

  test.each([
    ['words that the transcript does not have', 'It is closed.'],
    ['words that it has twice', 'Yes.'],
    ['a name that nobody says', 'Ben:'],
    ['nothing', ' '],
  ])('are not known for %s', (_what, quote) => {
    expect(findQuoteTimes(quote, { transcript, cues })).toBeUndefined();
  });

  test('are not known without cues', () => {
    expect(findQuoteTimes('Is it open?', { transcript })).toBeUndefined();
  });

  test('are not known where the sentence it ends in has none', () => {
    expect(findQuoteTimes('Is it open? Yes.', { transcript, cues: cues.slice(0, 1) })).toBeUndefined();
  });
});

describe('cues of a changed transcript', () => {
  test('all stay where it says what they say', () => {
    expect(keepLocatedCues({ transcript, cues })).toEqual(cues);
  });

  test('only the corrected sentence goes', () => {
    const corrected = transcript.replace('side door', 'back door');
    expect(keepLocatedCues({ transcript: corrected, cues }).map(({ text }) => text)).toEqual([
      'Is it open?',
      'Yes.',
      'Yes.',
    ]);
  });

  test('equal sentences go where one of them went, since none tells which', () => {
    const shorter = transcript.replace('open? Yes.', 'open?');
    expect(keepLocatedCues({ transcript: shorter, cues }).map(({ from }) => from)).toEqual([0.2, 2]);
  });
});
