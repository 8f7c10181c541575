import { aBlueprint, aSection } from '../blueprint/testing.ts';
import { advanceByServer } from './advance.ts';
import { applyBatch, isNewer } from './batch.ts';
import {
  acknowledged,
  append,
  emptyJournal,
  nextBatch,
  resumed,
  saveStateOf,
  sinceSyncOf,
  type Journal,
  type JournalEntry,
  type SyncPoint,
} from './journal.ts';
import { freshAttempt } from './state.ts';
import { aWindow, noon } from './testing.ts';
import type { AnswerEffect, AttemptState, Instant, JournalEvent } from './types.ts';

/** What can happen to a student, two browsers (the first with two windows) and the network between. */
export type Action =
  | { do: 'type'; window: number; question: number; value: string | null; typed: boolean }
  | { do: 'send' | 'sendAhead' | 'reload' | 'takeOver' | 'sync'; window: number }
  | { do: 'arrive' | 'lose' | 'duplicate'; message: number }
  | { do: 'wait'; milliseconds: number };

type Sent = { id: number; at: Instant };
type Message =
  | { to: 'server'; browser: number; batch: readonly JournalEntry[] }
  | { to: number; ack: number; at: Instant };
type Logged = { received: Instant; events: readonly JournalEvent[] } | { received: Instant; holder: number };

/** A browser: the journal on its device, shared by its windows, and what one page load knows. */
interface Browser {
  journal: Journal;
  sync: SyncPoint;
  load: number;
  loadedAt: Instant;
  /** Milliseconds that its wall clock is wrong. */
  wallError: number;
  /** It knows that it was taken over and is read-only. */
  told: boolean;
}

const blueprint = aBlueprint({
  sections: [aSection('contest')],
  filled: [{ section: 'contest', sets: [[1], [2], [3], [4]] }],
});
const window = aWindow();

const syncIdOf = (holder: number, at: Instant): string => `${holder}@${at}`;
const syncOf = (id: string): { syncHolder: number; syncAt: Instant } => {
  const [holder, at] = id.split('@').map(Number);
  return { syncHolder: holder ?? 0, syncAt: at ?? 0 };
};

const store = (answers: Map<number, AnswerEffect>, effects: readonly AnswerEffect[]): void => {
  for (const effect of effects) {
    const before = answers.get(effect.questionId);
    if (!before || isNewer(effect, before)) answers.set(effect.questionId, effect);
  }
};

const valuesOf = (answers: ReadonlyMap<number, AnswerEffect>): Record<number, unknown> =>
  Object.fromEntries([...answers].filter(([, { value }]) => value !== null).map(([id, { value }]) => [id, value]));

/** A model of the whole way of an answer, from the keyboard to the table; its time is the true one. */
export class School {
  state: AttemptState = freshAttempt();
  private now: Instant = noon;
  private readonly answers = new Map<number, AnswerEffect>();
  private readonly held: JournalEvent[] = [];
  private readonly log: Logged[] = [];
  private readonly seen = new Map<number, Sent & { value: unknown }>();
  private readonly browsers: [Browser, Browser];
  private messages: Message[] = [];
  private typed = 0;

  constructor(wallErrors: readonly [number, number]) {
    this.browsers = [this.opened(wallErrors[0]), this.opened(wallErrors[1])];
    this.write(this.browsers[0], { kind: 'started' });
    this.write(this.browsers[0], { kind: 'section-entered', sectionId: 'contest' });
    this.browsers[1].told = true;
  }

  act(action: Action): void {
    // Two deeds of one student, or a deed and a sync, are never in the same millisecond.
    this.now += 2;
    if (action.do === 'wait') this.now += action.milliseconds;
    else if ('message' in action) this.onMessage(action);
    else this.onBrowser(action);
  }

  /** Everything that is still on a device goes to the server, whoever has to take over for it. */
  deliverAll(): void {
    this.messages = [];
    for (const browser of [...this.browsers, this.browsers[0]]) {
      this.now += 1000;
      this.takeOver(browser);
      while (browser.journal.entries.length > 0) {
        this.send(browser);
        this.messages.splice(0).forEach((message) => this.arrive(message));
        this.messages.splice(0).forEach((message) => this.arrive(message));
      }
    }
  }

  stored = (): Record<number, unknown> => valuesOf(this.answers);

  lastSeen = (): Record<number, unknown> =>
    Object.fromEntries([...this.seen].filter(([, { value }]) => value !== null).map(([id, { value }]) => [id, value]));

  /** Answers that are neither on a device nor on the server, or said to be saved without being held. */
  lostEvents(): readonly unknown[] {
    const onDevices = this.browsers.flatMap(({ journal }) => journal.entries.map(({ event }) => event));
    const everywhere = [...onDevices, ...this.held.map(({ event }) => event)];
    const lost = [...this.seen].filter(
      ([questionId, { value }]) =>
        !everywhere.some(
          (event) => event.kind === 'answered' && event.questionId === questionId && event.value === value,
        ),
    );
    const untrue = this.browsers.filter(
      ({ journal }) => saveStateOf(journal, null).is === 'saved' && journal.acked > this.state.ack,
    );
    return [...lost, ...untrue];
  }

  replayed(): { state: AttemptState; answers: Record<number, unknown> } {
    const answers = new Map<number, AnswerEffect>();
    let state = freshAttempt();
    for (const entry of this.log) {
      const moment = { now: entry.received, window };
      if ('holder' in entry) {
        state = advanceByServer(state, { kind: 'taken-over', holder: entry.holder }, { blueprint, ...moment }).state;
        continue;
      }
      const outcome = applyBatch(state, entry.events, { blueprint, moment });
      if (!outcome.ok) throw new Error('A stored batch is not refused.');
      state = outcome.value.state;
      store(answers, outcome.value.answers);
    }
    return { state, answers: valuesOf(answers) };
  }

  private opened(wallError: number): Browser {
    const sync = this.syncPoint(1, 0, wallError);
    const journal = emptyJournal({ holder: 1, ack: 0 });
    return { journal, sync, load: 0, loadedAt: noon, wallError, told: false };
  }

  private syncPoint(holder: number, load: number, wallError: number, loadedAt = noon): SyncPoint {
    const { now } = this;
    return {
      syncId: syncIdOf(holder, now),
      syncAt: now,
      monotonicMs: now - loadedAt,
      wallMs: now + wallError,
      load: String(load),
    };
  }

  private sync(browser: Browser): void {
    browser.sync = this.syncPoint(browser.journal.holder, browser.load, browser.wallError, browser.loadedAt);
  }

  private write(browser: Browser, event: JournalEntry['event'], typed = false): void {
    const { sync, load, loadedAt, wallError } = browser;
    const clocks = { monotonicMs: this.now - loadedAt, wallMs: this.now + wallError, load: String(load) };
    const stamp = { syncId: sync.syncId, syncAt: sync.syncAt, sinceSync: sinceSyncOf(sync, clocks), typed };
    browser.journal = append(browser.journal, event, stamp);
  }

  private onBrowser(action: Extract<Action, { window: number }>): void {
    // Windows 0 and 1 are of one browser and share its journal; the older one is read-only on the spot.
    const browser = this.browsers[action.window === 2 ? 1 : 0];
    if (action.do === 'reload') {
      browser.load += 1;
      browser.loadedAt = this.now;
    } else if (action.do === 'takeOver') this.takeOver(browser);
    else if (browser.told) return;
    else if (action.do === 'sync') {
      if (browser.journal.holder === this.state.holder) this.sync(browser);
    } else if (action.do === 'send') this.send(browser);
    else if (action.do === 'sendAhead') this.sendAhead(browser);
    else if (action.do === 'type') this.type(browser, action);
  }

  private type(browser: Browser, { question, value, typed }: Extract<Action, { do: 'type' }>): void {
    this.typed += 1;
    const unique = value === null ? null : `${value}#${this.typed}`;
    this.write(browser, { kind: 'answered', questionId: question, value: unique }, typed);
    this.seen.set(question, { id: this.typed, at: this.now, value: unique });
  }

  private send(browser: Browser): void {
    const { journal, batch } = nextBatch(browser.journal, { events: 3, size: 400 });
    browser.journal = journal;
    if (batch.length > 0) this.messages.push({ to: 'server', browser: this.browsers.indexOf(browser), batch });
  }

  /** A second batch on its way while the first one is: it may arrive before it. */
  private sendAhead(browser: Browser): void {
    const { journal } = browser;
    const batch = journal.entries.slice(2, 6).map((entry) => ({ ...entry, sent: true }));
    const entries = journal.entries.map((entry) => batch.find(({ seq }) => seq === entry.seq) ?? entry);
    browser.journal = { ...journal, entries };
    if (batch.length > 0) this.messages.push({ to: 'server', browser: this.browsers.indexOf(browser), batch });
  }

  private takeOver(browser: Browser): void {
    const holder = this.state.holder + 1;
    this.log.push({ received: this.now, holder });
    const server = { blueprint, now: this.now, window };
    this.state = advanceByServer(this.state, { kind: 'taken-over', holder }, server).state;
    const { ack, holderEndedAt } = this.state;
    const syncId = syncIdOf(holder, this.now);
    browser.journal = resumed(browser.journal, { holder, ack, holderEndedAt, at: this.now, syncId });
    browser.told = false;
    this.sync(browser);
    // What a window shows is what its server said: where that has not begun, it begins itself.
    if (this.state.status === 'fresh') this.write(browser, { kind: 'started' });
    if (!this.state.legs['contest']) this.write(browser, { kind: 'section-entered', sectionId: 'contest' });
  }

  private onMessage(action: Extract<Action, { message: number }>): void {
    const index = this.messages.length > 0 ? action.message % this.messages.length : -1;
    const message = this.messages[index];
    if (!message) return;
    if (action.do === 'duplicate') {
      this.messages.push(message);
      return;
    }
    this.messages.splice(index, 1);
    if (action.do === 'arrive') this.arrive(message);
  }

  private arrive(message: Message): void {
    if (message.to !== 'server') {
      const browser = this.browsers[message.to === 1 ? 1 : 0];
      if (message.ack === -1) browser.told = browser.journal.holder !== this.state.holder;
      else browser.journal = acknowledged(browser.journal, message);
      return;
    }
    const events = message.batch.map(({ seq, event, syncId, sinceSync }) => ({
      seq,
      event,
      sinceSync,
      ...syncOf(syncId),
    }));
    const outcome = applyBatch(this.state, events, { blueprint, moment: { now: this.now, window } });
    if (!outcome.ok) {
      this.messages.push({ to: message.browser, ack: -1, at: this.now });
      return;
    }
    this.log.push({ received: this.now, events });
    const taken = outcome.value.accepted.map(({ seq }) => seq);
    this.held.push(...events.filter(({ seq }) => taken.includes(seq)));
    this.state = outcome.value.state;
    store(this.answers, outcome.value.answers);
    this.messages.push({ to: message.browser, ack: outcome.value.ack, at: this.now });
  }
}
