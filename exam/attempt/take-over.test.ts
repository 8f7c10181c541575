import { describe, expect, test } from 'vitest';
import { buildBlueprint, buildClockRule, buildPartRule, buildSectionRule } from '../blueprint/testing.ts';
import type { Blueprint } from '../blueprint/index.ts';
import { advanceByServer } from './advance.ts';
import { applyBatch } from './batch.ts';
import { createAttemptState } from './state.ts';
import {
  answerQuestion,
  at,
  buildWindow,
  enterQuestion,
  enterSection,
  finishSection,
  type TimedEvent,
} from './testing.ts';
import type { AttemptState, JournalEvent } from './types.ts';

const window = buildWindow();

/** Applies events of one writer as one batch, received at a second after noon. */
const receive = (
  state: AttemptState,
  blueprint: Blueprint,
  { events, receivedAt }: { events: readonly Omit<JournalEvent, 'seq' | 'syncWriterEpoch'>[]; receivedAt: number },
) => {
  const numbered = events.map((event, index) => ({
    ...event,
    seq: state.ack + index + 1,
    syncWriterEpoch: state.writerEpoch,
  }));
  const outcome = applyBatch(state, numbered, { blueprint, moment: { now: at(receivedAt), window } });
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.value;
};

const timed = ({ event, at: seconds }: TimedEvent) => ({ event, syncAt: at(0), sinceSync: seconds * 1000 });
const started: TimedEvent = { at: 0, event: { kind: 'started' } };

/** The state after the first writer's events up to second 30, when a second writer takes over. */
const takenOver = (blueprint: Blueprint, story: readonly TimedEvent[]): AttemptState => {
  const events = [started, ...story].map(timed);
  const { state } = receive(createAttemptState(), blueprint, { events, receivedAt: 30 });
  const by = { blueprint, now: at(30), window };
  return advanceByServer(state, { kind: 'taken-over', writerEpoch: 2 }, by).state;
};

const sections = buildBlueprint({
  sections: [buildSectionRule('one', { clock: buildClockRule(25) }), buildSectionRule('two')],
  filled: [
    { section: 'one', sets: [[1]] },
    { section: 'two', sets: [[2]] },
  ],
});
const items = buildBlueprint({
  sections: [
    buildSectionRule('one', { navigation: 'none', parts: [buildPartRule('main', { itemClock: buildClockRule(5) })] }),
  ],
  filled: [{ section: 'one', sets: [[1, 2]] }],
});
const modules = buildBlueprint({
  sections: [buildSectionRule('one', { navigation: 'part', parts: [buildPartRule('a'), buildPartRule('b')] })],
  filled: [
    { section: 'one', part: 'a', sets: [[1]] },
    { section: 'one', part: 'b', sets: [[2]] },
  ],
});

/** Question 1 ends at second 20 or a little later. */
const ended: [string, Blueprint, readonly TimedEvent[]][] = [
  [
    'a section that was left',
    sections,
    [enterSection(0, 'one'), enterQuestion(1, 1), finishSection(20, 'one'), enterSection(21, 'two')],
  ],
  [
    'a section that its clock has closed',
    sections,
    [enterSection(0, 'one'), enterQuestion(1, 1), enterSection(26, 'two')],
  ],
  ['a module that was left', modules, [enterSection(0, 'one', 'a'), enterQuestion(1, 1), finishSection(20, 'one')]],
  ['a question whose clock has ended', items, [enterSection(0, 'one'), enterQuestion(15, 1), enterQuestion(22, 2)]],
];

describe('a writer that takes over cannot backdate answers', () => {
  const claims: [string, Omit<JournalEvent, 'seq' | 'syncWriterEpoch' | 'event'>][] = [
    ['with a negative offset', { syncAt: at(30), sinceSync: -13_000 }],
    [
      'with the sync of the writer before',
      { syncAt: at(30), sinceSync: -13_000, origin: { syncAt: at(0), syncWriterEpoch: 1, sinceSync: 17_000 } },
    ],
  ];
  test.each(ended.flatMap(([name, ...rest]) => claims.map(([how, claim]) => [name, how, claim, ...rest] as const)))(
    'into %s %s',
    (_, _how, claim, blueprint, story) => {
      const state = takenOver(blueprint, story);
      const events = [{ ...claim, event: answerQuestion(0, 1).event }];
      const result = receive(state, blueprint, { events, receivedAt: 32 });
      expect(result.answers).toEqual([]);
      expect(result.accepted[0]?.verdict.is).toBe('rejected');
    },
  );

  test('but can send what the previous writer had not sent, with its own time, into a question that is still open', () => {
    const state = takenOver(sections, [enterSection(0, 'one'), enterQuestion(1, 1)]);
    const more = receive(state, sections, {
      events: [{ event: { kind: 'answered', questionId: 1, value: 'second' }, syncAt: at(22), sinceSync: 0 }],
      receivedAt: 31,
    });
    const origin = { syncAt: at(0), syncWriterEpoch: 1, sinceSync: 17_000 };
    const unsent = { event: answerQuestion(0, 1).event, syncAt: at(32), sinceSync: -15_000, origin };
    const back = advanceByServer(
      more.state,
      { kind: 'taken-over', writerEpoch: 3 },
      { blueprint: sections, now: at(32), window },
    );
    const result = receive(back.state, sections, { events: [unsent], receivedAt: 33 });
    expect(result.answers).toMatchObject([{ questionId: 1, value: 'a', claimedAt: at(17) }]);
    expect(result.state.claimedAt).toEqual({ 1: at(17), 2: at(22), 3: at(22) });
  });
});
