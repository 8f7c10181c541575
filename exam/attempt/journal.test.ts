import { describe, expect, test } from 'vitest';
import {
  applyAcknowledgement,
  appendEvent,
  createJournal,
  restoreJournal,
  nextBatch,
  nextSeq,
  resumeJournal,
  expandEntries,
  withFullTexts,
  type Journal,
  getSaveState,
  type DeliveryProblem,
  msSinceSync,
} from './journal.ts';
import type { BrowserEvent } from './wire.ts';

const typed = (value: string, questionId = 1): BrowserEvent => ({ kind: 'answered', questionId, value });
const stamp = (sinceSync: number, isTyped = false) => ({ syncId: 's1', syncAt: 1000, sinceSync, typed: isTyped });
const empty = createJournal({ writerEpoch: 1, ack: 4 });
const seqs = (journal: Journal): number[] => journal.entries.map(({ seq }) => seq);

describe('appending', () => {
  test('numbers continue from the last event on the server', () => {
    const journal = appendEvent(appendEvent(empty, typed('a'), stamp(1)), typed('b'), stamp(2));
    expect(seqs(journal)).toEqual([5, 6]);
    expect(nextSeq(journal)).toBe(7);
    expect(nextSeq(empty)).toBe(5);
  });

  test('a snapshot of text being typed replaces the previous one within five seconds', () => {
    const first = appendEvent(empty, typed('a'), stamp(1000, true));
    const second = appendEvent(first, typed('ab'), stamp(5999, true));
    expect(second.entries).toMatchObject([{ seq: 5, event: { value: 'ab' }, sinceSync: 5999 }]);
    expect(seqs(appendEvent(second, typed('abc'), stamp(6000, true)))).toEqual([5, 6]);
  });

  test('a snapshot of a note replaces the previous one of the same note, never one of another note', () => {
    const note = (noteId: string, text: string): BrowserEvent => ({
      kind: 'annotated',
      setId: 1,
      noteId,
      note: { text },
    });
    const first = appendEvent(empty, note('pad', 'a'), stamp(1, true));
    const second = appendEvent(first, note('pad', 'ab'), stamp(2, true));
    expect(second.entries).toMatchObject([{ seq: 5, event: { note: { text: 'ab' } } }]);
    expect(seqs(appendEvent(second, note('side', 'x'), stamp(3, true)))).toEqual([5, 6]);
  });

  test.each<[string, (journal: Journal) => Journal, BrowserEvent, ReturnType<typeof stamp>]>([
    ['another question', (earlier) => earlier, typed('b', 2), stamp(2, true)],
    ['a choice', (earlier) => earlier, typed('b'), stamp(2)],
    ['another kind', (earlier) => earlier, { kind: 'focus-lost' }, stamp(2, true)],
    ['another sync', (earlier) => earlier, typed('b'), { ...stamp(2, true), syncId: 's2' }],
    ['an entry that is being sent', (earlier) => nextBatch(earlier).journal, typed('b'), stamp(2, true)],
    [
      'an entry before another event',
      (earlier) => appendEvent(earlier, { kind: 'focus-lost' }, stamp(1)),
      typed('b'),
      stamp(2, true),
    ],
  ])('%s is never replaced', (_, before, event, by) => {
    const journal = before(appendEvent(empty, typed('a'), stamp(1, true)));
    const after = appendEvent(journal, event, by);
    expect(after.entries[0]?.event).toEqual(typed('a'));
    expect(after.entries.length).toBe(journal.entries.length + 1);
  });
});

describe('sending', () => {
  const three = ['a', 'b', 'c'].reduce(
    (journal, value, index) => appendEvent(journal, typed(value), stamp(index)),
    empty,
  );

  test('starts with the oldest entries, which are marked before they are sent', () => {
    const { journal, batch } = nextBatch(three, { events: 2, size: 10_000 });
    expect(batch.map(({ seq }) => seq)).toEqual([5, 6]);
    expect(journal.entries.map(({ isSent }) => isSent)).toEqual([true, true, false]);
  });

  test('is limited in size, but always sends at least one entry', () => {
    expect(nextBatch(three, { events: 9, size: 1 }).batch.length).toBe(1);
    expect(nextBatch(three).batch.length).toBe(3);
    expect(nextBatch(empty).batch).toEqual([]);
  });

  test('acknowledged entries are removed, and an older acknowledgement changes nothing', () => {
    const after = applyAcknowledgement(three, { ack: 6, at: 2000 });
    expect(seqs(after)).toEqual([7]);
    expect(after.savedAt).toBe(2000);
    expect(applyAcknowledgement(after, { ack: 5, at: 3000 })).toBe(after);
    expect(applyAcknowledgement(after, { ack: 7, at: 1500 }).savedAt).toBe(2000);
  });
});

describe('resuming a journal', () => {
  const two = appendEvent(appendEvent(empty, typed('a'), stamp(100)), typed('b'), stamp(200));
  const server = { ack: 20, at: 5000, syncId: 's9', lastSeqByWriterEpoch: { 1: 5 } };

  test('with the same writer applies the acknowledgement', () => {
    expect(seqs(resumeJournal(two, { ...server, writerEpoch: 1, ack: 5 }))).toEqual([6]);
  });

  test('with a server restored from a backup continues from what the server still has', () => {
    const journal = resumeJournal(applyAcknowledgement(two, { ack: 5, at: 2000 }), {
      ...server,
      writerEpoch: 1,
      ack: 2,
    });
    expect(journal.acknowledgedSeq).toBe(2);
    expect(journal.entries).toMatchObject([{ seq: 3, event: typed('b'), syncId: 's9' }]);
  });

  test('after another writer renumbers the unsent entries and keeps their times', () => {
    const journal = resumeJournal(two, { ...server, writerEpoch: 3 });
    expect(journal).toMatchObject({ writerEpoch: 3, acknowledgedSeq: 20, savedAt: 5000 });
    expect(journal.entries).toMatchObject([
      {
        seq: 21,
        event: typed('b'),
        syncId: 's9',
        syncAt: 5000,
        sinceSync: -3800,
        origin: { syncId: 's1', sinceSync: 200 },
      },
    ]);
  });

  test('without the number at which the previous writer ended keeps all entries that were not acknowledged', () => {
    expect(seqs(resumeJournal(two, { ...server, writerEpoch: 3, lastSeqByWriterEpoch: {} }))).toEqual([21, 22]);
  });
});

test('characters that the database cannot store are replaced, because a refused entry would block all later ones', () => {
  const gaps = appendEvent(empty, { kind: 'answered', questionId: 1, value: ['a\uD83D', 'b\0'] }, stamp(1));
  const note = appendEvent(gaps, { kind: 'annotated', setId: 1, noteId: 'pad', note: { text: '\uDE00x' } }, stamp(2));
  expect(note.entries.map(({ event }) => event)).toEqual([
    { kind: 'answered', questionId: 1, value: ['a\uFFFD', 'b'] },
    { kind: 'annotated', setId: 1, noteId: 'pad', note: { text: '\uFFFDx' } },
  ]);
});

describe('a long text', () => {
  const text = 'It was a bright cold day in April. '.repeat(20);
  const kinds = (journal: Journal) => journal.entries.map(({ event }) => event.kind);
  const begun = applyAcknowledgement(appendEvent(empty, typed(text), stamp(1)), { ack: 5, at: 2000 });
  const two = appendEvent(appendEvent(begun, typed(`${text}a`), stamp(2)), typed(`${text}ab`), stamp(3));
  const values = (journal: Journal) =>
    expandEntries(journal).map(({ event }) => ('value' in event ? event.value : null));

  test('is stored in full once and then as patches; continued typing extends one patch', () => {
    expect(kinds(appendEvent(empty, typed(text), stamp(1)))).toEqual(['answered']);
    expect(kinds(two)).toEqual(['patched', 'patched']);
    const on = appendEvent(appendEvent(begun, typed(`${text}a`), stamp(2, true)), typed(`${text}abc`), stamp(3, true));
    expect(on.entries).toMatchObject([{ event: { patch: { at: text.length, insert: 'abc', length: text.length } } }]);
    expect(values(two)).toEqual([`${text}a`, `${text}ab`]);
  });

  test('continues as patches after a reload, based on what the device stored', () => {
    const { tips: _, ...stored } = JSON.parse(JSON.stringify(two)) as Journal;
    const journal = appendEvent(restoreJournal(stored), typed(`${text}abc`), stamp(4));
    expect(kinds(journal)).toEqual(['patched', 'patched', 'patched']);
    expect(values(journal).at(-1)).toBe(`${text}abc`);
  });

  test('is stored in full after another writer, once per text', () => {
    const server = { writerEpoch: 2, ack: 9, at: 5000, syncId: 's9', lastSeqByWriterEpoch: { 1: 6 } };
    const journal = appendEvent(resumeJournal(two, server), typed(`${text}abc`), stamp(4));
    expect(kinds(journal)).toEqual(['answered', 'patched']);
    expect(values(journal)).toEqual([`${text}ab`, `${text}abc`]);
    const none = resumeJournal(applyAcknowledgement(two, { ack: 7, at: 3000 }), server);
    expect(kinds(appendEvent(none, typed(`${text}x`), stamp(4)))).toEqual(['answered']);
  });

  test('is sent in full if the server could not apply a patch, with the same numbers and values', () => {
    const full = withFullTexts(two);
    expect(kinds(full)).toEqual(['answered', 'patched']);
    expect(seqs(full)).toEqual(seqs(two));
    expect(values(full)).toEqual(values(two));
  });

  test('is stored in full after it was short', () => {
    const short = appendEvent(appendEvent(begun, typed('a'), stamp(2)), typed(text), stamp(3));
    expect(kinds(short)).toEqual(['answered', 'answered']);
    expect(applyAcknowledgement(appendEvent(begun, typed('a'), stamp(2)), { ack: 6, at: 3000 }).bases).toEqual({});
  });
});

describe('the displayed save state if', () => {
  const waiting = appendEvent(empty, typed('a'), stamp(1));
  test.each<[string, Journal, DeliveryProblem | null, object, boolean?]>([
    ['everything is stored', { ...empty, savedAt: 9 }, null, { is: 'saved', at: 9 }],
    ['everything is stored and the network is lost', { ...empty, savedAt: 9 }, 'offline', { is: 'saved', at: 9 }],
    ['a request is in progress', waiting, null, { is: 'saving', waiting: 1 }],
    ['the network is lost', waiting, 'offline', { is: 'onDevice', waiting: 1, why: 'offline' }],
    ['another browser took over', waiting, 'heldElsewhere', { is: 'onDevice', waiting: 1, why: 'heldElsewhere' }],
    ['the device is full and the server has everything', { ...empty, savedAt: 9 }, null, { is: 'saved', at: 9 }, false],
    ['the device is full and a request is in progress', waiting, null, { is: 'saving', waiting: 1 }, false],
    [
      'neither device nor server has stored it',
      waiting,
      'offline',
      { is: 'notSaved', waiting: 1, why: 'deviceFull' },
      false,
    ],
  ])('%s', (_, journal, trouble, expected, isOnDevice = true) => {
    expect(getSaveState(journal, trouble, isOnDevice)).toEqual(expected);
  });
});

describe('time since a sync', () => {
  const sync = { syncId: 's', syncAt: 0, monotonicMs: 100, wallMs: 50_000, load: 'a' };
  test.each([
    [
      'by the monotonic clock in the same load, though the wall clock jumped',
      { monotonicMs: 400.4, wallMs: 0, load: 'a' },
      300,
    ],
    ['by the wall clock after a reload', { monotonicMs: 5, wallMs: 52_000, load: 'b' }, 2000],
    ['never negative', { monotonicMs: 5, wallMs: 10, load: 'b' }, 0],
  ])('%s', (_, now, expected) => {
    expect(msSinceSync(sync, now)).toBe(expected);
  });
});
