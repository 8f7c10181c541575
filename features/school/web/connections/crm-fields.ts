import type { CallOutput } from '@inkstone/call/web';
import type { FieldError, useTranslation } from '@inkstone/ui';
import type { getSchoolCrm, SchoolCrmDraft } from '../../contract.ts';
import type { schoolCrmMessages } from '../../messages.ts';
import { isWebAddress } from './provider-fields.ts';

/** The form of the CRM: texts as they are typed. */
export interface CrmFields {
  pageUrl: string;
  baseUrl: string;
  token: string;
}

type CrmState = CallOutput<typeof getSchoolCrm>;

export const toFields = ({ crm }: CrmState): CrmFields => ({
  pageUrl: crm?.pageUrl ?? '',
  baseUrl: crm?.baseUrl ?? '',
  token: '',
});

/** What is sent: what the environment names is no part of it. */
export const toDraft = (fields: CrmFields, { arePagesFixed, isApiFixed }: CrmState): SchoolCrmDraft => {
  const baseUrl = isApiFixed ? null : fields.baseUrl.trim() || null;
  return {
    pageUrl: arePagesFixed ? null : fields.pageUrl.trim() || null,
    baseUrl,
    token: (baseUrl !== null && fields.token.trim()) || null,
  };
};

/** What is wrong with the form. */
export const findCrmFaults = (
  fields: CrmFields,
  t: ReturnType<typeof useTranslation<keyof typeof schoolCrmMessages.pairs>>,
  state: CrmState,
): FieldError[] => {
  const { pageUrl, baseUrl, token } = toDraft(fields, state);
  const fault = (isWrong: boolean, field: keyof CrmFields, message: string): FieldError[] =>
    isWrong ? [{ field: `crm-${field}`, message }] : [];
  const isWrongPage =
    pageUrl !== null && !(isWebAddress(pageUrl, state) && /^[^/]+\/\/[^/{}]+\/.*\{number\}/.test(pageUrl));
  return [
    ...fault(pageUrl === null && baseUrl === null, state.arePagesFixed ? 'baseUrl' : 'pageUrl', t('needEither')),
    ...fault(isWrongPage, 'pageUrl', t('needPage')),
    ...fault(baseUrl !== null && !isWebAddress(baseUrl, state), 'baseUrl', t('needInterface')),
    ...fault(token !== null && !/^[\x21-\x7e]{8,4096}$/.test(token), 'token', t('needToken')),
  ];
};
