import { listWrite, settleWrite } from './outbox-state.ts';
import type { OutboxRow, OutboxState, OutboxWrite } from './outbox-types.ts';

/** Where an outbox is stored on the device. Every operation may fail or never finish; the outbox tolerates both. */
export interface OutboxStorage<Value> {
  /** The rows that this window does not know yet: all at first, later those that another window has stored since. */
  read(): readonly OutboxRow<Value>[] | Promise<readonly OutboxRow<Value>[]>;
  /** Writes all or nothing; fails where it would replace, and leaves what it would remove, of another window. */
  write(write: OutboxWrite<Value>): void | Promise<void>;
}

/** Where the state of an outbox is; all changes go through it. */
export interface StateStore<Value, Conflict> {
  state(): OutboxState<Value, Conflict>;
  update(transition: (before: OutboxState<Value, Conflict>) => OutboxState<Value, Conflict>): void;
}

/**
 * Brings the device up to the state, one write at a time. Each write holds everything that differs, so that a failed one
 * is made good by the next.
 */
export const createOutboxWriter = <Value, Conflict>(
  store: StateStore<Value, Conflict>,
  storage: OutboxStorage<Value>,
): { write(): void; pending(): Promise<void> | null } => {
  let writing: Promise<void> | null = null;
  let hasChanged = false;

  const writeOnce = (): Promise<void> | null => {
    const next = listWrite(store.state());
    if (!next) return null;
    const settle = (hasSucceeded: boolean): void => store.update((before) => settleWrite(before, next, hasSucceeded));
    try {
      const pending = storage.write(next);
      if (pending)
        return pending.then(
          () => settle(true),
          () => settle(false),
        );
      settle(true);
    } catch {
      settle(false);
    }
    return null;
  };
  const writeAll = async (first: Promise<void>): Promise<void> => {
    await first;
    while (hasChanged) {
      hasChanged = false;
      await writeOnce();
    }
    writing = null;
  };
  return {
    write() {
      if (writing) {
        hasChanged = true;
        return;
      }
      const first = writeOnce();
      if (first) writing = writeAll(first);
    },
    pending: () => writing,
  };
};
