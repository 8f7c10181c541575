import { readFields } from './read-entry.ts';
import type { AttemptState } from './types.ts';

/**
 * The names that some fields of a state have in calls: pages of earlier versions, and starts that devices stored, know
 * no others. A field that is missing here is sent under its own name.
 */
const wireNames = {
  writerEpoch: 'holder',
  lastSeqByWriterEpoch: 'holderEndedAt',
  navigationUnits: 'legs',
  contentRequestedAt: 'asked',
  contentReleasedAt: 'given',
  submittedAt: 'handedInAt',
} as const satisfies Partial<Record<keyof AttemptState, string>>;

const toWireName = new Map<string, string>(Object.entries(wireNames));
const fromWireName = new Map<string, string>(Object.entries(wireNames).map(([name, wireName]) => [wireName, name]));

const renameFields = (fields: object, names: ReadonlyMap<string, string>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [names.get(name) ?? name, value]));

/** A state as calls send it. */
export const toWireState = (state: AttemptState): Record<string, unknown> => renameFields(state, toWireName);

/** A state that was received or stored: under the names of calls, or under its own. */
export const fromWireState = (value: unknown): AttemptState => {
  // Checked by the server that sent it: the calls' contract describes it as unknown.
  const state = renameFields(readFields(value), fromWireName) as unknown as AttemptState;
  return { ...state, eliminated: state.eliminated ?? {} };
};
