import type { CallOutput } from '@inkstone/call/web';
import type { FieldError, useTranslation } from '@inkstone/ui';
import type { getSignOnProvider, SignOnProviderDraft } from '../../contract.ts';
import type { signOnProviderMessages } from '../../messages.ts';

/** The form of the identity provider: texts as they are typed. */
export interface ProviderFields {
  issuer: string;
  clientId: string;
  usesSecret: boolean;
  clientSecret: string;
  claim: string;
  name: string;
  nameZh: string;
  accountUrl: string;
  passwordUrl: string;
}

export const toFields = ({ provider }: CallOutput<typeof getSignOnProvider>): ProviderFields => ({
  issuer: provider?.issuer ?? '',
  clientId: provider?.clientId ?? '',
  usesSecret: provider?.hasSecret ?? true,
  clientSecret: '',
  claim: provider?.claim ?? 'preferred_username',
  name: provider?.name ?? '',
  nameZh: provider?.nameZh ?? '',
  accountUrl: provider?.accountUrl ?? '',
  passwordUrl: provider?.passwordUrl ?? '',
});

export const toDraft = (fields: ProviderFields): SignOnProviderDraft => ({
  issuer: fields.issuer.trim(),
  clientId: fields.clientId.trim(),
  usesSecret: fields.usesSecret,
  clientSecret: (fields.usesSecret && fields.clientSecret) || null,
  claim: fields.claim.trim(),
  name: fields.name.trim(),
  nameZh: fields.nameZh.trim(),
  accountUrl: fields.accountUrl.trim() || null,
  passwordUrl: fields.passwordUrl.trim() || null,
});

/** Whether a text is an address of the web that the server takes: by https, or any where the own network is allowed. */
export const isWebAddress = (text: string, { allowsPrivate }: { allowsPrivate: boolean }): boolean =>
  (allowsPrivate ? /^https?:\/\/[^/@\s]+(\/\S*)?$/ : /^https:\/\/[^/@\s]+(\/\S*)?$/).test(text.trim());

/** What is wrong with the form. */
export const findProviderFaults = (
  fields: ProviderFields,
  t: ReturnType<typeof useTranslation<keyof typeof signOnProviderMessages.pairs>>,
  rules: { allowsPrivate: boolean },
): FieldError[] => {
  const fault = (isWrong: boolean, field: keyof ProviderFields, message: string): FieldError[] =>
    isWrong ? [{ field: `provider-${field}`, message }] : [];
  const isWrongPage = (text: string) => text.trim() !== '' && !isWebAddress(text, rules);
  return [
    ...fault(!isWebAddress(fields.issuer, rules), 'issuer', t('needIssuer')),
    ...fault(fields.clientId.trim() === '', 'clientId', t('needClient')),
    ...fault(!/^[\w.:/-]{1,100}$/.test(fields.claim.trim()), 'claim', t('needClaim')),
    ...fault(fields.name.trim() === '' || fields.nameZh.trim() === '', 'name', t('needName')),
    ...fault(isWrongPage(fields.accountUrl), 'accountUrl', t('needPage')),
    ...fault(isWrongPage(fields.passwordUrl), 'passwordUrl', t('needPage')),
  ];
};
