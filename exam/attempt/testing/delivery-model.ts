import { emptyServer, transferAttempt, receive, formatSyncId, parseSyncId, type Server } from './delivery-server.ts';
import {
  applyAcknowledgement,
  appendEvent,
  createJournal,
  restoreJournal,
  nextBatch,
  resumeJournal,
  withFullTexts,
  type Journal,
  type JournalEntry,
  getSaveState,
  msSinceSync,
  type SyncPoint,
} from '../journal.ts';
import { noon } from '../testing.ts';
import type { Instant } from '../types.ts';
import type { BrowserEvent, WrittenEvent } from '../wire.ts';
import { isAnswerEvent, applyToAnswer } from '../text-patching.ts';

/** Actions of a student with two browsers (the first with two windows) and a network between them and the server. */
export type Action =
  | { do: 'type'; window: number; question: number; value: string | null; typed: boolean }
  /** Replaces some units of a text at a relative position. */
  | { do: 'edit'; window: number; question: number; at: number; remove: number; insert: string; typed: boolean }
  | { do: 'send' | 'sendAhead' | 'reload' | 'takeOver' | 'sync'; window: number }
  | { do: 'arrive' | 'lose' | 'duplicate'; message: number }
  | { do: 'wait'; milliseconds: number };

/** A browser: the journal on its device, shared by its windows, and the state of one page load. */
interface Browser {
  journal: Journal;
  sync: SyncPoint;
  load: number;
  loadedAt: Instant;
  /** Error of its wall clock in milliseconds. */
  wallError: number;
  /** Read-only: it was taken over, or never began. */
  readOnly: boolean;
}

type Message =
  | { to: 'server'; from: Browser; batch: readonly JournalEntry[] }
  | { to: Browser; ack: number; at: Instant; last: number }
  | { to: Browser; heldElsewhere: true };

/** Everything between keyboard and database, with the true time. */
export interface World {
  now: Instant;
  server: Server;
  browsers: readonly [Browser, Browser];
  messages: Message[];
  /** The last value displayed to the student, by question. */
  seen: Map<number, string | null>;
  /** All answers that the student ever gave, by question and value. */
  given: Set<string>;
  typed: number;
}

const openBrowser = (wallError: number, readOnly: boolean): Browser => ({
  journal: createJournal({ writerEpoch: 1, ack: 0 }),
  sync: { syncId: formatSyncId(1, noon), syncAt: noon, monotonicMs: 0, wallMs: noon + wallError, load: '0' },
  load: 0,
  loadedAt: noon,
  wallError,
  readOnly,
});

export function createWorld([first, second]: readonly [number, number]): World {
  const browsers = [openBrowser(first, false), openBrowser(second, true)] as const;
  const world: World = {
    now: noon,
    server: emptyServer(),
    browsers,
    messages: [],
    seen: new Map(),
    given: new Set(),
    typed: 0,
  };
  begin(world, browsers[0]);
  return world;
}

function readClocks(world: World, { load, loadedAt, wallError }: Browser) {
  return { monotonicMs: world.now - loadedAt, wallMs: world.now + wallError, load: String(load) };
}

function sync(world: World, browser: Browser): void {
  const syncId = formatSyncId(browser.journal.writerEpoch, world.now);
  browser.sync = { syncId, syncAt: world.now, ...readClocks(world, browser) };
}

function write(world: World, browser: Browser, event: BrowserEvent, typed = false): void {
  const { syncId, syncAt } = browser.sync;
  const sinceSync = msSinceSync(browser.sync, readClocks(world, browser));
  browser.journal = appendEvent(browser.journal, event, { syncId, syncAt, sinceSync, typed });
}

/** A window starts the attempt if it has not been started on the server. */
function begin(world: World, browser: Browser): void {
  const { status, navigationUnits } = world.server.state;
  if (status === 'fresh') write(world, browser, { kind: 'started' });
  if (!navigationUnits['contest']) write(world, browser, { kind: 'section-entered', sectionId: 'contest' });
}

function recordSeen(world: World, question: number, value: string | null): void {
  world.seen.set(question, value);
  world.given.add(`${question} ${JSON.stringify(value)}`);
}

function type(world: World, browser: Browser, action: Extract<Action, { do: 'type' }>): void {
  world.typed += 1;
  const value = action.value === null ? null : `${action.value}#${world.typed}`;
  write(world, browser, { kind: 'answered', questionId: action.question, value }, action.typed);
  recordSeen(world, action.question, value);
}

/** An initial text, long enough to be patched from its first change on. */
const existingText = '\u{1F58B}\uFE0F'.repeat(150);

/** Edits the text last displayed; every change adds a unique marker, so that no two texts are equal. */
function edit(world: World, browser: Browser, action: Extract<Action, { do: 'edit' }>): void {
  world.typed += 1;
  const before = world.seen.get(action.question) ?? existingText;
  const at = Math.floor(action.at * before.length);
  const value =
    `${before.slice(0, at)}${action.insert}#${world.typed}${before.slice(at + action.remove)}`.toWellFormed();
  write(world, browser, { kind: 'answered', questionId: action.question, value }, action.typed);
  recordSeen(world, action.question, value);
}

/** A page load restores the stored journal; typing does not coalesce with entries from before it. */
function reload(world: World, browser: Browser): void {
  const { tips: _, ...stored } = browser.journal;
  const entries = stored.entries.map((entry) => ({ ...entry, isSent: true }));
  browser.journal = restoreJournal({ ...stored, entries });
  Object.assign(browser, { load: browser.load + 1, loadedAt: world.now });
}

function send(world: World, browser: Browser): void {
  const { journal, batch } = nextBatch(browser.journal, { events: 3, size: 400 });
  browser.journal = journal;
  if (batch.length > 0) world.messages.push({ to: 'server', from: browser, batch });
}

/** Sends a second batch while the first is in flight: it may arrive before it. */
function sendAhead(world: World, browser: Browser): void {
  const { journal } = browser;
  const batch = journal.entries.slice(2, 6).map((entry) => ({ ...entry, isSent: true }));
  const entries = journal.entries.map((entry) => batch.find(({ seq }) => seq === entry.seq) ?? entry);
  browser.journal = { ...journal, entries };
  if (batch.length > 0) world.messages.push({ to: 'server', from: browser, batch });
}

function takeOver(world: World, browser: Browser): void {
  transferAttempt(world.server, world.now);
  const { writerEpoch, ack, lastSeqByWriterEpoch } = world.server.state;
  const syncId = formatSyncId(writerEpoch, world.now);
  browser.journal = resumeJournal(browser.journal, {
    writerEpoch,
    ack,
    lastSeqByWriterEpoch,
    at: world.now,
    syncId,
  });
  browser.readOnly = false;
  sync(world, browser);
  begin(world, browser);
}

function arrive(world: World, message: Message): void {
  if (message.to !== 'server') {
    const browser = message.to;
    if ('heldElsewhere' in message) browser.readOnly = browser.journal.writerEpoch !== world.server.state.writerEpoch;
    else {
      browser.journal = applyAcknowledgement(browser.journal, message);
      if (message.ack < message.last) browser.journal = withFullTexts(browser.journal);
    }
    return;
  }
  const { from, batch } = message;
  const events = batch.map(({ seq, event, syncId, sinceSync, origin }) => ({
    ...{ seq, event, sinceSync, ...parseSyncId(syncId) },
    ...(origin && { origin: { ...parseSyncId(origin.syncId), sinceSync: origin.sinceSync } }),
  }));
  const taken = receive(world.server, events, world.now);
  const answer = { to: from, ack: world.server.state.ack, at: world.now, last: batch.at(-1)?.seq ?? 0 };
  world.messages.push(taken ? answer : { to: from, heldElsewhere: true });
}

function onMessage(world: World, action: Extract<Action, { message: number }>): void {
  const index = world.messages.length > 0 ? action.message % world.messages.length : -1;
  const message = world.messages[index];
  if (!message) return;
  if (action.do === 'duplicate') {
    world.messages.push(message);
    return;
  }
  world.messages.splice(index, 1);
  if (action.do === 'arrive') arrive(world, message);
}

function onBrowser(world: World, action: Extract<Action, { window: number }>): void {
  // Windows 0 and 1 share the journal of one browser; the older one becomes read-only at once.
  const browser = world.browsers[action.window === 2 ? 1 : 0];
  if (action.do === 'takeOver') takeOver(world, browser);
  if (action.do === 'reload') reload(world, browser);
  if (browser.readOnly) return;
  if (action.do === 'send') send(world, browser);
  if (action.do === 'sendAhead') sendAhead(world, browser);
  if (action.do === 'type') type(world, browser, action);
  if (action.do === 'edit') edit(world, browser, action);
  if (action.do === 'sync' && browser.journal.writerEpoch === world.server.state.writerEpoch) sync(world, browser);
}

/** Performs one action. */
export function applyAction(world: World, action: Action): void {
  // Two actions, or an action and a sync, never occur in the same millisecond.
  world.now += 2;
  if (action.do === 'wait') world.now += action.milliseconds;
  else if ('message' in action) onMessage(world, action);
  else onBrowser(world, action);
}

/** Delivers everything that is still on a device, with takeovers where needed. */
export function deliverAll(world: World): void {
  world.messages = [];
  for (const browser of [...world.browsers, world.browsers[0]]) {
    world.now += 1000;
    takeOver(world, browser);
    while (browser.journal.entries.length > 0) {
      send(world, browser);
      while (world.messages.length > 0) onMessage(world, { do: 'arrive', message: 0 });
    }
  }
}

/** The answers last displayed to the student; cleared ones are absent. */
export const lastSeen = ({ seen }: World): Record<number, unknown> =>
  Object.fromEntries([...seen].filter(([, value]) => value !== null));

/** Every value that the events gave a question, with patches applied. */
const listWrittenValues = (events: readonly WrittenEvent[], from: Readonly<Record<number, unknown>>) => {
  const values = new Map(Object.entries(from));
  const written = new Set<string>();
  for (const event of events) {
    if (!isAnswerEvent(event)) continue;
    const place = String(event.questionId);
    values.set(place, applyToAnswer(values.get(place), event));
    written.add(`${place} ${JSON.stringify(values.get(place) ?? null)}`);
  }
  return written;
};

/** Values in the server's journal that the student never gave. */
export const findStrayValues = ({ server, given }: World): readonly string[] => {
  const written = listWrittenValues(
    server.events.map(({ event }) => event),
    {},
  );
  return [...written].filter((value) => !given.has(value));
};

/** Answers that are neither on a device nor on the server, and browsers that wrongly display `saved`. */
export function findLostAnswers({ browsers, server, seen }: World): readonly unknown[] {
  const writtenSets = browsers.map(({ journal }) =>
    listWrittenValues(
      journal.entries.map(({ event }) => event),
      Object.fromEntries(Object.entries(journal.bases).map(([id, { value }]) => [id, value])),
    ),
  );
  writtenSets.push(
    listWrittenValues(
      server.events.map(({ event }) => event),
      {},
    ),
  );
  const isKept = ([questionId, value]: [number, string | null]): boolean =>
    writtenSets.some((writtenSet) => writtenSet.has(`${questionId} ${JSON.stringify(value)}`));
  const lost = [...seen].filter((entry) => !isKept(entry));
  const untrue = browsers.filter(
    ({ journal }) => getSaveState(journal, null).is === 'saved' && journal.acknowledgedSeq > server.state.ack,
  );
  return [...lost, ...untrue];
}
