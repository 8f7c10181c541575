import { describe, expect, test } from 'vitest';
import { buildBlueprint, buildBreakRule, buildClockRule, buildSectionRule } from '../blueprint/testing.ts';
import { at, buildWindow, enterSection, finishSection, now, playStory, startEvent, advanceOnce } from './testing.ts';
import { buildTimeline } from './timeline.ts';
import type { AttemptState } from './types.ts';

describe('breaks', () => {
  const withBreak = (more = {}, last = {}) =>
    buildBlueprint({
      sections: [
        buildSectionRule('one', { breakAfter: buildBreakRule(300, more) }),
        buildSectionRule('two', { clock: buildClockRule(60), ...last }),
      ],
      filled: [
        { section: 'one', sets: [[1]] },
        { section: 'two', sets: [[2]] },
      ],
    });
  const resting = (blueprint: ReturnType<typeof withBreak>): AttemptState =>
    playStory(blueprint, [startEvent, enterSection(0, 'one'), finishSection(10, 'one')]).state;

  test('start when the section is left and show the remaining time', () => {
    const blueprint = withBreak();
    expect(buildTimeline(resting(blueprint), blueprint, now(100))).toMatchObject({
      status: 'break',
      breakSecondsLeft: 210,
      nextChangeAt: at(310),
    });
  });

  test('end automatically; the next section waits for the student', () => {
    const blueprint = withBreak();
    expect(buildTimeline(resting(blueprint), blueprint, now(311))).toMatchObject({
      status: 'running',
      secondsLeft: null,
    });
    expect(advanceOnce(resting(blueprint), blueprint, enterSection(400, 'two')).verdict.is).toBe('applied');
  });

  test('start the next section at their end if the programme says so', () => {
    const blueprint = withBreak({}, { enters: 'atOnce' });
    expect(buildTimeline(resting(blueprint), blueprint, now(330)).secondsLeft).toBe(40);
  });

  describe('that cannot be ended early', () => {
    const blueprint = withBreak({ endsEarly: false, ends: 'byStudent' }, { enters: 'atOnce' });
    const ended = (seconds: number, to = resting(blueprint)) =>
      advanceOnce(to, blueprint, { at: seconds, event: { kind: 'break-ended' } });

    test('continue although the student tries to end them, until their end', () => {
      for (const early of [10, 100, 309.999]) {
        const { state, verdict } = ended(early);
        expect(verdict).toEqual({ is: 'rejected', why: 'onBreak' });
        expect(buildTimeline(state, blueprint, now(early)).status).toBe('break');
      }
      expect(ended(310).verdict.is).toBe('applied');
    });

    test('wait for the student when their time is over, and no clock runs meanwhile', () => {
      const waiting = buildTimeline(resting(blueprint), blueprint, now(5000));
      expect(waiting).toMatchObject({ status: 'break', breakSecondsLeft: 0, secondsLeft: null, clocks: [] });
      expect(waiting.nextChangeAt).toBe(at(86_400));
      const { state } = ended(5000);
      expect(buildTimeline(state, blueprint, now(5020))).toMatchObject({ status: 'running', secondsLeft: 40 });
    });

    test('end when the window closes if nobody returns', () => {
      const { status, closedBy } = buildTimeline(resting(blueprint), blueprint, now(90_000));
      expect([status, closedBy]).toEqual(['closed', 'window']);
    });
  });

  test('can allow an early end together with waiting for the student, or neither', () => {
    const mild = withBreak({ endsEarly: true, ends: 'byStudent' });
    expect(advanceOnce(resting(mild), mild, { at: 20, event: { kind: 'break-ended' } }).verdict.is).toBe('applied');
    expect(buildTimeline(resting(mild), mild, now(400)).status).toBe('break');
    const strict = withBreak({ endsEarly: false, ends: 'atOnce' });
    expect(advanceOnce(resting(strict), strict, { at: 20, event: { kind: 'break-ended' } }).verdict.is).toBe(
      'rejected',
    );
    expect(buildTimeline(resting(strict), strict, now(400)).status).toBe('running');
  });

  test('in a blueprint without these settings can be ended early and end automatically', () => {
    const blueprint = withBreak();
    const [first, ...rest] = blueprint.sections;
    const old = { ...blueprint, sections: first ? [{ ...first, breakAfter: { seconds: 300 } }, ...rest] : [] };
    expect(advanceOnce(resting(old), old, { at: 20, event: { kind: 'break-ended' } }).verdict.is).toBe('applied');
    expect(buildTimeline(resting(old), old, now(311)).status).toBe('running');
  });

  test('are omitted if the optional section that they serve was not taken', () => {
    expect(resting(withBreak({ onlyIfTaken: 'writing' })).status).toBe('running');
    expect(resting(withBreak({ onlyIfTaken: 'two' })).status).toBe('break');
  });

  test('do not exist after the last section', () => {
    const blueprint = buildBlueprint({
      sections: [buildSectionRule('one', { breakAfter: buildBreakRule(300) })],
      filled: [{ section: 'one', sets: [[1]] }],
    });
    expect(playStory(blueprint, [startEvent, enterSection(0, 'one'), finishSection(10, 'one')]).state.status).toBe(
      'running',
    );
  });

  test('are closed with the attempt if the window closes during them, and continue if it is extended', () => {
    const blueprint = withBreak();
    const narrow = buildWindow({ closesAt: at(100) });
    expect(buildTimeline(resting(blueprint), blueprint, { now: at(200), window: narrow }).closedBy).toBe('window');
    const shut: AttemptState = { ...resting(blueprint), status: 'closed', closedAt: at(100), closedBy: 'window' };
    expect(buildTimeline(shut, blueprint, now(200)).status).toBe('break');
  });
});
