import type { SchoolChange } from '@inkstone/call/server';
import type { Db, Tx } from '@inkstone/db';
import { findSchool, updateSchool, type School } from './school.queries.ts';

/** The school's row as a process knows it, read again whenever somebody changes it. */
export interface SchoolCache {
  get(): School;
  /** Changes the row in a transaction. */
  update(tx: Tx, change: SchoolChange): Promise<void>;
  /** Reads the row again where the committed transaction changed it, so that the same process never shows it as it was. */
  afterCommit(tx: Tx): Promise<void>;
  /** Reads the row again; a failure is reported and tried again. */
  refresh(): void;
  stop(): void;
}

const retryMs = 1000;

/** Opens the cache; undefined where the database has no school. */
export const openSchoolCache = async (
  db: Db,
  { onError, onChange }: { onError(error: unknown): void; onChange(): void },
): Promise<SchoolCache | undefined> => {
  const first = await findSchool(db);
  if (!first) return undefined;
  let school = first;
  let readingCount = 0;
  let latestReading = 0;
  let retry: NodeJS.Timeout | undefined;
  let isStopped = false;
  const changing = new WeakSet<Tx>();
  const reload = async () => {
    readingCount += 1;
    const ordinal = readingCount;
    const row = await findSchool(db);
    // Where several reads overlap, the one that began last counts.
    if (!row || ordinal < latestReading) return;
    school = row;
    latestReading = ordinal;
  };
  const refresh = () => {
    clearTimeout(retry);
    void reload().then(onChange, (error: unknown) => {
      if (isStopped) return;
      onError(error);
      retry = setTimeout(refresh, retryMs);
    });
  };
  return {
    get: () => school,
    async update(tx, change) {
      changing.add(tx);
      await updateSchool(tx, change);
    },
    async afterCommit(tx) {
      if (changing.has(tx)) await reload().catch(onError);
    },
    refresh,
    stop() {
      isStopped = true;
      clearTimeout(retry);
    },
  };
};
