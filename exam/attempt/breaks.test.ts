import { describe, expect, test } from 'vitest';
import { aBlueprint, aClock, aSection } from '../blueprint/testing.ts';
import { at, aWindow, enter, finish, now, played, started, stepOf } from './testing.ts';
import { timelineOf } from './timeline.ts';
import type { AttemptState } from './types.ts';

describe('breaks', () => {
  const withBreak = (more = {}, last = {}) =>
    aBlueprint({
      sections: [
        aSection('one', { breakAfter: { seconds: 300, ...more } }),
        aSection('two', { clock: aClock(60), ...last }),
      ],
      filled: [
        { section: 'one', sets: [[1]] },
        { section: 'two', sets: [[2]] },
      ],
    });
  const resting = (blueprint: ReturnType<typeof withBreak>): AttemptState =>
    played(blueprint, [started, enter(0, 'one'), finish(10, 'one')]).state;

  test('begin when the section is left and show what is left of them', () => {
    const blueprint = withBreak();
    expect(timelineOf(resting(blueprint), blueprint, now(100))).toMatchObject({
      status: 'break',
      breakSecondsLeft: 210,
      nextChangeAt: at(310),
    });
  });

  test('end by themselves; the next section waits for the student', () => {
    const blueprint = withBreak();
    expect(timelineOf(resting(blueprint), blueprint, now(311))).toMatchObject({ status: 'running', secondsLeft: null });
    expect(stepOf(resting(blueprint), blueprint, enter(400, 'two')).verdict.is).toBe('applied');
  });

  test('where the programme says so, the next section starts with the end of the break', () => {
    const blueprint = withBreak({}, { enters: 'atOnce' });
    expect(timelineOf(resting(blueprint), blueprint, now(330)).secondsLeft).toBe(40);
  });

  test('fall away when the optional section that they serve was not taken', () => {
    expect(resting(withBreak({ onlyIfTaken: 'writing' })).status).toBe('running');
    expect(resting(withBreak({ onlyIfTaken: 'two' })).status).toBe('break');
  });

  test('there is none after the last section', () => {
    const blueprint = aBlueprint({
      sections: [aSection('one', { breakAfter: { seconds: 300 } })],
      filled: [{ section: 'one', sets: [[1]] }],
    });
    expect(played(blueprint, [started, enter(0, 'one'), finish(10, 'one')]).state.status).toBe('running');
  });

  test('a window that closes during a break closes the attempt; moved on, the break goes on', () => {
    const blueprint = withBreak();
    const narrow = aWindow({ closesAt: at(100) });
    expect(timelineOf(resting(blueprint), blueprint, { now: at(200), window: narrow }).closedBy).toBe('window');
    const shut: AttemptState = { ...resting(blueprint), status: 'closed', closedAt: at(100), closedBy: 'window' };
    expect(timelineOf(shut, blueprint, now(200)).status).toBe('break');
  });
});
