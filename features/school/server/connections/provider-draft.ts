import { openText, sealText, type HandlerServices } from '@inkstone/call/server';
import { clientSecretPlace, isSafePublicUrl, type StoredSignOnProvider } from '@inkstone/identity/stored-provider';
import type { SignOnProviderDraft } from '../../contract.ts';

type Services = Pick<HandlerServices, 'environment' | 'school'>;

/** Why a provider cannot be used as it was entered; null where it can. */
export const findProviderFault = (
  draft: SignOnProviderDraft,
  stored: StoredSignOnProvider | null,
  { environment, school }: Services,
): 'provider.fixed' | 'provider.noPublicAddress' | 'provider.plain' | 'provider.secretMissing' | null => {
  if (environment.hasSignOnProvider) return 'provider.fixed';
  if (!isSafePublicUrl(school.publicUrl)) return 'provider.noPublicAddress';
  const addresses = [draft.issuer, draft.accountUrl, draft.passwordUrl].filter((address) => address !== null);
  const isPlain = addresses.some((address) => !address.startsWith('https:'));
  if (isPlain && !environment.allowsPrivateAddresses) return 'provider.plain';
  const isMissing = draft.usesSecret && draft.clientSecret === null && !takesStoredSecret(draft, stored);
  return isMissing ? 'provider.secretMissing' : null;
};

/** A stored secret is used for the provider and the client only that it was entered for. */
const takesStoredSecret = (draft: SignOnProviderDraft, stored: StoredSignOnProvider | null): boolean =>
  stored !== null &&
  stored.clientSecret !== null &&
  (['issuer', 'clientId'] as const).every((key) => draft[key] === stored[key]);

/** The secret of a draft in the open; null for a public client. */
const openDraftSecret = (
  secret: string,
  draft: SignOnProviderDraft,
  stored: StoredSignOnProvider | null,
): string | null => {
  if (!draft.usesSecret) return null;
  if (draft.clientSecret !== null) return draft.clientSecret;
  return takesStoredSecret(draft, stored) && stored?.clientSecret
    ? openText(secret, clientSecretPlace, stored.clientSecret)
    : null;
};

/** A draft as it is stored, its secret sealed. */
export const toStoredProvider = (
  secret: string,
  draft: SignOnProviderDraft,
  { stored, edition }: { stored: StoredSignOnProvider | null; edition: number },
): StoredSignOnProvider => {
  const { usesSecret: _, ...fields } = draft;
  const opened = openDraftSecret(secret, draft, stored);
  return { ...fields, edition, clientSecret: opened === null ? null : sealText(secret, clientSecretPlace, opened) };
};
