import { describe, expect, test } from 'vitest';
import { fromWireEvent, toWireEvent, WireEvent, type WrittenEvent } from './wire.ts';

const events: readonly WrittenEvent[] = [
  { kind: 'started' },
  { kind: 'section-entered', sectionId: 'a' },
  { kind: 'section-entered', sectionId: 'a', partId: 'b' },
  { kind: 'question-entered', questionId: 1 },
  { kind: 'question-left', questionId: 1 },
  { kind: 'answered', questionId: 1, value: ['a', 'b'] },
  { kind: 'answered', questionId: 1, value: null },
  { kind: 'patched', questionId: 1, patch: { at: 3, remove: 1, insert: '墨', length: 9, sum: 4_000_000_000 } },
  { kind: 'audio-played', setId: 2 },
  { kind: 'clip-played', questionId: 1 },
  { kind: 'prep-ended', questionId: 1 },
  { kind: 'retake-begun', questionId: 1 },
  { kind: 'answer-confirmed', questionId: 1 },
  { kind: 'recording-saved', questionId: 1, recordingId: 'r' },
  { kind: 'flagged', questionId: 1, on: true },
  { kind: 'eliminated', questionId: 1, optionId: 'a', on: false },
  { kind: 'annotated', setId: 2, noteId: 'n', note: { text: 'x' } },
  { kind: 'section-finished', sectionId: 'a' },
  { kind: 'break-started' },
  { kind: 'break-ended' },
  { kind: 'focus-lost' },
  { kind: 'submitted' },
];

describe('the wire format', () => {
  test.each(events)('%j is unchanged after a round trip', (event) => {
    const sent = JSON.parse(JSON.stringify({ seq: 1, syncId: 's', sinceSync: 5, ...toWireEvent(event) }));
    expect(fromWireEvent(WireEvent.parse(sent))).toEqual(event);
  });

  test('an answer that is undefined clears the question', () => {
    expect(toWireEvent({ kind: 'answered', questionId: 1, value: undefined })).toEqual({
      kind: 'answered',
      questId: 1,
      value: null,
    });
  });

  test.each([
    { kind: 'extended', value: { seconds: 600 } },
    { kind: 'reopened' },
    { kind: 'expired' },
    { kind: 'taken-over' },
    { kind: 'nonsense' },
    { kind: 'answered', value: 'a' },
    { kind: 'patched', questId: 1, value: { at: -1, remove: 0, insert: '', length: 0, sum: 0 } },
    { kind: 'patched', questId: 1, value: 'a' },
    { kind: 'answered', questId: 0, value: 'a' },
    { kind: 'flagged', questId: 1, value: { on: 'yes' } },
    { kind: 'started', seq: 0 },
    { kind: 'started', sinceSync: 1.5 },
  ])('%j is not accepted from a browser', (wire) => {
    expect(WireEvent.safeParse({ seq: 1, syncId: 's', sinceSync: 5, ...wire }).success).toBe(false);
  });
});
