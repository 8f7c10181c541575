import { describe, expect, test } from 'vitest';
import { playAndAnswer, simulateAttempt, type SimulatedAttempt } from '../toefl-parts/testing.ts';
import { classicTest, longerForm } from './testing.ts';

const begun = (...sections: string[]): SimulatedAttempt => {
  const it = simulateAttempt(classicTest({ sections }));
  it.enter(sections[0] ?? '');
  return it;
};

test('the way goes through the four sections, a third part to hear where the form has one', () => {
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
])('reading goes back and forth over %s', (_, more, seconds) => {
  const it = simulateAttempt(classicTest({ sections: ['reading'], more }));
  it.enter('reading');
  expect([it.come(305), it.answer(305), it.come(100), it.answer(100), it.answer(305)]).toEqual(
    Array.from({ length: 5 }, () => 'applied'),
  );
  it.pass(seconds - 1);
  expect(it.look().secondsLeft).toBe(1);
  it.pass(2);
  expect(it.answer(101)).toBe('late');
  expect(it.look()).toMatchObject({ status: 'closed', closedBy: 'clock' });
});

describe('the break after listening', () => {
  const atBreak = (): SimulatedAttempt => {
    const it = begun('listening', 'speaking');
    it.leave('listening', 'part-1');
    it.leave('listening', 'part-2');
    return it;
  };

  test('lasts ten minutes, and the way goes on by itself', () => {
    const it = atBreak();
    expect(it.look()).toMatchObject({ status: 'break', breakSecondsLeft: 600 });
    it.pass(599);
    expect(it.look()).toMatchObject({ status: 'break', breakSecondsLeft: 1 });
    it.pass(2);
    expect(it.look().status).toBe('running');
    expect(it.enter('speaking', 'independent')).toBe('applied');
  });

  test('may be ended early, and nothing of listening opens again', () => {
    const it = atBreak();
    it.pass(90);
    expect(it.say({ kind: 'break-ended' })).toBe('applied');
    expect(it.enter('listening', 'part-2')).toBe('sectionClosed');
    expect([it.enter('speaking', 'independent'), it.come(900)]).toEqual(['applied', 'applied']);
    expect(it.look()).toMatchObject({ status: 'running', phase: 'prep', secondsLeft: 15 });
  });

  test('is not there where nothing follows, nor in a paper without listening', () => {
    const only = begun('listening');
    only.leave('listening', 'part-1');
    only.leave('listening', 'part-2');
    expect(only.look().status).not.toBe('break');
    const without = begun('reading', 'speaking');
    without.leave('reading');
    expect(without.look().status).toBe('running');
  });
});

test('the essay has 30 minutes of its own after the integrated task, which hand the test in', () => {
  const it = begun('writing');
  it.come(1300);
  expect(it.look()).toMatchObject({ phase: 'read', secondsLeft: 180 });
  it.leave('writing', 'integrated');
  expect(it.come(1400)).toBe('applied');
  expect(it.look().secondsLeft).toBe(1800);
  it.pass(1799);
  expect(it.answer(1400)).toBe('applied');
  it.pass(1);
  expect(it.answer(1400)).toBe('late');
  expect(it.look()).toMatchObject({ status: 'closed', closedBy: 'clock' });
});

test('a whole test is walked through, section by section, with its break', () => {
  const it = simulateAttempt(classicTest());
  const said = [it.enter('reading'), it.come(100), it.answer(100), it.answer(208), it.answer(309), it.leave('reading')];
  said.push(it.enter('listening'), ...playAndAnswer(it, 4, 150, 5), ...playAndAnswer(it, 5, 300, 6));
  said.push(it.leave('listening', 'part-1'));
  for (const [set, seconds, questions] of [
    [6, 160, 5],
    [7, 290, 6],
    [8, 310, 6],
  ] as const) {
    said.push(...playAndAnswer(it, set, seconds, questions));
  }
  said.push(it.leave('listening', 'part-2'));
  expect(it.look().status).toBe('break');
  it.pass(240);
  said.push(it.say({ kind: 'break-ended' }), it.enter('speaking'));
  for (const [part, question] of [
    ['independent', 900],
    ['campus', 1000],
    ['academic', 1100],
    ['lecture', 1200],
  ] as const) {
    said.push(it.come(question));
    it.pass(20);
    said.push(it.record(question), it.leave('speaking', part));
  }
  said.push(it.enter('writing'), it.come(1300), it.answer(1300), it.leave('writing', 'integrated'));
  said.push(it.come(1400), it.answer(1400), it.say({ kind: 'submitted' }));
  expect(new Set(said)).toEqual(new Set(['applied']));
  expect(it.look()).toMatchObject({ status: 'closed', closedBy: 'student' });
});
