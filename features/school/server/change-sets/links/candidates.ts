import {
  changeCandidates,
  deleteDrafts,
  listCandidatesOfRecruiters,
  lockCandidates,
  makeCandidates,
} from '@inkstone/candidates/server';
import { deleteAccounts, lockAccounts, refreshNamesakesAmong } from '@inkstone/session/server';
import type { KnownCandidate } from '../../../import/candidates/subject.ts';
import type { UndoFault } from '../../../import/faults.ts';
import type { CandidateFacts, CandidateTarget } from '../../../import/link-targets.ts';
import { listReferredPeople } from '../references.queries.ts';
import type { AppliedLinks, LinkContext, LinkWriter, UndoneLinks, WrittenLink } from './link-writer.ts';

type Row = WrittenLink<CandidateTarget>;
type LockedCandidate = Awaited<ReturnType<typeof lockCandidates>>[number];

const facts = ['name', 'nameZh', 'position', 'mail', 'phone', 'message'] as const;

const isAs = (candidate: CandidateFacts, expected: CandidateFacts): boolean =>
  facts.every((fact) => candidate[fact] === expected[fact]);

/** Whether facts can be written into a record: the names of somebody who was hired since stay. */
const canChange = (candidate: LockedCandidate, { name, nameZh }: CandidateFacts): boolean =>
  candidate.isCandidateAccount || (candidate.name === name && candidate.nameZh === nameZh);

const readLocked = async ({ tx }: LinkContext, rows: readonly Row[]): Promise<Map<number | null, LockedCandidate>> => {
  const candidates = await lockCandidates(
    tx,
    rows.flatMap(({ link: { candidateId } }) => candidateId ?? []),
  );
  return new Map(candidates.map((candidate) => [candidate.id, candidate]));
};

/** Changes records that are as the plan showed them. */
const changeRecords = async (ctx: LinkContext, rows: readonly Row[]): Promise<AppliedLinks<CandidateTarget>> => {
  const candidates = await readLocked(ctx, rows);
  const results: AppliedLinks<CandidateTarget> = new Map();
  const changes = rows.flatMap(({ position, link }) => {
    const candidate = candidates.get(link.candidateId);
    const isReady = candidate && link.before && isAs(candidate, link.before) && canChange(candidate, link);
    results.set(position, isReady ? { link } : { fault: 'changedSince' });
    return isReady ? [{ candidate, facts: link }] : [];
  });
  await changeCandidates(ctx.tx, changes, ctx.appliedAt);
  return results;
};

const makeRecords = async (
  { tx, appliedAt }: LinkContext,
  rows: readonly Row[],
): Promise<AppliedLinks<CandidateTarget>> => {
  const drafts = rows.map(({ position, link: { name, nameZh, mail, phone, message, ...link } }) => ({
    ...{ name, nameZh, position: link.position, mail, phone, message },
    ...{ rowPosition: position, recruiterId: link.recruiterId, language: link.language },
  }));
  const draftByPosition = new Map(
    (await makeCandidates(tx, drafts, appliedAt)).map((draft) => [draft.rowPosition, draft]),
  );
  const results: AppliedLinks<CandidateTarget> = new Map();
  for (const { position, link } of rows) {
    const draft = draftByPosition.get(position);
    results.set(
      position,
      draft ? { link: { ...link, candidateId: draft.candidateId }, personId: draft.personId } : { fault: 'takenSince' },
    );
  }
  return results;
};

/** Why a record that a sheet made stays; null: it can be removed. */
const findMadeFault = (
  candidate: LockedCandidate,
  { hasEntered, isReferred }: { hasEntered: boolean; isReferred: boolean },
): UndoFault | null => {
  if (!candidate.isCandidateAccount) return 'used';
  if (hasEntered) return 'signedIn';
  return isReferred || !candidate.isUntouched ? 'used' : null;
};

/** Removes drafts as the sheet made them, with their accounts, unless anything was done with them since. */
const removeRecords = async (
  { tx, appliedAt }: LinkContext,
  candidates: readonly LockedCandidate[],
): Promise<Map<number, UndoFault | null>> => {
  const personIds = candidates.map(({ personId }) => personId);
  const ownCandidateIds = candidates.map(({ id }) => id);
  const accounts = new Map((await lockAccounts(tx, personIds)).map((account) => [account.id, account]));
  const referredIds = await listReferredPeople(tx, { personIds, ownCandidateIds, appliedAt });
  const faults = new Map(
    candidates.map((candidate) => {
      const account = accounts.get(candidate.personId);
      const hasEntered = account === undefined || account.hasPassword || account.hasSignedIn;
      return [candidate.id, findMadeFault(candidate, { hasEntered, isReferred: referredIds.has(candidate.personId) })];
    }),
  );
  const unused = candidates.filter(({ id }) => faults.get(id) === null);
  await deleteDrafts(
    tx,
    unused.map(({ id }) => id),
  );
  await deleteAccounts(
    tx,
    unused.map(({ personId }) => personId),
  );
  await refreshNamesakesAmong(tx, unused);
  return faults;
};

const undoRecords = async (ctx: LinkContext, rows: readonly Row[]): Promise<UndoneLinks> => {
  const candidates = await readLocked(ctx, rows);
  const asWritten = rows.flatMap(({ link }) => {
    const candidate = candidates.get(link.candidateId);
    return candidate && isAs(candidate, link) ? [{ candidate, before: link.before }] : [];
  });
  const changes = asWritten.flatMap(({ candidate, before }) =>
    before && canChange(candidate, before) ? [{ candidate, facts: before }] : [],
  );
  await changeCandidates(ctx.tx, changes, ctx.appliedAt);
  const faults = await removeRecords(
    ctx,
    asWritten.flatMap(({ candidate, before }) => (before ? [] : [candidate])),
  );
  for (const { candidate } of changes) faults.set(candidate.id, null);
  return new Map(
    rows.map(({ position, link: { candidateId } }) => {
      const fault = faults.get(candidateId ?? 0);
      return [position, fault === undefined ? 'edited' : fault];
    }),
  );
};

/** Candidates of recruiters as imports write them. */
export const candidatesWriter: LinkWriter<CandidateTarget, readonly KnownCandidate[]> = {
  readKnown: listCandidatesOfRecruiters,
  async apply(ctx, rows) {
    const known = rows.filter(({ link }) => link.candidateId !== null);
    const fresh = rows.filter(({ link }) => link.candidateId === null);
    return new Map([...(await changeRecords(ctx, known)), ...(await makeRecords(ctx, fresh))]);
  },
  undo: undoRecords,
};
