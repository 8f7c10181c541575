import { expect, test } from 'vitest';
import { buildBlueprint } from '../blueprint/testing.ts';
import { advanceByServer } from './advance.ts';
import { judgeClaimedTime } from './batch.ts';
import { createAttemptState } from './state.ts';
import { at, buildWindow } from './testing.ts';
import type { AttemptState } from './types.ts';
import { rememberedEpochs } from './writer-epochs.ts';

const by = { blueprint: buildBlueprint({ sections: [], filled: [] }), now: at(900), window: buildWindow() };
const takeOver = (state: AttemptState): AttemptState =>
  advanceByServer(state, { kind: 'taken-over', writerEpoch: state.writerEpoch + 1 }, by).state;

/** The state after many takeovers; each writer claims the second of its epoch, the tenth the latest of all. */
const afterTakeovers = (count: number, hasClaims: boolean): AttemptState => {
  let state = createAttemptState();
  for (let epoch = 1; epoch <= count; epoch++) {
    const claimedAt = hasClaims ? { ...state.claimedAt, [epoch]: at(epoch === 10 ? 800 : epoch) } : {};
    state = takeOver({ ...state, ack: epoch, claimedAt });
  }
  return state;
};

test('a thousand takeovers leave a state as large as a few do', () => {
  const [few, many] = [afterTakeovers(30, true), afterTakeovers(1000, true)];
  expect(Object.keys(many.claimedAt).length).toBe(Object.keys(few.claimedAt).length);
  expect(Object.keys(many.lastSeqByWriterEpoch).length).toBe(Object.keys(few.lastSeqByWriterEpoch).length);
  expect(Object.keys(afterTakeovers(1000, false).lastSeqByWriterEpoch).length).toBeLessThanOrEqual(
    rememberedEpochs + 1,
  );
});

test('the latest claim of a forgotten writer stays the lower bound of all later ones', () => {
  const state = afterTakeovers(200, true);
  const claim = { seq: 1, syncAt: at(0), syncWriterEpoch: state.writerEpoch, sinceSync: 300_000 };
  expect(judgeClaimedTime(state, claim, at(900)).claimedAt).toBe(at(800));
});

test('the writers of late remember each other one by one', () => {
  const state = afterTakeovers(200, true);
  expect(state.lastSeqByWriterEpoch).toMatchObject({ 200: 200, 195: 195 });
  expect(state.claimedAt).toMatchObject({ 200: at(200), 195: at(195) });
});
