import type {
  Lane,
  OutboxItem,
  OutboxRequest,
  OutboxRow,
  OutboxRules,
  OutboxState,
  OutboxWrite,
  SendOutcome,
} from './outbox-types.ts';

/** The state of an outbox without anything. All transitions are pure. */
export const emptyOutbox: OutboxState<never, never> = {
  ...{ items: new Map(), rows: new Map(), elsewhere: new Map(), lanes: new Map() },
};

const idleLane: Lane<never> = { request: null, isSending: false, failures: 0 };

const keptPhase = { is: 'kept' } as const;

const toRow = <V, C>({ key, value, phase }: OutboxItem<V, C>): OutboxRow<V> =>
  phase.is === 'refused' ? { key, value, refusal: phase.reason } : { key, value };

const isStoredAs = <V, C>(item: OutboxItem<V, C>, row: OutboxRow<V> | undefined): boolean =>
  row !== undefined && row.value === item.value && row.refusal === toRow(item).refusal;

const changeItem = <V, C>(
  state: OutboxState<V, C>,
  before: OutboxItem<V, C>,
  change: Partial<OutboxItem<V, C>>,
): OutboxItem<V, C> => {
  const after = { ...before, ...change };
  const isSame = after.value === before.value && toRow(after).refusal === toRow(before).refusal;
  if (!isSame) after.where = isStoredAs(after, state.rows.get(after.key)) ? 'device' : 'writing';
  return after;
};

/** Changes items; null takes one away. */
const withItems = <V, C>(
  state: OutboxState<V, C>,
  changes: readonly (readonly [string, Partial<OutboxItem<V, C>> | null])[],
): OutboxState<V, C> => {
  if (changes.length === 0) return state;
  const items = new Map(state.items);
  for (const [key, change] of changes) {
    const before = items.get(key);
    if (!change) items.delete(key);
    else if (before) items.set(key, changeItem(state, before, change));
  }
  return { ...state, items };
};

const withLane = <V, C>(state: OutboxState<V, C>, name: string, change: Partial<Lane<V>>): OutboxState<V, C> => {
  const lane: Lane<V> = state.lanes.get(name) ?? idleLane;
  return { ...state, lanes: new Map(state.lanes).set(name, { ...lane, ...change }) };
};

/** Takes in what the device has: from earlier pages, or what another window has stored since. */
export const loadRows = <V, C>(
  state: OutboxState<V, C>,
  stored: readonly OutboxRow<V>[],
  merge: OutboxRules<V, never>['merge'],
): OutboxState<V, C> => {
  const rows = new Map(state.rows);
  const older: OutboxItem<V, C>[] = [];
  const joined: [string, { value: V }][] = [];
  for (const row of stored) {
    rows.set(row.key, row);
    const current = state.items.get(row.key);
    if (current && merge) joined.push([row.key, { value: merge(row.value, current.value) }]);
    if (current) continue;
    const phase = row.refusal === undefined ? keptPhase : ({ is: 'refused', reason: row.refusal } as const);
    older.push({ key: row.key, value: row.value, phase, where: 'device', isDue: false });
  }
  const items = new Map([...older.map((item) => [item.key, item] as const), ...state.items]);
  return withItems({ ...state, rows, items }, joined);
};

/** Records new values. What was refused is kept again, unless refusals are final; what is aside stays aside. */
export const changeValues = <V, C>(
  state: OutboxState<V, C>,
  values: Iterable<readonly [string, V]>,
  { merge, keepsRefusal = false }: Pick<OutboxRules<V, never>, 'merge' | 'keepsRefusal'>,
): OutboxState<V, C> => {
  const items = new Map(state.items);
  for (const [key, value] of values) {
    const before = items.get(key);
    const phase = !before || (before.phase.is === 'refused' && !keepsRefusal) ? keptPhase : before.phase;
    const after = before && merge ? merge(before.value, value) : value;
    items.set(key, { key, value: after, phase, where: 'writing', isDue: false });
  }
  return { ...state, items };
};

/** Makes everything that waits go with the next requests, of one lane or of all; `afresh` forgets past failures. */
export const makeDue = <V, C>(
  state: OutboxState<V, C>,
  { laneFor }: Pick<OutboxRules<V, never>, 'laneFor'>,
  { lane, afresh = false }: { lane?: string; afresh?: boolean } = {},
): OutboxState<V, C> => {
  const waiting = [...state.items.values()].filter(
    ({ key, isDue }) => !isDue && (lane === undefined || laneFor(key) === lane),
  );
  const due = withItems(
    state,
    waiting.map(({ key }) => [key, { isDue: true }] as const),
  );
  if (!afresh) return due;
  return { ...due, lanes: new Map([...due.lanes].map(([name, known]) => [name, { ...known, failures: 0 }])) };
};

/** Whether an item is of a lane and has something to send now. */
export const isReady = <V, C>(
  { key, value }: OutboxItem<V, C>,
  lane: string,
  rules: Pick<OutboxRules<V, never>, 'laneFor' | 'isReady'>,
): boolean => rules.laneFor(key) === lane && (rules.isReady?.(value) ?? true);

/** The request that a lane sends next; null where it has none, or one is on its way. */
const nextRequest = <V, C>(
  state: OutboxState<V, C>,
  name: string,
  rules: OutboxRules<V, never>,
): Omit<OutboxRequest<V>, 'id'> | OutboxRequest<V> | null => {
  const lost = state.lanes.get(name)?.request;
  // A lost request may have reached the server: it is repeated as it was, before anything newer.
  if (lost && !rules.merge && lost.items.some(({ key }) => state.items.has(key))) return lost;
  const due = [...state.items.values()].filter(
    (item) => item.isDue && (item.phase.is === 'kept' || item.phase.is === 'sending') && isReady(item, name, rules),
  );
  if (due.length === 0) return null;
  const count = Math.max(1, rules.countBatch(due.map(({ value }) => value)));
  return { lane: name, items: due.slice(0, count).map(({ key, value }) => ({ key, value })) };
};

/**
 * Begins the next request of a lane. `isLeaving`: the page is going away; values that merge are sent without waiting for
 * a request on its way, whose response no longer counts.
 */
export const beginRequest = <V, C>(
  state: OutboxState<V, C>,
  name: string,
  rules: OutboxRules<V, never>,
  { newRequestId, isLeaving }: { newRequestId(): string; isLeaving: boolean },
): { state: OutboxState<V, C>; request: OutboxRequest<V> | null } => {
  if (state.lanes.get(name)?.isSending && !(isLeaving && rules.merge)) return { state, request: null };
  const next = nextRequest(state, name, rules);
  if (!next) return { state, request: null };
  const request = 'id' in next ? next : { id: newRequestId(), ...next };
  const sending = request.items.flatMap(({ key, value }) => {
    const item = state.items.get(key);
    if (!item) return [];
    // What was changed since a lost request is still due after it.
    return [[key, { phase: { is: 'sending' }, isDue: item.isDue && item.value !== value } as const] as const];
  });
  return { state: withLane(withItems(state, sending), name, { request, isSending: true }), request };
};

type SettleRules<V, Receipt> = Pick<OutboxRules<V, Receipt>, 'remaining' | 'sendsRestAtOnce' | 'keepsRefusal'>;

/** What an item becomes with the outcome of its request; null where the server has it. */
const settleItem = <V, C, Receipt>(
  current: OutboxItem<V, C>,
  sent: V,
  outcome: SendOutcome<Receipt, C>,
  rules: SettleRules<V, Receipt>,
): Partial<OutboxItem<V, C>> | null => {
  switch (outcome.is) {
    case 'acknowledged': {
      const value = rules.remaining(current.value, sent, outcome.receipt);
      const isDue = rules.sendsRestAtOnce === true || current.isDue;
      return value === null ? null : { value, phase: keptPhase, isDue };
    }
    case 'refused':
      // What was changed meanwhile is not what was refused.
      return { phase: current.value === sent || rules.keepsRefusal ? outcome : keptPhase };
    case 'aside':
      return { phase: outcome };
    case 'retry':
      return { phase: keptPhase };
  }
};

/** Records what became of a request; nothing where another one has taken its place. */
export const settleRequest = <V, C, Receipt>(
  state: OutboxState<V, C>,
  request: OutboxRequest<V>,
  outcome: SendOutcome<Receipt, C>,
  rules: SettleRules<V, Receipt>,
): OutboxState<V, C> => {
  const lane = state.lanes.get(request.lane);
  if (lane?.request !== request) return state;
  const settled = request.items.flatMap(({ key, value }) => {
    const current = state.items.get(key);
    if (current?.phase.is !== 'sending') return [];
    return [[key, settleItem(current, value, outcome, rules)] as const];
  });
  const isLost = outcome.is === 'retry';
  return withLane(withItems(state, settled), request.lane, {
    request: isLost ? request : null,
    isSending: false,
    failures: isLost ? lane.failures + 1 : 0,
  });
};

/** Takes items out of `refused` and `aside`, to be sent again. */
export const resolveItems = <V, C>(state: OutboxState<V, C>, keys: Iterable<string>): OutboxState<V, C> =>
  withItems(
    state,
    [...keys].flatMap((key) => {
      const phase = state.items.get(key)?.phase.is;
      return phase === 'refused' || phase === 'aside' ? [[key, { phase: keptPhase, isDue: true }] as const] : [];
    }),
  );

/** Puts an item aside that conflicts with what the server is known to have. */
export const putAside = <V, C>(state: OutboxState<V, C>, key: string, conflict: C): OutboxState<V, C> =>
  withItems(state, [[key, { phase: { is: 'aside', conflict } }]]);

/** Lets an item go, at the person's wish. */
export const discardItem = <V, C>(state: OutboxState<V, C>, key: string): OutboxState<V, C> =>
  withItems(state, [[key, null]]);

/** Leaves the writing of the present values to something else, until `settleElsewhere`. */
export const leaveToOthers = <V, C>(state: OutboxState<V, C>, keys: Iterable<string>): OutboxState<V, C> => {
  const elsewhere = new Map(state.elsewhere);
  for (const key of keys) {
    const item = state.items.get(key);
    if (item) elsewhere.set(key, toRow(item));
  }
  return { ...state, elsewhere };
};

/** Records that something else has written rows, or could not; then the outbox writes them itself. */
export const settleElsewhere = <V, C>(
  state: OutboxState<V, C>,
  rows: readonly OutboxRow<V>[],
  hasSucceeded: boolean,
): OutboxState<V, C> => {
  const elsewhere = new Map(state.elsewhere);
  for (const row of rows) if (elsewhere.get(row.key) === row) elsewhere.delete(row.key);
  return settleWrite({ ...state, elsewhere }, { put: rows, remove: [] }, hasSucceeded);
};

/** What the device must write to hold what the outbox holds; null for nothing. */
export const listWrite = <V, C>({ items, rows, elsewhere }: OutboxState<V, C>): OutboxWrite<V> | null => {
  const put = [...items.values()].filter((item) => !isStoredAs(item, rows.get(item.key)) && !elsewhere.has(item.key));
  const remove = [...rows.values()].filter(({ key }) => !items.has(key) && !elsewhere.has(key));
  return put.length + remove.length === 0 ? null : { put: put.map(toRow), remove };
};

/** Records a write that has ended: a failed one leaves what was to be put `nowhere`. */
export const settleWrite = <V, C>(
  state: OutboxState<V, C>,
  { put, remove }: OutboxWrite<V>,
  hasSucceeded: boolean,
): OutboxState<V, C> => {
  const rows = new Map(state.rows);
  if (hasSucceeded) {
    for (const row of put) rows.set(row.key, row);
    for (const { key } of remove) rows.delete(key);
  }
  const where = hasSucceeded ? 'device' : 'nowhere';
  const storedItems = put.flatMap(({ key, ...row }) => {
    const item = state.items.get(key);
    return item && isStoredAs(item, { key, ...row }) ? [[key, { where }] as const] : [];
  });
  return withItems({ ...state, rows }, storedItems);
};
