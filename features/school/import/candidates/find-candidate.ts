import { foldCase, groupBy, nameKeysFor, toMailKey } from '@inkstone/base';
import type { CandidateFacts } from '../link-targets.ts';
import { RowError } from '../row-error.ts';

/** A record of one of the recruiters whom a sheet names. */
export interface KnownCandidate extends CandidateFacts {
  id: number;
  recruiterId: number;
  personId: number;
  username: string;
  /** Whether the account is only a candidate's: the names of other accounts are not changed with a record. */
  isCandidateAccount: boolean;
}

/** What a row says of a candidate; null where it says nothing. */
export interface CandidateValues extends Omit<CandidateFacts, 'name'> {
  /** The name in Latin letters; null where the row has only the Chinese one. */
  name: string | null;
  recruiterId: number;
}

type Contact = Pick<CandidateFacts, 'mail' | 'phone'> & { recruiterId: number };

const mailKey = ({ recruiterId, mail }: Contact): string | null =>
  mail === null ? null : `${recruiterId} mail ${toMailKey(mail)}`;

const phoneKey = ({ recruiterId, phone }: Contact): string | null =>
  phone === null ? null : `${recruiterId} phone ${phone.replaceAll(/\D/g, '')}`;

const listContactKeys = (contact: Contact): string[] => [mailKey(contact) ?? [], phoneKey(contact) ?? []].flat();

const listNameKeys = ({ name, nameZh }: Pick<CandidateValues, 'name' | 'nameZh'>): string[] =>
  nameKeysFor({ name: name ?? '', nameZh });

const isDenied = (known: string | null, written: string | null): boolean =>
  known !== null && written !== null && known !== written;

const maxShownNames = 5;

/** The only candidate of some, or the only one who applies for the row's position. */
const choose = (candidates: readonly KnownCandidate[], { position }: CandidateValues): KnownCandidate | undefined => {
  if (candidates.length < 2) return candidates[0];
  const applied = candidates.filter((candidate) => foldCase(candidate.position) === foldCase(position));
  if (applied.length === 1) return applied[0];
  const usernames = candidates.map(({ username }) => username);
  const isCut = usernames.length > maxShownNames;
  throw new RowError('candidateAmbiguous', usernames.slice(0, maxShownNames).join(', ') + (isCut ? ', …' : ''));
};

/** What tells new candidates of one sheet apart: the first contact, else name and position. */
export const newCandidateKey = (values: CandidateValues): string =>
  listContactKeys(values)[0] ?? `${values.recruiterId} ${listNameKeys(values).join(' ')} ${foldCase(values.position)}`;

/**
 * Finds records of a row's recruiter by mail address, else by phone number, else by a name whose contacts do not differ
 * from those of the row. Namesakes are told apart by their contacts in the sheet, then by position.
 */
export const createCandidateFinder = (known: readonly KnownCandidate[], rows: readonly Contact[]) => {
  const sheetKeys = new Set(rows.flatMap(listContactKeys));
  const byMail = groupBy(known, mailKey);
  const byPhone = groupBy(known, phoneKey);
  const lookUp = (groups: ReadonlyMap<string | null, KnownCandidate[]>, key: string | null) =>
    key === null ? [] : (groups.get(key) ?? []);
  const byName = new Map<string, KnownCandidate[]>();
  for (const candidate of known)
    for (const key of listNameKeys(candidate).map((name) => `${candidate.recruiterId} ${name}`))
      byName.set(key, [...(byName.get(key) ?? []), candidate]);
  const findNamesakes = (values: CandidateValues): KnownCandidate[] => {
    const namesakes = listNameKeys(values).flatMap((name) => byName.get(`${values.recruiterId} ${name}`) ?? []);
    return [...new Set(namesakes)].filter(
      (candidate) =>
        !isDenied(mailKey(candidate), mailKey(values)) &&
        !isDenied(phoneKey(candidate), phoneKey(values)) &&
        !listContactKeys(candidate).some((key) => sheetKeys.has(key)),
    );
  };
  return (values: CandidateValues): KnownCandidate | null => {
    const reached =
      choose(lookUp(byMail, mailKey(values)), values) ?? choose(lookUp(byPhone, phoneKey(values)), values);
    return reached ?? choose(findNamesakes(values), values) ?? null;
  };
};
