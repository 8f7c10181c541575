import { expect, test } from 'vitest';
import { createAttemptState } from './state.ts';

test('a new state has the fields that open attempts in databases and on devices are stored with', () => {
  expect(createAttemptState(60)).toEqual({
    ...{ status: 'fresh', startedAt: null, closedAt: null, closedBy: null, ack: 0 },
    ...{ writerEpoch: 1, lastSeqByWriterEpoch: {}, claimedAt: {} },
    ...{ sectionId: null, partId: null, questionId: null, questionEnteredAt: null },
    ...{ navigationUnits: {}, clocks: {}, routes: {}, plays: {}, flagged: [], eliminated: {}, recordings: {} },
    ...{ breakAfter: null, breakStartedAt: null, breaksDone: [], focusLost: 0, extraSeconds: 60 },
  });
});
