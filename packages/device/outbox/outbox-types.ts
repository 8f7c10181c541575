/** States of an item: kept, then sending, then removed once the server has it; or refused, or put aside for a person to decide. */
export type Phase<Conflict> =
  | { is: 'kept' }
  | { is: 'sending' }
  | { is: 'refused'; reason: string }
  | { is: 'aside'; conflict: Conflict };

/** A value that the server does not have yet. */
export interface OutboxItem<Value, Conflict = never> {
  key: string;
  value: Value;
  phase: Phase<Conflict>;
  /** `device` only once this device has stored exactly this value; `nowhere` where it could not. */
  where: 'writing' | 'device' | 'nowhere';
  /** It goes with the next request; others wait until they have been unchanged for a while. */
  isDue: boolean;
}

/** An item as the device stores it. */
export interface OutboxRow<Value> {
  key: string;
  value: Value;
  /** Why the server refused it. */
  refusal?: string;
}

/** What one write to the device changes. */
export interface OutboxWrite<Value> {
  put: readonly OutboxRow<Value>[];
  /** Rows as this window knows them. */
  remove: readonly OutboxRow<Value>[];
}

/** Values that are sent together. */
export interface OutboxRequest<Value> {
  /** Idempotency key: a request without response is repeated unchanged, with this key. */
  id: string;
  lane: string;
  items: readonly { key: string; value: Value }[];
}

/** The outcome of a request. */
export type SendOutcome<Receipt = void, Conflict = never> =
  | { is: 'acknowledged'; receipt: Receipt }
  /** No response, or one that asks to try again later. */
  | { is: 'retry'; afterMs?: number }
  | { is: 'refused'; reason: string }
  /** The server has something newer. */
  | { is: 'aside'; conflict: Conflict };

/** How the values of an outbox behave. */
export interface OutboxRules<Value, Receipt> {
  /** Items of one lane are sent in order, one request at a time. */
  laneFor(key: string): string;
  /** How many of the values, oldest first, go into one request; at least one. */
  countBatch(values: readonly Value[]): number;
  /** What the server still lacks of a value after it has taken one that was sent; null for nothing. */
  remaining(current: Value, sent: Value, receipt: Receipt): Value | null;
  /** Joins a value with a later one, where both may reach the server repeatedly; without it the later one replaces. */
  merge?(before: Value, after: Value): Value;
  /** Whether there is anything to send of a value now; by default there is. What is not ready stays on the device. */
  isReady?(value: Value): boolean;
  /** What remains of a value goes before anything newer of its lane, without waiting; by default it waits like a change. */
  sendsRestAtOnce?: boolean;
  /** What was refused stays refused when it is changed; by default the new value is sent. */
  keepsRefusal?: boolean;
}

export interface Lane<Value> {
  /** The request that is being sent, or was lost. */
  request: OutboxRequest<Value> | null;
  isSending: boolean;
  /** Requests without a response since the last response. */
  failures: number;
}

/** Everything that an outbox knows. All transitions are pure. */
export interface OutboxState<Value, Conflict> {
  items: ReadonlyMap<string, OutboxItem<Value, Conflict>>;
  /** What this window knows to be on the device. */
  rows: ReadonlyMap<string, OutboxRow<Value>>;
  /** What something else is writing to the device, in a transaction of its own. */
  elsewhere: ReadonlyMap<string, OutboxRow<Value>>;
  lanes: ReadonlyMap<string, Lane<Value>>;
}
