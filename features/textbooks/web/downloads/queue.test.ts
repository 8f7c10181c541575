import { describe, expect, test } from 'vitest';
import { downloadStatusCodes } from '../../codes.ts';
import type { DownloadItem } from './download-item.ts';
import {
  advance,
  countPending,
  emptyQueue,
  isButtonShown,
  isVisibleItem,
  type Queue,
  type QueueEvent,
  type Step,
  type DownloadRequest,
} from './queue.ts';

const request = (id: number): DownloadRequest => ({
  id,
  bookName: `Book ${id}`,
  editionKind: 'original',
  assignmentId: null,
  textbookId: id,
  isLongName: false,
});
const item = (id: number, change: Partial<DownloadItem> = {}): DownloadItem => ({
  ...request(id),
  ...{ url: '', pdfExportId: null, status: 'waiting', isRemoved: false },
  ...change,
});
const buildQueue = (items: readonly DownloadItem[], doing: Step | null = null, more: Partial<Queue> = {}): Queue => ({
  ...emptyQueue,
  isWorker: true,
  items,
  currentStep: doing,
  ...more,
});
const url = '/api/file?id=1';

/** An item in each step, and a second one waiting. */
const inHand = (act: Step['action']): Queue => {
  const first = {
    ask: { status: 'running' },
    poll: { pdfExportId: 7 },
    settle: { status: 'running', url },
    fetch: { status: 'running', url },
  };
  return buildQueue([item(1, first[act] as Partial<DownloadItem>), item(2)], { id: 1, action: act });
};

const short = ({ items, currentStep }: Queue): string =>
  [
    items.map(({ id, status }) => `${id}:${downloadStatusCodes[status]}`).join(' '),
    currentStep ? `${currentStep.action} ${currentStep.id}` : 'rest',
  ].join(', ');

describe('a requested download', () => {
  test('waits, and is requested when nothing else is running', () => {
    const first = advance(buildQueue([]), { kind: 'added', item: request(1) });
    const both = advance(first, { kind: 'added', item: request(2) });

    expect(short(first)).toBe('1:4, ask 1');
    expect(short(both)).toBe('1:4 2:1, ask 1');
    expect(advance(both, { kind: 'added', item: request(2) })).toBe(both);
  });

  test('starts again at the end after a failure', () => {
    const queue = buildQueue([item(1, { status: 'failed' }), item(2, { status: 'running' })], { id: 2, action: 'ask' });

    expect(short(advance(queue, { kind: 'added', item: request(1) }))).toBe('2:4 1:1, ask 2');
    expect(short(advance(queue, { kind: 'retried', id: 1 }))).toBe('1:1 2:4, ask 2');
  });

  test('is stored and left alone by a window that is not the worker', () => {
    const added = advance(emptyQueue, { kind: 'added', item: request(1) });

    expect(short(added)).toBe('1:1, rest');
    expect(short(advance(added, { kind: 'lockAcquired' }))).toBe('1:4, ask 1');
  });
});

describe('the next item', () => {
  test.each<[string, Partial<DownloadItem>, string]>([
    ['a known URL: after the pause', { url }, '1:4, settle 1'],
    ['a URL in progress, after a reload', { url, status: 'running' }, '1:4, settle 1'],
    ['an export that is being made', { pdfExportId: 7 }, '1:1, poll 1'],
    ['neither', {}, '1:4, ask 1'],
    ['a failed item stays failed', { status: 'failed' }, '1:0, rest'],
    ['a downloaded item is dropped', { status: 'downloaded' }, ', rest'],
    ['a removed item is dropped', { status: 'removed' }, ', rest'],
  ])('%s', (_, change, then) => {
    expect(short(advance(buildQueue([item(1, change)], null, { isWorker: false }), { kind: 'lockAcquired' }))).toBe(
      then,
    );
  });
});

const acts = ['ask', 'poll', 'settle', 'fetch'] as const;

/** Each result, its step, and the resulting queue. */
const answers: readonly (readonly [QueueEvent, Step['action'], string])[] = [
  [{ kind: 'linked', id: 1, bookUrl: url, pdfExportId: null }, 'ask', '1:4 2:1, fetch 1'],
  [{ kind: 'linked', id: 1, bookUrl: '', pdfExportId: 7 }, 'ask', '1:1 2:1, poll 1'],
  [{ kind: 'linked', id: 1, bookUrl: '', pdfExportId: null }, 'ask', '1:0 2:4, ask 2'],
  [{ kind: 'linkFailed', id: 1 }, 'ask', '1:0 2:4, ask 2'],
  [{ kind: 'polled', id: 1, shareUrl: '' }, 'poll', '1:1 2:1, poll 1'],
  [{ kind: 'polled', id: 1, shareUrl: url }, 'poll', '1:4 2:1, fetch 1'],
  [{ kind: 'pollEnded', id: 1, outcome: 'failed' }, 'poll', '1:0 2:4, ask 2'],
  [{ kind: 'pollEnded', id: 1, outcome: 'cancelled' }, 'poll', '2:4, ask 2'],
  [{ kind: 'pollFailed', id: 1 }, 'poll', '1:0 2:4, ask 2'],
  [{ kind: 'settled', id: 1 }, 'settle', '1:4 2:1, fetch 1'],
  [{ kind: 'fetched', id: 1 }, 'fetch', '2:4, ask 2'],
  [{ kind: 'fetchFailed', id: 1 }, 'fetch', '1:0 2:4, ask 2'],
];

describe('every result in every step', () => {
  const cases = acts.flatMap((act) =>
    answers.map(([event, its, then]) => ({
      act,
      event,
      becomes: its === act ? then : short(inHand(act)),
      isOwn: its === act,
    })),
  );

  test.each(cases)('$event.kind ($event) while in step $act', ({ act, event, becomes, isOwn }) => {
    const before = inHand(act);
    const after = advance(before, event);

    expect(short(after)).toBe(becomes);
    expect(after === before).toBe(!isOwn);
    // A result for another item than the current one is ignored.
    expect(advance(before, { ...event, id: 2 } as QueueEvent)).toBe(before);
  });

  test.each(answers)('%j without an item in progress changes nothing', (event) => {
    const resting = buildQueue([item(1, { status: 'failed' })]);

    expect(advance(resting, event)).toBe(resting);
  });

  test('another poll of an export is a step of its own, so that it is sent again', () => {
    const before = inHand('poll');

    expect(advance(before, { kind: 'polled', id: 1, shareUrl: '' }).currentStep).not.toBe(before.currentStep);
  });

  test('a failed item drops its URL and its export: the next try requests the link', () => {
    const after = advance(inHand('fetch'), { kind: 'fetchFailed', id: 1 });

    expect(after.items[0]).toMatchObject({ url: '', pdfExportId: null, status: 'failed' });
  });

  test('a received URL is stored, so that a reload continues with it', () => {
    const after = advance(inHand('ask'), { kind: 'linked', id: 1, bookUrl: url, pdfExportId: null });

    expect(after.items[0]).toMatchObject({ url, status: 'running' });
    const polled = advance(inHand('poll'), { kind: 'polled', id: 1, shareUrl: url });
    expect(polled.items[0]).toMatchObject({ url, status: 'running' });
  });
});

describe('removing, opening and closing', () => {
  test.each(acts)('what is removed in step %s is dropped, and the next one begins', (act) => {
    expect(short(advance(inHand(act), { kind: 'removed', id: 1 }))).toBe('2:4, ask 2');
    expect(short(advance(inHand(act), { kind: 'removed', id: 2 }))).toBe(`${short(inHand(act)).replace(' 2:1', '')}`);
  });

  test('closing the dialog drops failed, removed and cancelled items, and keeps pending ones', () => {
    const items = [
      item(1, { status: 'failed' }),
      item(2, { status: 'removed' }),
      item(3, { status: 'running' }),
      item(4),
    ];
    const open = advance(buildQueue(items, { id: 3, action: 'ask' }), { kind: 'opened' });

    expect(open.isOpen).toBe(true);
    expect(advance(open, { kind: 'closed' })).toMatchObject({ isOpen: false, items: [{ id: 3 }, { id: 4 }] });
  });

  test('an item removed by another window is dropped, an added one is started in turn', () => {
    const heard = (items: DownloadItem[]) => advance(inHand('fetch'), { kind: 'otherWindowChanged', items });

    expect(short(heard([item(2)]))).toBe('2:4, ask 2');
    expect(short(heard([item(1, { isRemoved: true, status: 'removed' }), item(2)]))).toBe('2:4, ask 2');
    expect(short(heard([item(1, { status: 'running', url }), item(3)]))).toBe('1:4 3:1, fetch 1');
  });
});

test.each([
  ['failed', { button: true, badge: 0, row: true }],
  ['waiting', { button: true, badge: 1, row: true }],
  ['downloaded', { button: false, badge: 0, row: false }],
  ['removed', { button: false, badge: 0, row: false }],
  ['running', { button: true, badge: 1, row: true }],
] as const)('status %s shows button, badge and row as the specification says', (status, shown) => {
  const queue = buildQueue([item(1, { status })]);
  const row = queue.items.some(isVisibleItem);

  expect({ button: isButtonShown(queue), badge: countPending(queue), row }).toEqual(shown);
});

test('the button is visible while the dialog is open, whatever it contains', () => {
  expect(isButtonShown(emptyQueue)).toBe(false);
  expect(isButtonShown({ items: [], isOpen: true })).toBe(true);
});
