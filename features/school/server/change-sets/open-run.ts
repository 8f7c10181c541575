import { RefusalError } from '@inkstone/call/server';
import type { Db, Tx } from '@inkstone/db';
import { heartbeatMs, type ImportPhase } from '../../import/run.ts';
import { deleteRun, insertRun, tryLockRun, updateRun, type ImportRun } from './import-runs.queries.ts';

/** An import on its way, whose progress other windows read while its own transaction is open. */
export interface OpenRun {
  /** Does a part of the work, and says meanwhile that the process lives; stores why where it fails. */
  during<Result>(work: () => Promise<Result>): Promise<Result>;
  report(step: { phase?: ImportPhase; doneRows?: number; totalRows?: number }): Promise<void>;
  /** The last step of the transaction: with its commit the run is over. */
  finish(tx: Tx): Promise<void>;
}

interface RunServices {
  db: Db;
  clock(): Date;
}

/** Begins a run. What it reports is written outside of the import's transaction, which shows nothing before its end. */
export const openRun = async (
  { db, clock }: RunServices,
  facts: Pick<ImportRun, 'kind' | 'startedBy' | 'subject' | 'fileName' | 'changeSetId' | 'totalRows'>,
): Promise<OpenRun> => {
  const id = await insertRun(db, { ...facts, startedAt: clock() });
  let isFinished = false;
  const say = async () => {
    if (!isFinished) await updateRun(db, id, { heardAt: clock() });
  };
  return {
    async during(work) {
      // A heartbeat that is lost is followed by another one.
      const timer = setInterval(() => void say().catch(() => undefined), heartbeatMs);
      timer.unref();
      try {
        return await work();
      } catch (error) {
        const fault = error instanceof RefusalError ? error.code : null;
        if (!isFinished) await updateRun(db, id, { endedAt: clock(), fault });
        throw error;
      } finally {
        clearInterval(timer);
      }
    },
    report: (step) => updateRun(db, id, { ...step, heardAt: clock(), endedAt: null, fault: null }),
    async finish(tx) {
      isFinished = true;
      await deleteRun(tx, id);
    },
  };
};

/** A run that applies or undoes a change set and is not begun yet. */
export interface PreparedRun {
  /** Begins it in its transaction; null where the change set is being applied or undone already. */
  begin(tx: Tx): Promise<OpenRun | null>;
}

/**
 * A run of a change set, to be begun with its transaction: of two at once the second one is told so, and leaves the
 * progress of the first alone.
 */
export const prepareRun = (
  { db, clock }: RunServices,
  facts: Parameters<typeof openRun>[1] & { changeSetId: number },
): PreparedRun => ({
  begin: async (tx) => ((await tryLockRun(tx, facts.changeSetId)) ? openRun({ db, clock }, facts) : null),
});
