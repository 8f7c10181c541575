import { localizedName } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import { personDataKinds } from '@inkstone/db/person-data';
import { listPersonArchives as contract, type PersonArchive } from '../../contract.ts';
import { listArchives } from './archives.queries.ts';
import { findSubject } from './check-rights.ts';
import type { PersonDataCounts } from './rights.tables.ts';

/** Counts in the order of the kinds, files last. */
export const toCounts = (counts: PersonDataCounts): PersonArchive['counts'] =>
  [...personDataKinds, 'files' as const].flatMap((kind) => {
    const count = counts[kind];
    return count === undefined ? [] : [{ kind, count }];
  });

/** The last archives of one person. */
export const listPersonArchives = handleCall(contract, async (ctx) => {
  const { input, tx, language } = ctx;
  await findSubject(ctx, input.personId);
  const list = await listArchives(tx, input.personId);
  return {
    list: list.map((row) => ({
      ...{ id: row.id, state: row.state, sizeBytes: row.sizeBytes },
      requestedAt: row.requestedAt.toISOString(),
      requestedByName: localizedName(language, row.requestedByName, row.requestedByNameZh),
      expiresAt: row.expiresAt?.toISOString() ?? null,
      counts: toCounts(row.counts),
    })),
  };
});
