import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildBlueprint, buildSectionRule } from '../blueprint/testing.ts';
import { applyBatch } from './batch.ts';
import {
  applyAcknowledgement,
  appendEvent,
  createJournal,
  resumeJournal,
  unknownWriterEpoch,
  type Journal,
} from './journal.ts';
import { readFields } from './read-entry.ts';
import { recoverJournal, withSync, type StoredJournalRows } from './recover-journal.ts';
import { createAttemptState } from './state.ts';
import { buildWindow, at } from './testing.ts';
import type { BrowserEvent } from './wire.ts';

const text = 'The stone was wet. '.repeat(40);
const answer = (questionId: number, value: unknown): BrowserEvent => ({ kind: 'answered', questionId, value });
const begun: BrowserEvent[] = [{ kind: 'started' }, { kind: 'section-entered', sectionId: 'contest' }];

/** A journal with these events, one each second, of which the server has the first `acknowledgedCount`. */
const getJournal = (events: readonly BrowserEvent[], acknowledgedCount = 0): Journal => {
  const written = events.reduce(
    (journal, event, index) => appendEvent(journal, event, { syncId: 's', syncAt: at(0), sinceSync: 1000 * index }),
    createJournal({ writerEpoch: 2, ack: 0 }),
  );
  return applyAcknowledgement(written, { ack: acknowledgedCount, at: at(60) });
};

type Rows = { head: unknown; entries: unknown[]; bases: unknown[] };

/** The rows in which a device stores a journal. */
const getRows = ({ writerEpoch, acknowledgedSeq, savedAt, entries, bases }: Journal): Rows => ({
  head: {
    ...{ attemptId: 7, writer: 'page', title: 'Mock A', isSubmitting: false, writerEpoch, acknowledgedSeq, savedAt },
    lastSeq: entries.at(-1)?.seq ?? acknowledgedSeq,
  },
  entries: entries.map((entry) => ({ ...entry, attemptId: 7 })),
  bases: Object.entries(bases).map(([id, baseText]) => ({ ...baseText, attemptId: 7, questionId: Number(id) })),
});

/** The rows, with the row of that number replaced. */
const withRow = (rows: Rows, seq: number, row: unknown): Rows => ({
  ...rows,
  entries: rows.entries.map((entry) =>
    typeof entry === 'object' && entry && 'seq' in entry && entry.seq === seq ? row : entry,
  ),
});

const getKinds = ({ entries }: Journal) => entries.map(({ seq, event }) => `${seq} ${event.kind}`);
const three = getJournal([...begun, answer(1, 'a'), answer(2, 'b'), answer(3, 'c')], 2);

test('an undamaged journal is restored unchanged', () => {
  const long = getJournal([...begun, answer(1, text), answer(1, `${text}!`), answer(1, `${text}!?`)], 3);
  for (const journal of [three, long, createJournal({ writerEpoch: 2, ack: 4 })]) {
    expect(recoverJournal(getRows(journal))).toEqual({ journal, unread: [], isHeadRead: true, isMended: false });
  }
});

describe('an unreadable row', () => {
  const cyclic: Record<string, unknown> = {};
  cyclic.self = cyclic;
  const good = {
    syncId: 's',
    syncAt: at(0),
    sinceSync: 3000,
    isSent: false,
    firstSinceSync: 3000,
    attemptId: 7,
    seq: 4,
  };
  const event = answer(2, 'b');

  test.each<[string, object]>([
    ['has no event', { ...good, event: null }],
    ['has an event type of a later build', { ...good, event: { kind: 'drawn', questionId: 2, strokes: [] } }],
    ['has an event without its question', { ...good, event: { kind: 'answered', value: 'b' } }],
    ['has a value that refers to itself', { ...good, event: { ...event, value: cyclic } }],
    ['has a value that is not JSON', { ...good, event: { ...event, value: 5n } }],
    ['has no sync', { ...good, event, syncId: undefined }],
    ['has an invalid time', { ...good, event, syncAt: 'noon' }],
    ['has a fraction of a millisecond', { ...good, event, sinceSync: 0.5 }],
    ['has only its number', { seq: 4 }],
  ])('%s: it is returned, its number stays used, and the rows beside it are kept', (_, row) => {
    const { journal, unread, isMended } = recoverJournal(withRow(getRows(three), 4, row));
    expect(getKinds(journal)).toEqual(['3 answered', '4 started', '5 answered']);
    expect(journal.entries.filter(({ seq }) => seq !== 4)).toEqual(three.entries.filter(({ seq }) => seq !== 4));
    expect(unread).toEqual([row]);
    expect(isMended).toBe(true);
  });

  test('gets the time of the previous row, or of the next one if it is the first', () => {
    const [, second] = recoverJournal(withRow(getRows(three), 4, { seq: 4 })).journal.entries;
    expect(second).toMatchObject({ syncId: 's', syncAt: at(0), sinceSync: 2000, isSent: true });
    const [first] = recoverJournal(withRow(getRows(three), 3, { seq: 3 })).journal.entries;
    expect(first).toMatchObject({ seq: 3, event: { kind: 'started' }, sinceSync: 3000 });
  });

  test('gets the sync at opening if no row has a time', () => {
    const { journal } = recoverJournal({ ...getRows(three), entries: [{ seq: 3 }, { seq: 4 }] });
    expect(getKinds(journal)).toEqual(['3 started', '4 started', '5 started']);
    const messages = withSync(journal, { syncId: 's9', at: at(90) });
    expect(new Set(messages.entries.map(({ syncId, syncAt }) => `${syncId} ${syncAt}`))).toEqual(
      new Set([`s9 ${at(90)}`]),
    );
  });

  test('keeps its answer if only fields are invalid on which no answer depends', () => {
    const row = { ...good, event, isSent: 'no', firstSinceSync: null };
    const { journal, unread } = recoverJournal(withRow(getRows(three), 4, row));
    expect(journal.entries[1]).toMatchObject({ seq: 4, event, isSent: true, firstSinceSync: 3000 });
    expect(unread).toEqual([]);
  });
});

describe('numbers', () => {
  const getRow = (seq: unknown) => ({ ...three.entries[0], attemptId: 7, seq });

  test('of missing rows stay used', () => {
    const rows = getRows(three);
    const { journal, unread } = recoverJournal({ ...rows, entries: rows.entries.slice(2) });
    expect(getKinds(journal)).toEqual(['3 started', '4 started', '5 answered']);
    expect(unread).toEqual([]);
  });

  test.each([
    ['is missing', []],
    ['has no number', [getRow('5')]],
  ])('of the last row stay used if it %s, because it may have been sent', (_, instead) => {
    const rows = getRows(three);
    const { journal, unread, isMended } = recoverJournal({
      ...rows,
      entries: [...rows.entries.slice(0, 2), ...instead],
    });
    expect(getKinds(journal)).toEqual(['3 answered', '4 answered', '5 started']);
    expect({ unread, isMended }).toEqual({ unread: instead, isMended: true });
    // The next entry must not reuse a number that the server already has.
    const more = appendEvent(journal, answer(1, 'new'), { syncId: 's', syncAt: at(0), sinceSync: 9000 });
    const server = { writerEpoch: 2, ack: 5, lastSeqByWriterEpoch: {}, at: at(90), syncId: 't' };
    expect(getKinds(resumeJournal(more, server))).toEqual(['6 answered']);
  });

  test('of all rows stay used if every row is missing', () => {
    expect(getKinds(recoverJournal({ ...getRows(three), entries: [] }).journal)).toEqual([
      '3 started',
      '4 started',
      '5 started',
    ]);
  });

  test.each([[undefined], [null], ['5'], [1], [2_000_000], [4.5]])(
    'end with the last row if the stored last number is %s',
    (lastSeq) => {
      const rows = getRows(three);
      const { journal, isMended } = recoverJournal({ ...rows, head: { ...readFields(rows.head), lastSeq } });
      expect({ journal, isMended }).toEqual({ journal: three, isMended: false });
    },
  );

  test.each([[0], [-3], [1.5], ['4'], [Number.NaN], [null], [2_000_000]])(
    '%s is not a valid next number: the row is returned as unreadable, the others stay',
    (seq) => {
      const rows = getRows(three);
      const { journal, unread } = recoverJournal({ ...rows, entries: [...rows.entries, getRow(seq)] });
      expect(journal.entries).toEqual(three.entries);
      expect(unread).toEqual([getRow(seq)]);
    },
  );
});

describe('an unreadable head', () => {
  test.each<[string, unknown, boolean]>([
    ['is missing', undefined, true],
    ['has no writer epoch', { acknowledgedSeq: 2, savedAt: null }, false],
    ['has no acknowledgement', { writerEpoch: 2, acknowledgedSeq: '2', savedAt: null }, false],
    ['has no time', { writerEpoch: 2, acknowledgedSeq: 2, savedAt: 'noon' }, false],
    [
      'says that the server has entries that are still here',
      { writerEpoch: 2, acknowledgedSeq: 4, savedAt: null },
      true,
    ],
    [
      'says that the server has far fewer entries than there are here',
      { writerEpoch: 2, acknowledgedSeq: -1, savedAt: null },
      false,
    ],
  ])('%s: the entries keep their numbers, with an unknown writer', (_, head, isHeadRead) => {
    const { journal, unread, ...read } = recoverJournal({ ...getRows(three), head });
    expect(journal).toMatchObject({
      writerEpoch: unknownWriterEpoch,
      acknowledgedSeq: 2,
      savedAt: null,
      entries: three.entries,
    });
    expect({ unread, ...read }).toEqual({ unread: [], isHeadRead, isMended: true });
    // Once it is stored this way, it is restored unchanged.
    expect(recoverJournal(getRows(journal)).isMended).toBe(false);
  });

  const server = { ack: 3, at: at(120), syncId: 's9', lastSeqByWriterEpoch: { 1: 1 } };
  const { journal: unknown } = recoverJournal({ ...getRows(three), head: undefined });

  test('is attributed to the current writer if the server has heard of it, so that entries it has are not sent over later ones', () => {
    const journal = resumeJournal(unknown, { ...server, writerEpoch: 2, hasReceivedEvents: true });
    expect(journal).toMatchObject({ writerEpoch: 2, acknowledgedSeq: 3 });
    expect(getKinds(journal)).toEqual(['4 answered', '5 answered']);
    expect(journal.entries[0]).toMatchObject({ syncId: 's', sinceSync: 3000 });
  });

  test('is renumbered behind the server’s entries if the writer is new or earlier entries are missing', () => {
    const after = resumeJournal(unknown, { ...server, writerEpoch: 3 });
    expect(getKinds(after)).toEqual(['4 answered', '5 answered', '6 answered']);
    expect(after.entries[0]).toMatchObject({ syncId: 's9', syncAt: at(120), sinceSync: -118_000 });
    const behind = resumeJournal(unknown, { ...server, writerEpoch: 2, ack: 1, hasReceivedEvents: true });
    expect(getKinds(behind)).toEqual(['2 answered', '3 answered', '4 answered']);
  });
});

describe('a patch of an unknown text', () => {
  const long = getJournal(
    [...begun, answer(1, text), answer(1, `${text}a`), answer(2, 'b'), answer(1, `${text}ab`), answer(1, 'short')],
    3,
  );

  test.each<[string, Rows['bases']]>([
    ['is missing', []],
    ['is a different one', [{ questionId: 1, patchedLength: 0, value: text.replace('stone', 'brook') }]],
    ['is unreadable', [{ questionId: 1, patchedLength: 'much', value: text }]],
  ])(
    'with a base text that %s: it and the following patches cannot be used until the text is sent in full',
    (_, bases) => {
      const rows = getRows(long);
      const { journal, unread } = recoverJournal({ ...rows, bases });
      expect(getKinds(journal)).toEqual(['4 started', '5 answered', '6 started', '7 answered']);
      expect(unread).toEqual([rows.entries[0], rows.entries[2]]);
    },
  );

  test('after an unreadable one cannot be used either', () => {
    const { journal } = recoverJournal(withRow(getRows(long), 4, { seq: 4 }));
    expect(getKinds(journal)).toEqual(['4 started', '5 answered', '6 started', '7 answered']);
  });
});

test('a placeholder event uses its number on the server without effect, but starts an attempt that had not started', () => {
  const blueprint = buildBlueprint({
    sections: [buildSectionRule('contest')],
    filled: [{ section: 'contest', sets: [[1], [2]] }],
  });
  const story = [...begun, answer(1, 'a'), answer(2, 'b')];
  const take = (journal: Journal) => {
    const events = journal.entries.map(({ seq, event, syncAt, sinceSync }) => {
      if (event.kind === 'patched') throw new Error('no long text was written');
      return { seq, event, syncAt, sinceSync, syncWriterEpoch: 1 };
    });
    const outcome = applyBatch(createAttemptState(), events, {
      blueprint,
      moment: { now: at(60), window: buildWindow() },
    });
    if (!outcome.ok) throw new Error(outcome.code);
    return outcome.value;
  };
  const full = getJournal(story);
  const first = take(recoverJournal(withRow(getRows(full), 1, { seq: 1, event: null })).journal);
  expect(first.ack).toBe(4);
  expect(first.state).toMatchObject({ status: 'running', startedAt: at(1) });
  expect(first.answers.map(({ value }) => value)).toEqual(['a', 'b']);

  const third = take(recoverJournal(withRow(getRows(full), 3, { seq: 3, event: null })).journal);
  expect(third.accepted[2]?.verdict).toEqual({ is: 'rejected', why: 'alreadyDone' });
  expect(third.state).toEqual({ ...take(full).state, claimedAt: third.state.claimedAt });
  expect(third.answers.map(({ value }) => value)).toEqual(['b']);
});

describe('for any damage', () => {
  const anything = fc.anything({ withBigInt: true, withDate: true, withMap: true, withTypedArray: true });
  // Values as they are after JSON: no negative zero, and without the key `__proto__`, which parsing drops.
  const json = fc
    .jsonValue()
    .map((value) => JSON.stringify(value))
    .filter((source) => !source.includes('"__proto__"'))
    .map((source): unknown => JSON.parse(source));
  const story = fc.array(
    fc.oneof(
      fc
        .record({ questionId: fc.integer({ min: 1, max: 4 }), value: json })
        .map(({ questionId, value }) => answer(questionId, value)),
      fc
        .record({ questionId: fc.integer({ min: 5, max: 6 }), at: fc.nat(700), more: fc.string() })
        .map((edit) =>
          answer(edit.questionId, `${text.slice(0, edit.at)}${edit.more.toWellFormed()}${text.slice(edit.at)}`),
        ),
    ),
    { minLength: 1, maxLength: 30 },
  );
  const fields = ['event', 'syncId', 'syncAt', 'sinceSync', 'isSent', 'firstSinceSync', 'seq'] as const;
  type Wrong = { is: 'gone' } | { is: 'field'; name: string; value: unknown } | { is: 'all'; row: unknown };
  const wrong: fc.Arbitrary<Wrong> = fc.oneof(
    fc.constant({ is: 'gone' as const }),
    fc.record({ is: fc.constant('field' as const), name: fc.constantFrom(...fields), value: anything }),
    fc.record({ is: fc.constant('all' as const), row: fc.dictionary(fc.string(), anything) }),
  );
  const damage = fc.record({ place: fc.nat(), wrong });

  const damaged = (row: unknown, as: Wrong): unknown[] => {
    if (as.is === 'gone') return [];
    return as.is === 'all' ? [as.row] : [{ ...readFields(row), [as.name]: as.value }];
  };

  test('nothing is thrown, no number is skipped, each row is read or returned, and undamaged rows are kept', () => {
    const stored = fc.record({
      story,
      acknowledgedSeq: fc.nat(10),
      damages: fc.array(damage, { maxLength: 6 }),
      head: fc.option(anything, { nil: undefined, freq: 2 }),
      bases: fc.option(fc.array(anything), { freq: 3 }),
      isHeadKept: fc.boolean(),
    });
    fc.assert(
      fc.property(stored, ({ story: events, acknowledgedSeq, damages, head, bases, isHeadKept }) => {
        const journal = getJournal(events, Math.min(acknowledgedSeq, events.length));
        const rows = getRows(journal);
        const byPlace = new Map(
          damages.map((change) => [change.place % Math.max(1, rows.entries.length), change.wrong]),
        );
        const entries = rows.entries.flatMap((row, index) => {
          const as = byPlace.get(index);
          return as ? damaged(row, as) : [row];
        });
        const input: StoredJournalRows = { head: isHeadKept ? rows.head : head, entries, bases: bases ?? rows.bases };
        const back = recoverJournal(input);

        const seqs = back.journal.entries.map(({ seq }) => seq);
        expect(seqs).toEqual(seqs.map((_, index) => back.journal.acknowledgedSeq + 1 + index));
        const fillers = back.journal.entries.filter(({ event }) => event.kind === 'started').length;
        expect(entries.length - back.unread.length).toBe(seqs.length - fillers);
        const untouched = journal.entries.filter(
          ({ event }, index) => !byPlace.has(index) && event.kind === 'answered',
        );
        // Without the head, rows with numbers far from most others may be treated as damaged.
        expect(back.journal.entries).toEqual(expect.arrayContaining(isHeadKept ? untouched : []));
      }),
      { numRuns: 2000 },
    );
  });
});
