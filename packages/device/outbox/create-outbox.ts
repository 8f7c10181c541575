import { createListeners } from '@inkstone/base';
import { createLaneSender, type SendTiming } from './lane-sender.ts';
import { createOutboxWriter, type OutboxStorage, type StateStore } from './outbox-writer.ts';
import {
  changeValues,
  discardItem,
  emptyOutbox,
  leaveToOthers,
  loadRows,
  makeDue,
  putAside,
  resolveItems,
  settleElsewhere,
} from './outbox-state.ts';
import type { OutboxItem, OutboxRequest, OutboxRow, OutboxRules, OutboxState, SendOutcome } from './outbox-types.ts';
import { devicePatienceMs, withTimeout } from '../with-timeout.ts';

/** What an outbox is for, and how it behaves. */
export interface OutboxDefinition<Value, Receipt, Conflict> extends Partial<OutboxRules<Value, Receipt>> {
  storage: OutboxStorage<Value>;
  /** Sends one request. What it throws counts as no response. `isLeaving`: the page is going away. */
  send(request: OutboxRequest<Value>, how: { isLeaving: boolean }): Promise<SendOutcome<Receipt, Conflict>>;
  /** Null: it sends on `flush` alone. */
  timing: SendTiming | null;
  /** Default: requests carry no key. */
  newRequestId?(): string;
}

/** Values that are kept on the device until the server has them. */
export interface Outbox<Value, Conflict = never> {
  subscribe(listener: () => void): () => void;
  /** What the server does not have yet, oldest first; the same map until something changes. */
  items(): ReadonlyMap<string, OutboxItem<Value, Conflict>>;
  /** `storedBy`: what stores the values instead of the outbox, which does so itself only where that fails. */
  change(values: Iterable<readonly [string, Value]>, how?: { storedBy?: Promise<unknown> }): void;
  /** Takes in what another window has stored. */
  reload(): void;
  /** Sends everything that waits, without waiting for a retry; true once the server has all. */
  flush(how?: { isLeaving?: boolean }): Promise<boolean>;
  /** Resolves once the device has everything, or could not store it. */
  whenStored(): Promise<unknown>;
  /** Sends again what was refused or put aside. */
  resolve(keys: Iterable<string>): void;
  /** Waits for a person's choice, as known here before anything is sent. */
  putAside(key: string, conflict: Conflict): void;
  /** Deletes an item from this device, at the person's wish. */
  discard(key: string): void;
  /** Resolves once the device has been read. */
  ready: Promise<void>;
  /** Sends nothing more until the next flush; what waits stays on the device. */
  close(): void;
}

const createStore = <Value, Conflict>(onChange: () => void): StateStore<Value, Conflict> => {
  let state: OutboxState<Value, Conflict> = emptyOutbox;
  return {
    state: () => state,
    update(transition) {
      const { items } = state;
      state = transition(state);
      if (state.items !== items) onChange();
    },
  };
};

/** Reads the rows that this window does not know; a promise where the storage takes time. Never fails. */
const readRows = <Value>(
  storage: OutboxStorage<Value>,
  load: (rows: readonly OutboxRow<Value>[]) => void,
): Promise<void> | null => {
  try {
    const rows = storage.read();
    // What comes too late is left for the next page: something newer may have been sent meanwhile.
    if (rows instanceof Promise) {
      const known = withTimeout(rows, devicePatienceMs).catch(() => undefined);
      return known.then((list) => load(list ?? []));
    }
    load(rows);
  } catch {
    // A device that cannot be read has nothing to continue with.
  }
  return null;
};

/** The rules of an outbox: one lane, one value a request, and nothing remains but what has changed meanwhile. */
const toRules = <Value, Receipt>(definition: Partial<OutboxRules<Value, Receipt>>): OutboxRules<Value, Receipt> => ({
  laneFor: () => '',
  countBatch: () => 1,
  remaining: (current, sent) => (current === sent ? null : current),
  ...definition,
});

/** Joins the state of an outbox with what writes and what sends it. */
const joinParts = <Value, Receipt, Conflict>(definition: OutboxDefinition<Value, Receipt, Conflict>) => {
  const rules = toRules<Value, Receipt>(definition);
  const listeners = createListeners();
  const store = createStore<Value, Conflict>(listeners.notify);
  const writer = createOutboxWriter(store, definition.storage);
  let reading: Promise<void> | null = null;
  const storing = new Set<Promise<void>>();
  /** Resolves once the device has what it can have; null where it has. */
  const whenKept = (): Promise<unknown> | null => {
    const pending = [reading, writer.pending(), ...storing].filter((promise) => promise !== null);
    if (pending.length === 0) return null;
    return withTimeout(
      Promise.all(pending).then(() => writer.pending()),
      devicePatienceMs,
    );
  };
  const sender = createLaneSender(store, {
    newRequestId: () => '',
    ...definition,
    rules,
    whenKept,
    onSettled: writer.write,
  });
  const change = (transition: Parameters<typeof store.update>[0]): void => {
    store.update(transition);
    writer.write();
  };
  const changeStored = (values: readonly (readonly [string, Value])[], storedBy: Promise<unknown>): void => {
    const keys = values.map(([key]) => key);
    change((before) => leaveToOthers(changeValues(before, values, rules), keys));
    const { elsewhere } = store.state();
    const rows = keys.flatMap((key) => elsewhere.get(key) ?? []);
    const settle = (hasSucceeded: boolean): void => {
      storing.delete(settled);
      change((before) => settleElsewhere(before, rows, hasSucceeded));
    };
    const settled = storedBy.then(
      () => settle(true),
      () => settle(false),
    );
    storing.add(settled);
  };
  const read = (): Promise<void> | null =>
    readRows(definition.storage, (rows) => {
      reading = null;
      if (rows.length === 0) return;
      change((before) => loadRows(before, rows, rules.merge));
      if (definition.timing) sender.sendSoon();
    });
  reading = read();
  const isReading = (): boolean => reading !== null;
  const ready = reading ?? Promise.resolve();
  const { subscribe } = listeners;
  return { rules, subscribe, store, sender, whenKept, change, changeStored, read, isReading, ready };
};

/** Creates an outbox that continues with what the device has stored. */
export const createOutbox = <Value, Receipt = void, Conflict = never>(
  definition: OutboxDefinition<Value, Receipt, Conflict>,
): Outbox<Value, Conflict> => {
  const { rules, subscribe, store, sender, whenKept, change, changeStored, read, isReading, ready } =
    joinParts(definition);
  return {
    ready,
    subscribe,
    items: () => store.state().items,
    change(values, { storedBy } = {}) {
      const entries = [...values];
      if (storedBy) changeStored(entries, storedBy);
      else change((before) => changeValues(before, entries, rules));
      for (const lane of new Set(entries.map(([key]) => rules.laneFor(key)))) sender.schedule(lane);
    },
    reload: () => void read(),
    async flush({ isLeaving = false } = {}) {
      if (!isLeaving && isReading()) await ready;
      change((before) => makeDue(before, rules, { afresh: true }));
      await sender.sendNow(isLeaving);
      await whenKept();
      return store.state().items.size === 0;
    },
    whenStored: async () => whenKept(),
    resolve(keys) {
      const { items } = store.state();
      change((before) => resolveItems(before, keys));
      if (store.state().items !== items) sender.sendSoon();
    },
    putAside: (key, conflict) => change((before) => putAside(before, key, conflict)),
    discard: (key) => change((before) => discardItem(before, key)),
    close: sender.close,
  };
};
