import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Mark } from '../../contract.ts';
import type { StoredDraft } from './device-database.ts';
import { toDraft } from './draft.ts';
import { createDraftStore, type DraftStore, type DraftOutcome } from './draft-store.ts';
import { createTestDevice, buildMark } from '../testing.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const saved = (version: number): DraftOutcome => {
  return { is: 'acknowledged', receipt: { version, savedAt: '2026-03-01T09:00:00.000Z' } };
};

const open = (answers: DraftOutcome[], how: { mark?: Mark; kept?: Map<string, StoredDraft>; writer?: string } = {}) => {
  const device = createTestDevice(how.kept);
  const sent: { version: number; comment: string; requestId: string }[] = [];
  let press = 0;
  const store = createDraftStore({
    key: '7/31',
    me: 1,
    mark: how.mark ?? null,
    device,
    writer: how.writer ?? 'this window',
    send: async ({ version, draft, requestId }) => {
      sent.push({ version, comment: draft.comment, requestId });
      return answers.shift() ?? { is: 'retry' };
    },
    computePoints: ({ points }) => points,
    newRequestId: () => {
      press += 1;
      return `press ${press}`;
    },
    now: () => Date.parse('2026-03-03T09:00:00.000Z'),
  });
  return { store, device, sent };
};

const type = (store: DraftStore, comment: string): void => store.change((was) => ({ ...was, comment }));

describe('a draft is stored before it is sent', () => {
  test('what is typed is on the device within a second and leaves it once the server has it', async () => {
    const { store, device, sent } = open([saved(1)]);
    type(store, 'Good');
    await vi.advanceTimersByTimeAsync(400);
    expect(device.kept.get('7/31')?.draft.comment).toBe('Good');
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(sent).toMatchObject([{ version: 0, comment: 'Good' }]);
    expect(device.kept.size).toBe(0);
    expect(store.view().saving).toBe('saved');
  });

  test('continuous typing is stored as well', async () => {
    const { store, device } = open([]);
    for (const comment of ['a', 'ab', 'abc', 'abcd', 'abcde']) {
      type(store, comment);
      await vi.advanceTimersByTimeAsync(200);
    }
    expect(device.kept.get('7/31')?.draft.comment.length).toBeGreaterThan(3);
  });

  test('a reopened page continues with the stored draft', async () => {
    const draft = { ...toDraft(null), comment: 'Half a sent' };
    const drafts = new Map([['7/31', { key: '7/31', version: 0, draft, at: 1 }]]);
    const { store, sent } = open([saved(1)], { kept: drafts });
    await vi.advanceTimersByTimeAsync(3000);
    expect(store.view().draft.comment).toBe('Half a sent');
    expect(sent).toMatchObject([{ version: 0, comment: 'Half a sent' }]);
  });

  test('a reopened page continues with a holistic score, though nothing else has changed', async () => {
    const mark = buildMark({ markerId: 1, points: 300 });
    const draft = { ...toDraft(mark), points: 400 };
    const drafts = new Map([['7/31', { key: '7/31', version: mark.version, draft, at: Date.parse(mark.savedAt) + 1 }]]);
    const { store, device, sent } = open([], { mark, kept: drafts });
    await vi.advanceTimersByTimeAsync(1300);
    expect(store.view().draft.points).toBe(400);
    expect(device.kept.size).toBe(1);
    expect(sent).toHaveLength(1);
  });

  test('without the network it is sent again, with the same idempotency key until something changes', async () => {
    const { store, device, sent } = open([{ is: 'retry' }, saved(1)]);
    type(store, 'Good');
    await vi.advanceTimersByTimeAsync(1300);
    expect(store.view().saving).toBe('device');
    expect(device.kept.size).toBe(1);
    await vi.advanceTimersByTimeAsync(3000);
    expect(sent.map(({ requestId }) => requestId)).toEqual(['press 1', 'press 1']);
    expect(store.view().saving).toBe('saved');
  });
});

describe('nothing newer is overwritten', () => {
  test('a newer version of somebody else stops sending until one of both is chosen', async () => {
    const { store, sent } = open([{ is: 'aside', conflict: buildMark() }, saved(3)]);
    type(store, 'Mine');
    await vi.advanceTimersByTimeAsync(1300);
    expect(store.view().newer?.markerName).toBe('Mr. Dou');
    type(store, 'Mine, more');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
    store.keepMine();
    await vi.advanceTimersByTimeAsync(1);
    expect(sent[1]).toMatchObject({ version: 2, comment: 'Mine, more' });
    expect(store.view()).toMatchObject({ newer: null, saving: 'saved' });
  });

  test('taking the other version lets go of mine, on the device as well', async () => {
    const { store, device } = open([{ is: 'aside', conflict: buildMark() }]);
    type(store, 'Mine');
    await vi.advanceTimersByTimeAsync(1300);
    store.takeTheirs();
    await vi.advanceTimersByTimeAsync(1300);
    expect(store.view().draft.comment).toBe('Well argued.');
    expect(device.kept.size).toBe(0);
  });

  test('a newer version with my own content is no conflict', async () => {
    const mine = buildMark({ markerId: 1, comment: 'Good', scores: {}, version: 1 });
    const { store, sent } = open([{ is: 'retry' }, { is: 'aside', conflict: mine }, saved(2)]);
    type(store, 'Good');
    await vi.advanceTimersByTimeAsync(1300);
    type(store, 'Good work');
    await vi.advanceTimersByTimeAsync(5000);
    expect(store.view().newer).toBe(null);
    expect(sent.at(-1)).toMatchObject({ version: 1, comment: 'Good work' });
  });

  test('a stored draft of an older version is shown beside the newer one', async () => {
    const draft = { ...toDraft(null), comment: 'From yesterday' };
    const drafts = new Map([['7/31', { key: '7/31', version: 1, draft, at: 1 }]]);
    const { store, sent } = open([], { kept: drafts, mark: buildMark() });
    await vi.advanceTimersByTimeAsync(5000);
    expect(store.view().newer?.version).toBe(2);
    expect(sent).toEqual([]);
  });

  test('a page that is closed before the choice asks again', async () => {
    const stored = { key: '7/31', version: 1, draft: { ...toDraft(null), comment: 'Mine' }, at: 1 };
    const mark = buildMark({ version: 2, markerName: 'Mr. Dou' });
    const { store, device } = open([], { mark, kept: new Map([['7/31', stored]]) });
    await vi.advanceTimersByTimeAsync(3000);
    type(store, 'Mine, and more');
    await vi.advanceTimersByTimeAsync(3000);
    const again = open([], { mark, kept: device.kept });
    await vi.advanceTimersByTimeAsync(3000);
    expect(again.store.view().newer?.markerName).toBe('Mr. Dou');
    expect(again.store.view().draft.comment).toBe('Mine, and more');
    expect(again.sent).toEqual([]);
  });
});

test('a refusal is shown as text, and the next change is sent', async () => {
  const { store } = open([{ is: 'refused', reason: 'A score is outside the rubric.' }, saved(1)]);
  type(store, 'a');
  await vi.advanceTimersByTimeAsync(1300);
  expect(store.view()).toMatchObject({ saving: 'failed', reason: 'A score is outside the rubric.' });
  type(store, 'b');
  await vi.advanceTimersByTimeAsync(1300);
  expect(store.view().saving).toBe('saved');
});

describe('undo', () => {
  const score = (store: DraftStore, points: number): void => store.change((was) => ({ ...was, points }));

  test('works step by step, and continuous typing is one step', async () => {
    const { store } = open([]);
    score(store, 300);
    type(store, 'G');
    type(store, 'Go');
    type(store, 'Good');
    score(store, 400);
    expect(store.undo()).toBe(true);
    expect(store.view().draft).toMatchObject({ points: 300, comment: 'Good' });
    store.undo();
    expect(store.view().draft).toMatchObject({ comment: '' });
    store.undo();
    expect(store.undo()).toBe(false);
  });

  test('is sent like any change, and begins anew where a released mark is opened', async () => {
    const { store, sent } = open([saved(3), saved(4)], { mark: buildMark({ comment: 'Fair.' }) });
    type(store, 'Draft');
    store.unlock();
    expect(store.undo()).toBe(false);
    type(store, 'Changed');
    await vi.advanceTimersByTimeAsync(2000);
    store.undo();
    await vi.advanceTimersByTimeAsync(2000);
    expect(sent.map(({ comment }) => comment)).toEqual(['Changed', 'Draft']);
  });
});

describe('what this device does not have is not shown as stored on it', () => {
  test('a full device shows a notice, and sending continues', async () => {
    const { store, device, sent } = open([{ is: 'retry' }, saved(1)]);
    device.save = () => Promise.reject(new DOMException('no room', 'QuotaExceededError'));
    type(store, 'Good');
    await vi.advanceTimersByTimeAsync(1300);
    expect(store.view().saving).toBe('onlyHere');
    await vi.advanceTimersByTimeAsync(3000);
    expect([store.view().saving, sent.length]).toEqual(['saved', 2]);
  });

  test('beside a newer version it is shown once the device has it, and not before', async () => {
    const { store, device } = open([{ is: 'aside', conflict: buildMark() }]);
    type(store, 'Mine');
    await vi.advanceTimersByTimeAsync(1300);
    expect(store.view().saving).toBe('device');
    const put = Promise.withResolvers<undefined>();
    device.save = () => put.promise;
    type(store, 'Mine, more');
    await vi.advanceTimersByTimeAsync(400);
    expect(store.view().saving).toBe('saving');
    put.resolve(undefined);
    await vi.advanceTimersByTimeAsync(1);
    expect(store.view().saving).toBe('device');
  });
});

describe('two windows have one submission open', () => {
  test('the draft stored by one stays, whatever the other saves or types, which is shown as unsaved on the device', async () => {
    const drafts = new Map<string, StoredDraft>();
    const first = open([saved(1)], { kept: drafts, writer: 'one' });
    const second = open([], { kept: drafts, writer: 'other' });
    await vi.advanceTimersByTimeAsync(0);
    type(second.store, 'Said in the other');
    await vi.advanceTimersByTimeAsync(5000);
    expect(second.store.view().saving).toBe('device');
    type(first.store, 'Said here');
    await vi.advanceTimersByTimeAsync(5000);
    expect(first.store.view().saving).toBe('saved');
    expect(drafts.get('7/31')?.draft.comment).toBe('Said in the other');

    type(first.store, 'Said here as well');
    await vi.advanceTimersByTimeAsync(5000);
    expect(first.store.view().saving).toBe('onlyHere');
    expect(drafts.get('7/31')?.draft.comment).toBe('Said in the other');
  });

  test('a window opened later continues with it, and stores it from then on', async () => {
    const drafts = new Map<string, StoredDraft>();
    const first = open([], { kept: drafts, writer: 'one' });
    type(first.store, 'Half a sent');
    await vi.advanceTimersByTimeAsync(400);
    const second = open([], { kept: drafts, writer: 'other' });
    await vi.advanceTimersByTimeAsync(0);
    type(second.store, 'Half a sentence');
    await vi.advanceTimersByTimeAsync(5000);
    expect(drafts.get('7/31')).toMatchObject({ writer: 'other', draft: { comment: 'Half a sentence' } });
    type(first.store, 'Half a senten');
    await vi.advanceTimersByTimeAsync(5000);
    expect(first.store.view().saving).toBe('onlyHere');
    expect(drafts.get('7/31')?.draft.comment).toBe('Half a sentence');
  });
});
