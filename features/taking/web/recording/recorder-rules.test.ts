import { describe, expect, test } from 'vitest';
import {
  getNextAction,
  hasTakeExpired,
  getAllowedActions,
  getSpeakingPhase,
  type RecorderState,
  type ResponseWindows,
} from './recorder-rules.ts';

const at = (phase: ResponseWindows['phase'], secondsLeft = 20): ResponseWindows => ({
  phase,
  prep: { seconds: 5, secondsLeft: 0 },
  response: { seconds: 30, secondsLeft },
});
const aStanding = (more: Partial<RecorderState> = {}): RecorderState => ({
  is: 'idle',
  trouble: null,
  isTest: true,
  isWritable: true,
  hasAnswer: false,
  isDone: false,
  retakesLeft: null,
  windows: at('open'),
  ...more,
});

describe('the next action of an idle recorder', () => {
  test.each<[string, Partial<RecorderState>, boolean, ReturnType<typeof getNextAction>]>([
    ['starts once the response time runs', {}, true, 'record'],
    ['does not start in the last second', { windows: at('open', 1) }, true, null],
    ['opens the microphone during preparation', { windows: at('prep') }, false, 'listen'],
    ['keeps it open during preparation', { windows: at('prep') }, true, null],
    ['releases it when the time is over', { windows: at('over') }, true, 'drop'],
    ['has nothing to release', { windows: at('over') }, false, null],
    ['does not repeat a complete recording', { isDone: true }, false, null],
    ['waits for the student after a problem', { trouble: 'denied' }, false, null],
    ['waits for the student if no clock runs', { windows: null }, false, null],
    ['releases the microphone for another window', { isWritable: false, trouble: 'denied' }, true, 'dropAtOnce'],
  ])('%s', (_, more, isOpen, next) => {
    expect(getNextAction(aStanding(more), isOpen)).toBe(next);
  });
});

describe('the allowed manual actions', () => {
  const allowed = (more: Partial<RecorderState>): string[] =>
    Object.entries(getAllowedActions(aStanding(more))).flatMap(([name, may]) => (may ? name : []));

  test.each<[string, Partial<RecorderState>, string[]]>([
    ['nothing in a test', {}, []],
    ['retrying in a test', { trouble: 'broken' }, ['mayStart']],
    ['opening the microphone again before the time starts', { trouble: 'denied', windows: at('prep') }, ['mayStart']],
    ['nothing after the time', { trouble: 'broken', windows: at('over') }, []],
    ['ending the preparation in practice', { isTest: false, windows: at('prep') }, ['mayEndPrep']],
    ['stopping in practice', { isTest: false, is: 'recording' }, ['mayStop']],
    [
      'no stopping in a test before the minimum length',
      { is: 'recording', windows: { ...at('open', 11), leastSeconds: 20 } },
      [],
    ],
    [
      'stopping in a test after the minimum length',
      { is: 'recording', windows: { ...at('open', 10), leastSeconds: 20 } },
      ['mayStop'],
    ],
    ['a retake in practice', { isTest: false, hasAnswer: true }, ['mayRetake']],
    [
      'a retake in a test that allows it, after its time',
      { hasAnswer: true, retakesLeft: 1, windows: at('over') },
      ['mayRetake'],
    ],
    ['nothing after the retake', { isTest: false, hasAnswer: true, retakesLeft: 0 }, []],
    ['starting if no clock runs', { isTest: false, windows: null }, ['mayStart']],
    ['restarting after a problem if no clock runs', { windows: null, hasAnswer: true, trouble: 'empty' }, ['mayStart']],
    ['nothing in a read-only window', { isWritable: false, trouble: 'broken' }, []],
  ])('%s', (_, more, may) => {
    expect(allowed(more)).toEqual(may);
  });
});

test.each<[string, Partial<RecorderState>, ReturnType<typeof getSpeakingPhase>]>([
  ['reading before it', { windows: at('before') }, 'before'],
  ['preparing', { windows: at('prep') }, 'prep'],
  ['about to record', {}, 'recording'],
  ['recording manually', { isTest: false, windows: null, is: 'recording' }, 'recording'],
  ['still stopping after the time', { windows: at('over'), is: 'stopping' }, 'recording'],
  ['nothing after the recording', { isDone: true }, null],
  ['nothing after a problem', { trouble: 'denied' }, null],
  ['nothing in practice', { isTest: false }, null],
])('in a test the phase is reported while %s', (_, more, speaking) => {
  expect(getSpeakingPhase(aStanding(more))).toBe(speaking);
});

test('a take ends with its clock, after ten minutes without a clock, and in a read-only window', () => {
  expect(hasTakeExpired(aStanding(), 700)).toBe(false);
  expect(hasTakeExpired(aStanding({ windows: at('over') }), 3)).toBe(true);
  expect(hasTakeExpired(aStanding({ windows: null }), 599)).toBe(false);
  expect(hasTakeExpired(aStanding({ windows: null }), 600)).toBe(true);
  expect(hasTakeExpired(aStanding({ isWritable: false }), 3)).toBe(true);
});
