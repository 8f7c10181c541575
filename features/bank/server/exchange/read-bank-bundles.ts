import type { Tx } from '@inkstone/db';
import type { Storage } from '@inkstone/files';
import { maxExchangedMediaBytes, maxExchangedSets, type ExchangedSet } from '../../contract.ts';
import { buildBundle, listBundleFiles } from './build-bundle.ts';
import { listBankSets } from './exchange.queries.ts';
import { readSet } from './read-set.ts';
import { wholeBank } from '../set-access.queries.ts';

/** Some sets of the bank as one export file. */
export interface BankBundle {
  /** Place among the files, from 1. */
  number: number;
  sets: number;
  body: Buffer;
}

/**
 * The whole bank as export files, each within the limits of importing; a set whose media alone are larger has a file of
 * its own. Media that the storage has lost are left out.
 */
export async function* readBankBundles(
  tx: Tx,
  { storage, now }: { storage: Storage; now: Date },
): AsyncGenerator<BankBundle> {
  let number = 0;
  let sets: ExchangedSet[] = [];
  let bytes = 0;
  const build = async (): Promise<BankBundle> => {
    const rows = [];
    for (const row of await listBundleFiles(tx, sets)) if (await storage.exists(row.key)) rows.push(row);
    number += 1;
    const bundle = { number, sets: sets.length, body: await buildBundle({ sets, rows }, { storage, now }) };
    [sets, bytes] = [[], 0];
    return bundle;
  };
  for (const id of await listBankSets(tx)) {
    const set = await readSet(tx, id, wholeBank);
    if (!set) continue;
    const size = (await listBundleFiles(tx, [set])).reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
    if (sets.length === maxExchangedSets || (sets.length > 0 && bytes + size > maxExchangedMediaBytes))
      yield await build();
    sets.push(set);
    bytes += size;
  }
  if (sets.length > 0) yield await build();
}
