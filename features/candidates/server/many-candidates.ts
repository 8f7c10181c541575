import { type Language } from '@inkstone/base';
import { personSearchText, sortNameFor } from '@inkstone/base/pinyin';
import type { Tx } from '@inkstone/db';
import { insertAccounts, lockAccounts, refreshNamesakesAmong, updateAccounts } from '@inkstone/session/server';
import { buildAccountName } from './account-name.ts';
import {
  insertDrafts,
  takeAccountNumbers,
  updateRecords,
  type CandidateFacts,
  type KnownCandidate,
} from './bulk-candidates.queries.ts';
import { lockAccountNumbers } from './candidates.queries.ts';

/** A candidate to be made among many. */
export interface NewCandidate extends CandidateFacts {
  /** The caller's number for the row, by which the result names it. */
  rowPosition: number;
  recruiterId: number;
  language: Language;
}

const toNames = ({ name, nameZh }: Pick<CandidateFacts, 'name' | 'nameZh'>, username: string) => {
  const names = { name, nameZh, sortName: sortNameFor(name, nameZh) };
  return { ...names, searchText: personSearchText({ ...names, username }) };
};

/**
 * Makes drafts with accounts of their own. The accounts have no password: candidates come in by the links that their
 * recruiters share. Whose user name is somebody else's is left out.
 */
export const makeCandidates = async (
  tx: Tx,
  candidates: readonly NewCandidate[],
  createdAt: Date,
): Promise<{ rowPosition: number; candidateId: number; personId: number }[]> => {
  if (candidates.length === 0) return [];
  await lockAccountNumbers(tx);
  const numbers = await takeAccountNumbers(tx, candidates.length);
  const drafts = candidates.map((candidate, index) => ({ ...candidate, id: numbers[index] ?? 0 }));
  const accounts = drafts.map(({ id, language, ...facts }) => {
    const username = buildAccountName(sortNameFor(facts.name, facts.nameZh), id);
    return {
      ...{ position: id, username, ...toNames(facts, username), number: null, externalId: null, mail: null },
      ...{ language, roles: ['candidate'], role: 'candidate', permissions: [] },
    };
  });
  const inserted = await insertAccounts(tx, accounts, createdAt);
  const personIds = new Map(inserted.map(({ position, id }) => [position, id]));
  const stored = drafts.flatMap((draft) => {
    const personId = personIds.get(draft.id);
    return personId === undefined ? [] : [{ ...draft, personId }];
  });
  await insertDrafts(
    tx,
    stored.map(({ id, personId, recruiterId, position, mail, phone, message }) => ({
      ...{ id, personId, recruiterId, position, mail, phone, message },
    })),
    createdAt,
  );
  await refreshNamesakesAmong(tx, stored);
  return stored.map(({ rowPosition, id, personId }) => ({ rowPosition, candidateId: id, personId }));
};

/** Writes facts into locked records; the names go to their accounts. */
export const changeCandidates = async (
  tx: Tx,
  changes: readonly { candidate: KnownCandidate; facts: CandidateFacts }[],
  now: Date,
): Promise<void> => {
  await updateRecords(
    tx,
    changes.map(({ candidate: { id }, facts: { position, mail, phone, message } }) => ({
      ...{ id, position, mail, phone, message },
    })),
  );
  const renamed = new Map(
    changes
      .filter(({ candidate, facts }) => candidate.name !== facts.name || candidate.nameZh !== facts.nameZh)
      .map(({ candidate: { personId }, facts }) => [personId, facts]),
  );
  const accounts = await lockAccounts(tx, [...renamed.keys()]);
  const targets = accounts.map((account) => ({
    ...account,
    ...toNames(renamed.get(account.id) ?? account, account.username),
    position: account.id,
  }));
  await updateAccounts(tx, targets, now);
  await refreshNamesakesAmong(tx, [...accounts, ...targets]);
};
