import { describe, expect, test } from 'vitest';
import { playAndAnswer, simulateAttempt as sittingAt, type SimulatedAttempt } from '../toefl-parts/testing.ts';
import { buildFullTest } from './testing.ts';

const sitting = (sections?: readonly string[]): SimulatedAttempt => sittingAt(buildFullTest(sections));

const all = (said: readonly string[]): ReadonlySet<string> => new Set(said);

test('the way goes through the four sections, part by part where one only goes forward', () => {
  expect(sitting().segments()).toEqual([
    'reading ahead',
    'listening/part-1 ahead',
    'listening/part-2 ahead',
    'speaking/independent ahead',
    'speaking/campus ahead',
    'speaking/academic ahead',
    'speaking/lecture ahead',
    'writing/integrated ahead',
    'writing/discussion ahead',
  ]);
});

describe('reading', () => {
  test('goes back and forth for 35 minutes', () => {
    const it = sitting();
    it.enter('reading');
    expect([it.come(205), it.answer(205), it.come(100), it.answer(100), it.answer(205)]).toEqual(
      Array.from({ length: 5 }, () => 'applied'),
    );
    it.pass(2099);
    expect(it.look().secondsLeft).toBe(1);
    it.pass(2);
    expect(it.segments()[0]).toBe('reading closed');
    expect(it.answer(101)).toBe('late');
    expect(it.enter('reading')).toBe('sectionClosed');
  });
});

describe('listening', () => {
  const begun = (): SimulatedAttempt => {
    const it = sitting(['listening']);
    it.enter('listening');
    return it;
  };

  test('counts answering only: the clock stands still while recordings play', () => {
    const it = begun();
    it.pass(60);
    expect(it.look().secondsLeft).toBeNull();
    it.come(300);
    expect(it.look().secondsLeft).toBe(390);
    it.hear(3);
    it.pass(100);
    expect(it.look()).toMatchObject({ secondsLeft: 390, clocks: [{ key: 'part:listening/part-1' }] });
    it.pass(50);
    it.pass(60);
    expect(it.look().secondsLeft).toBe(330);
  });

  test('goes forward only, and plays once', () => {
    const it = begun();
    expect(all(playAndAnswer(it, 3, 150, 5))).toEqual(new Set(['applied']));
    expect(it.come(300)).toBe('wrongWay');
    expect(it.answer(301)).toBe('wrongWay');
    expect(it.hear(3)).toBe('noPlaysLeft');
  });

  test('goes on to its second part, by hand or by the clock, with ten minutes', () => {
    const it = begun();
    playAndAnswer(it, 3, 150, 5);
    expect(it.leave('listening', 'part-1')).toBe('applied');
    expect([it.come(400), it.come(500)]).toEqual(['sectionClosed', 'applied']);
    expect(it.look()).toMatchObject({ secondsLeft: 600, clocks: [{ key: 'part:listening/part-2' }] });

    const slow = begun();
    slow.come(300);
    slow.pass(391);
    expect(slow.segments()).toEqual(['listening/part-1 closed', 'listening/part-2 open']);
    expect([slow.answer(300), slow.come(500)]).toEqual(['late', 'applied']);
    expect(slow.look().secondsLeft).toBe(600);
    slow.pass(601);
    expect(slow.look()).toMatchObject({ status: 'closed', closedBy: 'clock' });
  });
});

describe('speaking', () => {
  const begun = (part: string): SimulatedAttempt => {
    const it = sitting(['speaking']);
    it.enter('speaking');
    for (const done of ['independent', 'campus', 'academic', 'lecture']) {
      if (done === part) break;
      it.leave('speaking', done);
    }
    return it;
  };
  const phasesAfter = (it: SimulatedAttempt, seconds: readonly number[]): (string | null)[] =>
    seconds.map((one) => {
      it.pass(one);
      return it.look().phase;
    });

  test('the first task prepares for 15 seconds and records for 45', () => {
    const it = begun('independent');
    expect(it.come(800)).toBe('applied');
    expect(it.look()).toMatchObject({ phase: 'prep', secondsLeft: 15 });
    expect(phasesAfter(it, [14, 2, 43])).toEqual(['prep', 'response', 'response']);
    it.pass(1);
    expect(it.record(800)).toBe('applied');
    it.pass(10);
    expect([it.look().phase, it.record(800)]).toEqual(['over', 'late']);
  });

  test.each([
    ['campus', 900, 9, 80],
    ['academic', 1000, 10, 90],
  ])(
    'the %s task reads for 45 seconds, listens, prepares for 30 and records for 60',
    (part, question, set, seconds) => {
      const it = begun(part);
      it.come(question);
      expect(phasesAfter(it, [44, 2])).toEqual(['read', 'listen']);
      expect(it.hear(set)).toBe('applied');
      expect(phasesAfter(it, [seconds - 1, 2, 28, 2, 57])).toEqual(['listen', 'prep', 'prep', 'response', 'response']);
      expect(it.record(question)).toBe('applied');
      expect(it.hear(set)).toBe('noPlaysLeft');
    },
  );

  test('the last task listens, prepares for 20 seconds and records for 60', () => {
    const it = begun('lecture');
    it.come(1100);
    it.hear(11);
    expect(phasesAfter(it, [99, 2, 18, 2, 58, 3])).toEqual(['listen', 'prep', 'prep', 'response', 'response', 'over']);
  });

  test('a task that was left cannot be entered again', () => {
    const it = begun('academic');
    it.pass(1);
    expect([it.come(900), it.record(900), it.enter('speaking', 'campus')]).toEqual([
      'sectionClosed',
      'sectionClosed',
      'sectionClosed',
    ]);
  });
});

describe('writing', () => {
  const begun = (): SimulatedAttempt => {
    const it = sitting(['writing']);
    it.enter('writing');
    it.come(1200);
    return it;
  };

  test('reads for 3 minutes, listens, and has 20 minutes left to write in', () => {
    const it = begun();
    it.pass(179);
    expect(it.look().phase).toBe('read');
    it.pass(1);
    expect([it.look().phase, it.hear(12)]).toEqual(['listen', 'applied']);
    it.pass(120);
    expect(it.look()).toMatchObject({ phase: 'response', secondsLeft: 1200 });
    it.pass(1199);
    expect(it.answer(1200)).toBe('applied');
    it.pass(2);
    expect(it.answer(1200)).toBe('late');
    expect(it.segments()).toEqual(['writing/integrated closed', 'writing/discussion open']);
  });

  test('hides its text while the lecture plays and shows it again', () => {
    const [integrated, discussion] = buildFullTest(['writing']).sections[0]?.parts ?? [];
    expect(integrated?.windows).toMatchObject({ readHidesText: true, textReturns: true });
    expect(discussion?.windows).toBeNull();
    const speaking = buildFullTest(['speaking']).sections[0]?.parts[1];
    expect(speaking?.windows).toMatchObject({ readHidesText: true, textReturns: false });
  });

  test('ends with the ten minutes of the discussion, which hand the test in', () => {
    const it = begun();
    expect([it.leave('writing', 'integrated'), it.come(1300)]).toEqual(['applied', 'applied']);
    expect(it.look().secondsLeft).toBe(600);
    it.pass(599);
    expect(it.answer(1300)).toBe('applied');
    it.pass(1);
    expect(it.answer(1300)).toBe('late');
    expect(it.look()).toMatchObject({ status: 'closed', closedBy: 'clock' });
  });
});

test('a whole test is walked through, section by section, without a break', () => {
  const it = sitting();
  const said = [it.enter('reading'), it.come(100), it.answer(100), it.answer(208), it.leave('reading')];
  expect(it.look().status).toBe('running');
  said.push(it.enter('listening'), ...playAndAnswer(it, 3, 150, 5), ...playAndAnswer(it, 4, 300, 6));
  said.push(it.leave('listening', 'part-1'));
  for (const [set, seconds, questions] of [
    [5, 160, 5],
    [6, 290, 6],
    [7, 310, 6],
  ] as const) {
    said.push(...playAndAnswer(it, set, seconds, questions));
  }
  said.push(it.leave('listening', 'part-2'), it.enter('speaking'));
  for (const [part, question] of [
    ['independent', 800],
    ['campus', 900],
    ['academic', 1000],
    ['lecture', 1100],
  ] as const) {
    said.push(it.come(question));
    it.pass(20);
    said.push(it.record(question), it.leave('speaking', part));
  }
  said.push(it.enter('writing'), it.come(1200), it.answer(1200), it.leave('writing', 'integrated'));
  said.push(it.come(1300), it.answer(1300), it.say({ kind: 'submitted' }));
  expect(all(said)).toEqual(new Set(['applied']));
  expect(it.look()).toMatchObject({ status: 'closed', closedBy: 'student' });
});
