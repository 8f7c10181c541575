import { describe, expect, test } from 'vitest';
import { playAndAnswer, simulateAttempt, type SimulatedAttempt } from '../toefl-parts/testing.ts';
import { classicTest, longerForm } from './testing.ts';

const begun = (...sections: string[]): SimulatedAttempt => {
  const attempt = simulateAttempt(classicTest({ sections }));
  attempt.enter(sections[0] ?? '');
  return attempt;
};

test('the navigation units are the four sections, with a third listening part if the form has one', () => {
  const ways = [[], longerForm.listening].map((more) => simulateAttempt(classicTest({ more })).segments());
  const listening = ['listening/part-1 ahead', 'listening/part-2 ahead'];
  const rest = [
    'speaking/independent ahead',
    'speaking/campus ahead',
    'speaking/academic ahead',
    'speaking/lecture ahead',
    'writing/integrated ahead',
    'writing/independent ahead',
  ];
  expect(ways).toEqual([
    ['reading ahead', ...listening, ...rest],
    ['reading ahead', ...listening, 'listening/part-3 ahead', ...rest],
  ]);
});

test.each([
  ['three passages, 54 minutes', [], 3240],
  ['four passages, 72 minutes', longerForm.reading, 4320],
])('reading allows free navigation over %s', (_, more, seconds) => {
  const attempt = simulateAttempt(classicTest({ sections: ['reading'], more }));
  attempt.enter('reading');
  expect([attempt.come(305), attempt.answer(305), attempt.come(100), attempt.answer(100), attempt.answer(305)]).toEqual(
    Array.from({ length: 5 }, () => 'applied'),
  );
  attempt.pass(seconds - 1);
  expect(attempt.look().secondsLeft).toBe(1);
  attempt.pass(2);
  expect(attempt.answer(101)).toBe('late');
  expect(attempt.look()).toMatchObject({ status: 'closed', closedBy: 'clock' });
});

describe('the break after listening', () => {
  const atBreak = (): SimulatedAttempt => {
    const attempt = begun('listening', 'speaking');
    attempt.leave('listening', 'part-1');
    attempt.leave('listening', 'part-2');
    return attempt;
  };

  test('lasts ten minutes, and then the test continues automatically', () => {
    const attempt = atBreak();
    expect(attempt.look()).toMatchObject({ status: 'break', breakSecondsLeft: 600 });
    attempt.pass(599);
    expect(attempt.look()).toMatchObject({ status: 'break', breakSecondsLeft: 1 });
    attempt.pass(2);
    expect(attempt.look().status).toBe('running');
    expect(attempt.enter('speaking', 'independent')).toBe('applied');
  });

  test('can be ended early, and listening cannot be reopened', () => {
    const attempt = atBreak();
    attempt.pass(90);
    expect(attempt.say({ kind: 'break-ended' })).toBe('applied');
    expect(attempt.enter('listening', 'part-2')).toBe('sectionClosed');
    expect([attempt.enter('speaking', 'independent'), attempt.come(900)]).toEqual(['applied', 'applied']);
    expect(attempt.look()).toMatchObject({ status: 'running', phase: 'prep', secondsLeft: 15 });
  });

  test('does not exist if nothing follows, or in a paper without listening', () => {
    const only = begun('listening');
    only.leave('listening', 'part-1');
    only.leave('listening', 'part-2');
    expect(only.look().status).not.toBe('break');
    const without = begun('reading', 'speaking');
    without.leave('reading');
    expect(without.look().status).toBe('running');
  });
});

test('the essay has 30 minutes of its own after the integrated task, after which the test is submitted', () => {
  const attempt = begun('writing');
  attempt.come(1300);
  expect(attempt.look()).toMatchObject({ phase: 'read', secondsLeft: 180 });
  attempt.leave('writing', 'integrated');
  expect(attempt.come(1400)).toBe('applied');
  expect(attempt.look().secondsLeft).toBe(1800);
  attempt.pass(1799);
  expect(attempt.answer(1400)).toBe('applied');
  attempt.pass(1);
  expect(attempt.answer(1400)).toBe('late');
  expect(attempt.look()).toMatchObject({ status: 'closed', closedBy: 'clock' });
});

test('a full test can be taken section by section, with its break', () => {
  const attempt = simulateAttempt(classicTest());
  const verdicts = [
    attempt.enter('reading'),
    attempt.come(100),
    attempt.answer(100),
    attempt.answer(208),
    attempt.answer(309),
    attempt.leave('reading'),
  ];
  verdicts.push(attempt.enter('listening'), ...playAndAnswer(attempt, 4, 150, 5), ...playAndAnswer(attempt, 5, 300, 6));
  verdicts.push(attempt.leave('listening', 'part-1'));
  for (const [set, seconds, questions] of [
    [6, 160, 5],
    [7, 290, 6],
    [8, 310, 6],
  ] as const) {
    verdicts.push(...playAndAnswer(attempt, set, seconds, questions));
  }
  verdicts.push(attempt.leave('listening', 'part-2'));
  expect(attempt.look().status).toBe('break');
  attempt.pass(240);
  verdicts.push(attempt.say({ kind: 'break-ended' }), attempt.enter('speaking'));
  for (const [part, question] of [
    ['independent', 900],
    ['campus', 1000],
    ['academic', 1100],
    ['lecture', 1200],
  ] as const) {
    verdicts.push(attempt.come(question));
    attempt.pass(20);
    verdicts.push(attempt.record(question), attempt.leave('speaking', part));
  }
  verdicts.push(
    attempt.enter('writing'),
    attempt.come(1300),
    attempt.answer(1300),
    attempt.leave('writing', 'integrated'),
  );
  verdicts.push(attempt.come(1400), attempt.answer(1400), attempt.say({ kind: 'submitted' }));
  expect(new Set(verdicts)).toEqual(new Set(['applied']));
  expect(attempt.look()).toMatchObject({ status: 'closed', closedBy: 'student' });
});
