import type { SchoolSettingStore } from '@inkstone/call/server';
import type { Handle, Tx } from '@inkstone/db';
import { readSchoolSettings, writeSchoolSetting } from './school-settings.queries.ts';

/** The settings of the school as a process remembers them. */
export interface SettingCache {
  /** Clears the cache; `canHear`: whether changes are reported from now on, without which nothing is cached. */
  forget(canHear: boolean): void;
  /** Forgets them where the committed transaction saved one, so that the same process never shows it as it was. */
  afterCommit(tx: Tx): void;
  /** The settings as a handler sees them, its own changes included. */
  storeFor(tx: Tx | null, now: Date): SchoolSettingStore;
}

/** Opens the cache; nothing is cached until changes are reported. */
export const openSettingCache = (db: Handle): SettingCache => {
  let cached: ReadonlyMap<string, unknown> | null = null;
  let canHear = false;
  let generation = 0;
  const saving = new WeakSet<Tx>();

  const load = async (handle: Handle, isOwn: boolean): Promise<ReadonlyMap<string, unknown>> => {
    const began = generation;
    const values = await readSchoolSettings(handle);
    // A change that was committed meanwhile may be missing in them.
    if (!isOwn && canHear && began === generation) cached = values;
    return values;
  };

  return {
    forget(isHeard) {
      cached = null;
      canHear = isHeard;
      generation += 1;
    },
    afterCommit(tx) {
      if (!saving.has(tx)) return;
      cached = null;
      generation += 1;
    },
    storeFor(tx, now) {
      let isOwn = false;
      return {
        async read({ key, schema }) {
          const values = (isOwn ? null : cached) ?? (await load(tx ?? db, isOwn));
          const parsed = schema.safeParse(values.get(key));
          return parsed.success ? parsed.data : null;
        },
        async save({ key, schema }, value) {
          if (!tx) throw new Error(`The setting ${key} is saved in a transaction only.`);
          isOwn = true;
          saving.add(tx);
          await writeSchoolSetting(tx, { key, value: value === null ? null : schema.parse(value), at: now });
        },
      };
    },
  };
};
