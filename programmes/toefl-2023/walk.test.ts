import { describe, expect, test } from 'vitest';
import { playAndAnswer, simulateAttempt as sittingAt, type SimulatedAttempt } from '../toefl-parts/testing.ts';
import { buildFullTest } from './testing.ts';

const sitting = (sections?: readonly string[]): SimulatedAttempt => sittingAt(buildFullTest(sections));

const all = (verdicts: readonly string[]): ReadonlySet<string> => new Set(verdicts);

test('the navigation units are the four sections, and their parts in forward-only sections', () => {
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
  test('allows free navigation for 35 minutes', () => {
    const attempt = sitting();
    attempt.enter('reading');
    expect([
      attempt.come(205),
      attempt.answer(205),
      attempt.come(100),
      attempt.answer(100),
      attempt.answer(205),
    ]).toEqual(Array.from({ length: 5 }, () => 'applied'));
    attempt.pass(2099);
    expect(attempt.look().secondsLeft).toBe(1);
    attempt.pass(2);
    expect(attempt.segments()[0]).toBe('reading closed');
    expect(attempt.answer(101)).toBe('late');
    expect(attempt.enter('reading')).toBe('sectionClosed');
  });
});

describe('listening', () => {
  const begun = (): SimulatedAttempt => {
    const attempt = sitting(['listening']);
    attempt.enter('listening');
    return attempt;
  };

  test('counts the answering time only: the clock is stopped while recordings play', () => {
    const attempt = begun();
    attempt.pass(60);
    expect(attempt.look().secondsLeft).toBeNull();
    attempt.come(300);
    expect(attempt.look().secondsLeft).toBe(390);
    attempt.hear(3);
    attempt.pass(100);
    expect(attempt.look()).toMatchObject({ secondsLeft: 390, clocks: [{ key: 'part:listening/part-1' }] });
    attempt.pass(50);
    attempt.pass(60);
    expect(attempt.look().secondsLeft).toBe(330);
  });

  test('is forward-only, and plays recordings once', () => {
    const attempt = begun();
    expect(all(playAndAnswer(attempt, 3, 150, 5))).toEqual(new Set(['applied']));
    expect(attempt.come(300)).toBe('wrongWay');
    expect(attempt.answer(301)).toBe('wrongWay');
    expect(attempt.hear(3)).toBe('noPlaysLeft');
  });

  test('continues with its second part, manually or by the clock, with ten minutes', () => {
    const attempt = begun();
    playAndAnswer(attempt, 3, 150, 5);
    expect(attempt.leave('listening', 'part-1')).toBe('applied');
    expect([attempt.come(400), attempt.come(500)]).toEqual(['sectionClosed', 'applied']);
    expect(attempt.look()).toMatchObject({ secondsLeft: 600, clocks: [{ key: 'part:listening/part-2' }] });

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
    const attempt = sitting(['speaking']);
    attempt.enter('speaking');
    for (const done of ['independent', 'campus', 'academic', 'lecture']) {
      if (done === part) break;
      attempt.leave('speaking', done);
    }
    return attempt;
  };
  const phasesAfter = (attempt: SimulatedAttempt, seconds: readonly number[]): (string | null)[] =>
    seconds.map((second) => {
      attempt.pass(second);
      return attempt.look().phase;
    });

  test('the first task prepares for 15 seconds and records for 45', () => {
    const attempt = begun('independent');
    expect(attempt.come(800)).toBe('applied');
    expect(attempt.look()).toMatchObject({ phase: 'prep', secondsLeft: 15 });
    expect(phasesAfter(attempt, [14, 2, 43])).toEqual(['prep', 'response', 'response']);
    attempt.pass(1);
    expect(attempt.record(800)).toBe('applied');
    attempt.pass(10);
    expect([attempt.look().phase, attempt.record(800)]).toEqual(['over', 'late']);
  });

  test.each([
    ['campus', 900, 9, 80],
    ['academic', 1000, 10, 90],
  ])(
    'the %s task reads for 45 seconds, listens, prepares for 30 and records for 60',
    (part, question, set, seconds) => {
      const attempt = begun(part);
      attempt.come(question);
      expect(phasesAfter(attempt, [44, 2])).toEqual(['read', 'listen']);
      expect(attempt.hear(set)).toBe('applied');
      expect(phasesAfter(attempt, [seconds - 1, 2, 28, 2, 57])).toEqual([
        'listen',
        'prep',
        'prep',
        'response',
        'response',
      ]);
      expect(attempt.record(question)).toBe('applied');
      expect(attempt.hear(set)).toBe('noPlaysLeft');
    },
  );

  test('the last task listens, prepares for 20 seconds and records for 60', () => {
    const attempt = begun('lecture');
    attempt.come(1100);
    attempt.hear(11);
    expect(phasesAfter(attempt, [99, 2, 18, 2, 58, 3])).toEqual([
      'listen',
      'prep',
      'prep',
      'response',
      'response',
      'over',
    ]);
  });

  test('a task that was left cannot be entered again', () => {
    const attempt = begun('academic');
    attempt.pass(1);
    expect([attempt.come(900), attempt.record(900), attempt.enter('speaking', 'campus')]).toEqual([
      'sectionClosed',
      'sectionClosed',
      'sectionClosed',
    ]);
  });
});

describe('writing', () => {
  const begun = (): SimulatedAttempt => {
    const attempt = sitting(['writing']);
    attempt.enter('writing');
    attempt.come(1200);
    return attempt;
  };

  test('has 3 minutes for reading, then the recording, and 20 minutes for writing', () => {
    const attempt = begun();
    attempt.pass(179);
    expect(attempt.look().phase).toBe('read');
    attempt.pass(1);
    expect([attempt.look().phase, attempt.hear(12)]).toEqual(['listen', 'applied']);
    attempt.pass(120);
    expect(attempt.look()).toMatchObject({ phase: 'response', secondsLeft: 1200 });
    attempt.pass(1199);
    expect(attempt.answer(1200)).toBe('applied');
    attempt.pass(2);
    expect(attempt.answer(1200)).toBe('late');
    expect(attempt.segments()).toEqual(['writing/integrated closed', 'writing/discussion open']);
  });

  test('hides its text while the lecture plays and shows it again', () => {
    const [integrated, discussion] = buildFullTest(['writing']).sections[0]?.parts ?? [];
    expect(integrated?.windows).toMatchObject({ readHidesText: true, textReturns: true });
    expect(discussion?.windows).toBeNull();
    const speaking = buildFullTest(['speaking']).sections[0]?.parts[1];
    expect(speaking?.windows).toMatchObject({ readHidesText: true, textReturns: false });
  });

  test('ends with the ten minutes of the discussion, after which the test is submitted', () => {
    const attempt = begun();
    expect([attempt.leave('writing', 'integrated'), attempt.come(1300)]).toEqual(['applied', 'applied']);
    expect(attempt.look().secondsLeft).toBe(600);
    attempt.pass(599);
    expect(attempt.answer(1300)).toBe('applied');
    attempt.pass(1);
    expect(attempt.answer(1300)).toBe('late');
    expect(attempt.look()).toMatchObject({ status: 'closed', closedBy: 'clock' });
  });
});

test('a full test can be taken section by section, without a break', () => {
  const attempt = sitting();
  const verdicts = [
    attempt.enter('reading'),
    attempt.come(100),
    attempt.answer(100),
    attempt.answer(208),
    attempt.leave('reading'),
  ];
  expect(attempt.look().status).toBe('running');
  verdicts.push(attempt.enter('listening'), ...playAndAnswer(attempt, 3, 150, 5), ...playAndAnswer(attempt, 4, 300, 6));
  verdicts.push(attempt.leave('listening', 'part-1'));
  for (const [set, seconds, questions] of [
    [5, 160, 5],
    [6, 290, 6],
    [7, 310, 6],
  ] as const) {
    verdicts.push(...playAndAnswer(attempt, set, seconds, questions));
  }
  verdicts.push(attempt.leave('listening', 'part-2'), attempt.enter('speaking'));
  for (const [part, question] of [
    ['independent', 800],
    ['campus', 900],
    ['academic', 1000],
    ['lecture', 1100],
  ] as const) {
    verdicts.push(attempt.come(question));
    attempt.pass(20);
    verdicts.push(attempt.record(question), attempt.leave('speaking', part));
  }
  verdicts.push(
    attempt.enter('writing'),
    attempt.come(1200),
    attempt.answer(1200),
    attempt.leave('writing', 'integrated'),
  );
  verdicts.push(attempt.come(1300), attempt.answer(1300), attempt.say({ kind: 'submitted' }));
  expect(all(verdicts)).toEqual(new Set(['applied']));
  expect(attempt.look()).toMatchObject({ status: 'closed', closedBy: 'student' });
});
