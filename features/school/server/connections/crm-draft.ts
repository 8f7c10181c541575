import { crmTokenPlace, openText, sealText, type HandlerServices, type StoredCrm } from '@inkstone/call/server';
import type { SchoolCrmDraft } from '../../contract.ts';

type Environment = HandlerServices['environment'];

/** Why a CRM cannot be used as it was entered; null where it can. */
export const findCrmFault = (
  draft: SchoolCrmDraft,
  stored: StoredCrm | null,
  { hasCrmPages, hasCrmApi, allowsPrivateAddresses }: Environment,
): 'schoolCrm.fixed' | 'schoolCrm.plain' | 'schoolCrm.tokenMissing' | null => {
  if ((hasCrmPages && draft.pageUrl !== null) || (hasCrmApi && draft.baseUrl !== null)) return 'schoolCrm.fixed';
  const isPlain = [draft.pageUrl, draft.baseUrl].some((address) => address !== null && !address.startsWith('https:'));
  if (isPlain && !allowsPrivateAddresses) return 'schoolCrm.plain';
  const isMissing = draft.baseUrl !== null && draft.token === null && !takesStoredToken(draft, stored);
  return isMissing ? 'schoolCrm.tokenMissing' : null;
};

/** A stored token is used for the address only that it was entered for. */
const takesStoredToken = (draft: SchoolCrmDraft, stored: StoredCrm | null): boolean =>
  stored !== null && stored.token !== null && draft.baseUrl === stored.baseUrl;

/** The token of a draft in the open; null where there is no interface. */
export const openDraftToken = (secret: string, draft: SchoolCrmDraft, stored: StoredCrm | null): string | null => {
  if (draft.baseUrl === null) return null;
  if (draft.token !== null) return draft.token;
  return takesStoredToken(draft, stored) && stored?.token ? openText(secret, crmTokenPlace, stored.token) : null;
};

/** A draft as it is stored, its token sealed. */
export const toStoredCrm = (
  secret: string,
  draft: SchoolCrmDraft,
  { stored, edition }: { stored: StoredCrm | null; edition: number },
): StoredCrm => {
  const token = openDraftToken(secret, draft, stored);
  return { ...draft, edition, token: token === null ? null : sealText(secret, crmTokenPlace, token) };
};
