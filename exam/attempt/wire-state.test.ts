import { expect, test } from 'vitest';
import { createAttemptState } from './state.ts';
import type { AttemptState } from './types.ts';
import { fromWireState, toWireState } from './wire-state.ts';

const state: AttemptState = {
  ...createAttemptState(),
  ...{ writerEpoch: 2, lastSeqByWriterEpoch: { 1: 7 }, submittedAt: 5 },
  navigationUnits: { reading: { enteredAt: 1, closedAt: null, closedBy: null } },
  ...{ contentRequestedAt: { reading: 1 }, contentReleasedAt: { reading: 2 }, eliminated: { 3: ['A'] } },
};

test('is sent under the names that earlier pages know', () => {
  expect(toWireState(state)).toMatchObject({
    ...{ holder: 2, holderEndedAt: { 1: 7 }, handedInAt: 5, asked: { reading: 1 }, given: { reading: 2 } },
    legs: { reading: { enteredAt: 1, closedAt: null, closedBy: null } },
  });
  const names = Object.keys(toWireState(createAttemptState())).toSorted();
  expect(names).toEqual([
    ...['ack', 'breakAfter', 'breakStartedAt', 'breaksDone', 'claimedAt', 'clocks', 'closedAt', 'closedBy'],
    ...['eliminated', 'extraSeconds', 'flagged', 'focusLost', 'holder', 'holderEndedAt', 'legs', 'partId', 'plays'],
    ...['questionEnteredAt', 'questionId', 'recordings', 'routes', 'sectionId', 'startedAt', 'status'],
  ]);
});

test('is read as it was, under the names of calls and under its own', () => {
  expect(fromWireState(toWireState(state))).toEqual(state);
  expect(fromWireState(JSON.parse(JSON.stringify(state)))).toEqual(state);
});

test('is read without crossed-out options where an earlier version sent none', () => {
  const { eliminated: _, ...wire } = toWireState(state);
  expect(fromWireState(wire).eliminated).toEqual({});
});
