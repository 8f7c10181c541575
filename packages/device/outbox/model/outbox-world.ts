import {
  beginRequest,
  changeValues,
  discardItem,
  emptyOutbox,
  leaveToOthers,
  listWrite,
  loadRows,
  makeDue,
  resolveItems,
  settleElsewhere,
  settleRequest,
  settleWrite,
} from '../outbox-state.ts';
import type { OutboxRequest, OutboxRow, OutboxRules, OutboxState, OutboxWrite, SendOutcome } from '../outbox-types.ts';

/** Numbers that were recorded under one key: the last one alone, or all where they are joined. */
type Value = readonly number[];

/** Something that happens to an outbox, its device, its server or what is between them. */
export type Action =
  | { do: 'change' | 'changeElsewhere' | 'send' | 'leave' | 'resolve' | 'discard'; key: string }
  | { do: 'arrive' | 'respond' | 'lose'; which: number }
  | { do: 'write' | 'reopen' }
  | { do: 'endWrite' | 'endElsewhere'; hasRoom: boolean };

interface Message {
  request: OutboxRequest<Value>;
  /** Once it has arrived at the server. */
  outcome: SendOutcome<void, string> | null;
  /** Sent by a page that is gone. */
  isOrphan: boolean;
}

/** A model of one page with its outbox, a device, a network and a server. */
export interface World {
  rules: OutboxRules<Value, void>;
  merges: boolean;
  state: OutboxState<Value, string>;
  device: Map<string, OutboxRow<Value>>;
  writing: OutboxWrite<Value> | null;
  messages: Message[];
  server: Map<string, Value>;
  /** The server's responses by idempotency key. */
  responses: Map<string, SendOutcome<void, string>>;
  /** What the person recorded last and did not discard. */
  latest: Map<string, Value>;
  /** What was recorded under a key before this number was discarded by the person. */
  discardedBelow: Map<string, number>;
  sentById: Map<string, string>;
  /** The request of each lane whose response was lost. */
  lost: Map<string, OutboxRequest<Value>>;
  acknowledged: Set<string>;
  next: number;
  /** Broken promises. */
  faults: string[];
}

const union = (a: Value, b: Value): Value => [...new Set([...a, ...b])].sort((x, y) => x - y);

export const createWorld = (options: { lanes: 'one' | 'each'; batchSize: number; merges: boolean }): World => ({
  rules: {
    laneFor: (key) => (options.lanes === 'one' ? '' : key),
    countBatch: () => options.batchSize,
    remaining: (current, sent) => {
      if (!options.merges) return current === sent ? null : current;
      const rest = current.filter((number) => !sent.includes(number));
      return rest.length === 0 ? null : rest;
    },
    ...(options.merges && { merge: union }),
  },
  merges: options.merges,
  state: emptyOutbox,
  device: new Map(),
  writing: null,
  messages: [],
  server: new Map(),
  responses: new Map(),
  latest: new Map(),
  discardedBelow: new Map(),
  sentById: new Map(),
  lost: new Map(),
  acknowledged: new Set(),
  next: 1,
  faults: [],
});

const contains = (value: Value, part: Value): boolean => part.every((number) => value.includes(number));

/** Whether the server has a value, or a later one in its place. */
export const hasArrived = ({ merges, server }: World, key: string, value: Value): boolean => {
  const known = server.get(key) ?? [];
  return merges ? contains(known, value) : (known[0] ?? 0) >= (value[0] ?? 0);
};

/** The server refuses what is divisible by seven and has something newer than what is divisible by eleven. */
const respond = (world: World, { id, items }: OutboxRequest<Value>): SendOutcome<void, string> => {
  const known = world.responses.get(id);
  if (known) return known;
  const numbers = items.flatMap(({ value }) => value);
  const settle = (): SendOutcome<void, string> => {
    if (!world.merges && numbers.some((number) => number % 7 === 0)) return { is: 'refused', reason: 'seven' };
    if (!world.merges && numbers.some((number) => number % 11 === 0)) return { is: 'aside', conflict: 'eleven' };
    for (const { key, value } of items) {
      const before = world.server.get(key) ?? [];
      // An older value that arrives late changes nothing, as with the times and versions of the real calls.
      if (world.merges) world.server.set(key, union(before, value));
      else if ((before[0] ?? 0) < (value[0] ?? 0)) world.server.set(key, value);
    }
    return { is: 'acknowledged', receipt: undefined };
  };
  const outcome = settle();
  world.responses.set(id, outcome);
  return outcome;
};

const send = (world: World, key: string, isLeaving = false): void => {
  const lane = world.rules.laneFor(key);
  world.state = makeDue(world.state, world.rules, { lane });
  const newRequestId = () => `request ${world.next++}`;
  const { state, request } = beginRequest(world.state, lane, world.rules, { newRequestId, isLeaving });
  world.state = state;
  if (!request) return;
  const isBusy = world.messages.some((message) => !message.isOrphan && message.request.lane === lane);
  if (isBusy && !isLeaving) world.faults.push('two requests of one lane at once');
  // Its response no longer counts.
  for (const message of world.messages) message.isOrphan ||= message.request.lane === lane;
  const text = JSON.stringify(request);
  if ((world.sentById.get(request.id) ?? text) !== text) world.faults.push('a request repeated with other content');
  world.sentById.set(request.id, text);
  const lost = world.lost.get(lane);
  const mustRepeat = lost?.items.some((item) => world.state.items.has(item.key)) && !world.merges;
  if (mustRepeat && lost !== request) world.faults.push('something newer sent before a lost request');
  for (const item of request.items) {
    const isNew = lost !== request;
    if (isNew && !world.merges && world.acknowledged.has(`${item.key} ${item.value.join()}`))
      world.faults.push('something acknowledged sent again');
  }
  world.lost.delete(lane);
  world.messages.push({ request, outcome: null, isOrphan: false });
};

const settle = (world: World, message: Message, outcome: SendOutcome<void, string>): void => {
  world.messages = world.messages.filter((known) => known !== message);
  if (message.isOrphan) return;
  const { request } = message;
  world.state = settleRequest(world.state, request, outcome, world.rules);
  if (outcome.is === 'retry') world.lost.set(request.lane, request);
  if (outcome.is === 'acknowledged')
    for (const { key, value } of request.items) world.acknowledged.add(`${key} ${value.join()}`);
};

const endWrite = (world: World, hasRoom: boolean): void => {
  const { writing } = world;
  if (!writing) return;
  world.writing = null;
  if (hasRoom) {
    for (const row of writing.put) world.device.set(row.key, row);
    for (const { key, value } of writing.remove) {
      const rest = value.filter((number) => number >= (world.discardedBelow.get(key) ?? 0));
      if (rest.length > 0 && !hasArrived(world, key, rest))
        world.faults.push('removed from the device before the server had it');
      world.device.delete(key);
    }
  }
  world.state = settleWrite(world.state, writing, hasRoom);
};

const change = (world: World, key: string): void => {
  const value = [world.next++];
  world.state = changeValues(world.state, [[key, value]], world.rules);
  world.latest.set(key, world.merges ? union(world.latest.get(key) ?? [], value) : value);
};

/** A value that something else stores, in a transaction of its own. */
const changeElsewhere = (world: World, key: string): void => {
  change(world, key);
  world.state = leaveToOthers(world.state, [key]);
};

/** What something else was writing is on the device, or not; what was begun before it has ended before it. */
const endElsewhere = (world: World, hasRoom: boolean): void => {
  const rows = [...world.state.elsewhere.values()];
  if (rows.length === 0) return;
  endWrite(world, hasRoom);
  if (hasRoom) for (const row of rows) world.device.set(row.key, row);
  world.state = settleElsewhere(world.state, rows, hasRoom);
};

/** The page is killed; the next one continues with what the device has. What only the killed page had may be lost. */
const reopen = (world: World): void => {
  for (const message of world.messages) message.isOrphan = true;
  world.writing = null;
  world.lost.clear();
  world.acknowledged.clear();
  world.state = loadRows(emptyOutbox, [...world.device.values()], world.rules.merge);
  world.latest = new Map([...world.device].map(([key, { value }]) => [key, value]));
};

const checkDevice = ({ state, device, faults }: World): void => {
  for (const { key, value, where } of state.items.values())
    if (where === 'device' && device.get(key)?.value !== value) faults.push('said to be on the device, and is not');
};

/** Applies one action and records the promises that it broke. */
export const applyAction = (world: World, action: Action): void => {
  switch (action.do) {
    case 'change':
      change(world, action.key);
      break;
    case 'send':
    case 'leave':
      send(world, action.key, action.do === 'leave' && world.merges);
      break;
    case 'arrive':
    case 'respond':
    case 'lose': {
      const message = world.messages[action.which];
      if (!message) break;
      if (action.do === 'lose') settle(world, message, { is: 'retry' });
      else if (message.outcome && action.do === 'respond') settle(world, message, message.outcome);
      else message.outcome = respond(world, message.request);
      break;
    }
    case 'write':
      world.writing ??= listWrite(world.state);
      break;
    case 'endWrite':
      endWrite(world, action.hasRoom);
      break;
    case 'changeElsewhere':
      changeElsewhere(world, action.key);
      break;
    case 'endElsewhere':
      endElsewhere(world, action.hasRoom);
      break;
    case 'reopen':
      reopen(world);
      break;
    case 'resolve':
      world.state = resolveItems(world.state, [action.key]);
      break;
    case 'discard':
      world.discardedBelow.set(action.key, world.next);
      world.state = discardItem(world.state, action.key);
      world.latest.delete(action.key);
      break;
  }
  checkDevice(world);
};

/** Lets network, server and device work until nothing moves. */
export const deliverAll = (world: World): void => {
  for (let round = 0; round < 40; round += 1) {
    for (const key of world.state.items.keys()) send(world, key);
    for (const message of world.messages) settle(world, message, respond(world, message.request));
    endElsewhere(world, true);
    endWrite(world, true);
    world.writing = listWrite(world.state);
    endWrite(world, true);
    checkDevice(world);
  }
};
