import { localizedName } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import { listSchoolExports as contract } from '../../contract.ts';
import { exportedKinds } from '../../rules.ts';
import { checkExportRights } from './check-export-rights.ts';
import { listExports } from './exports.queries.ts';

/** The last exports of the school. */
export const listSchoolExports = handleCall(contract, async (ctx) => {
  const { tx, language } = ctx;
  checkExportRights(ctx);
  return {
    list: (await listExports(tx)).map((row) => ({
      ...{ id: row.id, state: row.state, sizeBytes: row.sizeBytes },
      requestedAt: row.requestedAt.toISOString(),
      requestedByName: localizedName(language, row.requestedByName, row.requestedByNameZh),
      expiresAt: row.expiresAt?.toISOString() ?? null,
      counts: exportedKinds.flatMap((kind) => {
        const count = row.counts[kind];
        return count === undefined ? [] : [{ kind, count }];
      }),
    })),
  };
});
