import * as fake from 'fake-indexeddb';
import { onTestFinished, vi } from 'vitest';

/** Gives a test a device that keeps nothing yet, until its globals are put back (`vi.unstubAllGlobals`). */
export const freshDevice = (): void => {
  for (const [name, made] of Object.entries(fake)) if (name.startsWith('IDB')) vi.stubGlobal(name, made);
  vi.stubGlobal('indexedDB', new fake.IDBFactory());
};

/** Writes of a device that do not complete before the test says so. */
export interface HeldWrites {
  /** How many have been asked for and are under way. */
  count(): number;
  /** Lets those that are under way complete, and all that follow. */
  release(): void;
}

interface Transaction {
  mode: string;
  _started: boolean;
  _start(): void;
}

/** From now on no write of this device completes before it is released: a disk that takes its time. */
export const holdWrites = (): HeldWrites => {
  const prototype = fake.IDBTransaction.prototype as unknown as Transaction;
  const { _start: start } = prototype;
  let held: Transaction[] = [];
  prototype._start = function hold(this: Transaction): void {
    if (this._started || this.mode !== 'readwrite') return start.call(this);
    this._started = true;
    held.push(this);
  };
  const release = (): void => {
    prototype._start = start;
    for (const transaction of held) start.call(transaction);
    held = [];
  };
  onTestFinished(release);
  return { count: () => held.length, release };
};
