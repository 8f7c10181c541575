import { emptyServer, giveOver, receive, syncIdOf, syncOf, type Server } from './delivery-server.ts';
import {
  acknowledged,
  append,
  emptyJournal,
  keptJournal,
  nextBatch,
  resumed,
  withWholeTexts,
  type Journal,
  type JournalEntry,
} from '../journal.ts';
import { saveStateOf } from '../save-state.ts';
import { sinceSyncOf, type SyncPoint } from '../sync-point.ts';
import { noon } from '../testing.ts';
import type { Instant } from '../types.ts';
import type { BrowserEvent, WrittenEvent } from '../wire.ts';
import { isOfAnswer, valueAfter } from '../worded.ts';

/** What can happen to a student, two browsers (the first with two windows) and the network between. */
export type Action =
  | { do: 'type'; window: number; question: number; value: string | null; typed: boolean }
  /** A stretch of a text, from a share of it on, in the place of so many units. */
  | { do: 'edit'; window: number; question: number; at: number; remove: number; insert: string; typed: boolean }
  | { do: 'send' | 'sendAhead' | 'reload' | 'takeOver' | 'sync'; window: number }
  | { do: 'arrive' | 'lose' | 'duplicate'; message: number }
  | { do: 'wait'; milliseconds: number };

/** A browser: the journal on its device, shared by its windows, and what one page load knows. */
interface Browser {
  journal: Journal;
  sync: SyncPoint;
  load: number;
  loadedAt: Instant;
  /** Milliseconds that its wall clock is wrong. */
  wallError: number;
  /** It knows that it was taken over, or never began, and is read-only. */
  readOnly: boolean;
}

type Message =
  | { to: 'server'; from: Browser; batch: readonly JournalEntry[] }
  | { to: Browser; ack: number; at: Instant; last: number }
  | { to: Browser; heldElsewhere: true };

/** The whole way of an answer, from the keyboard to the table; its time is the true one. */
export interface World {
  now: Instant;
  server: Server;
  browsers: readonly [Browser, Browser];
  messages: Message[];
  /** What the student last saw, by question. */
  seen: Map<number, string | null>;
  /** Everything that the student ever gave, by question and value. */
  given: Set<string>;
  typed: number;
}

const opened = (wallError: number, readOnly: boolean): Browser => ({
  journal: emptyJournal({ holder: 1, ack: 0 }),
  sync: { syncId: syncIdOf(1, noon), syncAt: noon, monotonicMs: 0, wallMs: noon + wallError, load: '0' },
  load: 0,
  loadedAt: noon,
  wallError,
  readOnly,
});

/** A world in which the first browser has just begun. */
export function aWorld([first, second]: readonly [number, number]): World {
  const browsers = [opened(first, false), opened(second, true)] as const;
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

function clocksOf(world: World, { load, loadedAt, wallError }: Browser) {
  return { monotonicMs: world.now - loadedAt, wallMs: world.now + wallError, load: String(load) };
}

function sync(world: World, browser: Browser): void {
  const syncId = syncIdOf(browser.journal.holder, world.now);
  browser.sync = { syncId, syncAt: world.now, ...clocksOf(world, browser) };
}

function write(world: World, browser: Browser, event: BrowserEvent, typed = false): void {
  const { syncId, syncAt } = browser.sync;
  const sinceSync = sinceSyncOf(browser.sync, clocksOf(world, browser));
  browser.journal = append(browser.journal, event, { syncId, syncAt, sinceSync, typed });
}

/** What a window shows is what its server said: where that has not begun, the window begins. */
function begin(world: World, browser: Browser): void {
  const { status, legs } = world.server.state;
  if (status === 'fresh') write(world, browser, { kind: 'started' });
  if (!legs['contest']) write(world, browser, { kind: 'section-entered', sectionId: 'contest' });
}

function see(world: World, question: number, value: string | null): void {
  world.seen.set(question, value);
  world.given.add(`${question} ${JSON.stringify(value)}`);
}

function type(world: World, browser: Browser, given: Extract<Action, { do: 'type' }>): void {
  world.typed += 1;
  const value = given.value === null ? null : `${given.value}#${world.typed}`;
  write(world, browser, { kind: 'answered', questionId: given.question, value }, given.typed);
  see(world, given.question, value);
}

/** Units of a text that was begun somewhere: long enough to be patched from its first change on. */
const begunText = '\u{1F58B}\uFE0F'.repeat(150);

/** Writes on in what the student last saw; every change leaves a mark of its own, so that no two texts are the same. */
function edit(world: World, browser: Browser, given: Extract<Action, { do: 'edit' }>): void {
  world.typed += 1;
  const before = world.seen.get(given.question) ?? begunText;
  const at = Math.floor(given.at * before.length);
  const value = `${before.slice(0, at)}${given.insert}#${world.typed}${before.slice(at + given.remove)}`.toWellFormed();
  write(world, browser, { kind: 'answered', questionId: given.question, value }, given.typed);
  see(world, given.question, value);
}

/** A page load knows what the device kept, and types on in nothing that it finds there. */
function reload(world: World, browser: Browser): void {
  const { tips: _, ...kept } = browser.journal;
  const entries = kept.entries.map((entry) => ({ ...entry, sent: true }));
  browser.journal = keptJournal({ ...kept, entries });
  Object.assign(browser, { load: browser.load + 1, loadedAt: world.now });
}

function send(world: World, browser: Browser): void {
  const { journal, batch } = nextBatch(browser.journal, { events: 3, size: 400 });
  browser.journal = journal;
  if (batch.length > 0) world.messages.push({ to: 'server', from: browser, batch });
}

/** A second batch on its way while the first one is: it may arrive before it. */
function sendAhead(world: World, browser: Browser): void {
  const { journal } = browser;
  const batch = journal.entries.slice(2, 6).map((entry) => ({ ...entry, sent: true }));
  const entries = journal.entries.map((entry) => batch.find(({ seq }) => seq === entry.seq) ?? entry);
  browser.journal = { ...journal, entries };
  if (batch.length > 0) world.messages.push({ to: 'server', from: browser, batch });
}

function takeOver(world: World, browser: Browser): void {
  giveOver(world.server, world.now);
  const { holder, ack, holderEndedAt } = world.server.state;
  const syncId = syncIdOf(holder, world.now);
  browser.journal = resumed(browser.journal, { holder, ack, holderEndedAt, at: world.now, syncId });
  browser.readOnly = false;
  sync(world, browser);
  begin(world, browser);
}

function arrive(world: World, message: Message): void {
  if (message.to !== 'server') {
    const browser = message.to;
    if ('heldElsewhere' in message) browser.readOnly = browser.journal.holder !== world.server.state.holder;
    else {
      browser.journal = acknowledged(browser.journal, message);
      if (message.ack < message.last) browser.journal = withWholeTexts(browser.journal);
    }
    return;
  }
  const { from, batch } = message;
  const events = batch.map(({ seq, event, syncId, sinceSync, origin }) => ({
    ...{ seq, event, sinceSync, ...syncOf(syncId) },
    ...(origin && { origin: { ...syncOf(origin.syncId), sinceSync: origin.sinceSync } }),
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
  // Windows 0 and 1 are of one browser and share its journal; the older one is read-only on the spot.
  const browser = world.browsers[action.window === 2 ? 1 : 0];
  if (action.do === 'takeOver') takeOver(world, browser);
  if (action.do === 'reload') reload(world, browser);
  if (browser.readOnly) return;
  if (action.do === 'send') send(world, browser);
  if (action.do === 'sendAhead') sendAhead(world, browser);
  if (action.do === 'type') type(world, browser, action);
  if (action.do === 'edit') edit(world, browser, action);
  if (action.do === 'sync' && browser.journal.holder === world.server.state.holder) sync(world, browser);
}

/** One thing happens. */
export function act(world: World, action: Action): void {
  // Two deeds of one student, or a deed and a sync, are never in the same millisecond.
  world.now += 2;
  if (action.do === 'wait') world.now += action.milliseconds;
  else if ('message' in action) onMessage(world, action);
  else onBrowser(world, action);
}

/** Everything that is still on a device goes to the server, whoever has to take over for it. */
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

/** The answers that the student last saw; cleared ones are absent. */
export const lastSeen = ({ seen }: World): Record<number, unknown> =>
  Object.fromEntries([...seen].filter(([, value]) => value !== null));

/** Everything that some events ever gave a question, patches put in from what was written before them. */
const everGiven = (events: readonly WrittenEvent[], from: Readonly<Record<number, unknown>>) => {
  const values = new Map(Object.entries(from));
  const given = new Set<string>();
  for (const event of events) {
    if (!isOfAnswer(event)) continue;
    const place = String(event.questionId);
    values.set(place, valueAfter(values.get(place), event));
    given.add(`${place} ${JSON.stringify(values.get(place) ?? null)}`);
  }
  return given;
};

/** What the server's journal says of a question that the student never gave it. */
export const strayIn = ({ server, given }: World): readonly string[] => {
  const written = everGiven(
    server.events.map(({ event }) => event),
    {},
  );
  return [...written].filter((one) => !given.has(one));
};

/** Answers that are neither on a device nor on the server, and browsers that say saved without being held. */
export function lostIn({ browsers, server, seen }: World): readonly unknown[] {
  const given = browsers.map(({ journal }) =>
    everGiven(
      journal.entries.map(({ event }) => event),
      Object.fromEntries(Object.entries(journal.bases).map(([id, { value }]) => [id, value])),
    ),
  );
  given.push(
    everGiven(
      server.events.map(({ event }) => event),
      {},
    ),
  );
  const isKept = ([questionId, value]: [number, string | null]): boolean =>
    given.some((one) => one.has(`${questionId} ${JSON.stringify(value)}`));
  const lost = [...seen].filter((one) => !isKept(one));
  const untrue = browsers.filter(
    ({ journal }) => saveStateOf(journal, null).is === 'saved' && journal.acked > server.state.ack,
  );
  return [...lost, ...untrue];
}
