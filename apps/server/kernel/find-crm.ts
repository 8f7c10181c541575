import { crmTokenPlace, openText, type CrmApi } from '@inkstone/call/server';
import type { School } from './school.queries.ts';

/** The CRM that the school has set, ready to be asked: without its interface where there is none or its token does not open. */
const openCrm = (
  { crm, secret }: Pick<School, 'crm' | 'secret'>,
  reach: { allowsPrivate: boolean },
): { crmUrl: string | undefined; crmApi: CrmApi | undefined } => {
  const crmUrl = crm?.pageUrl ?? undefined;
  if (crm === null || crm.baseUrl === null || crm.token === null) return { crmUrl, crmApi: undefined };
  try {
    return { crmUrl, crmApi: { baseUrl: crm.baseUrl, token: openText(secret, crmTokenPlace, crm.token), reach } };
  } catch {
    return { crmUrl, crmApi: undefined };
  }
};

interface CrmOfEnvironment {
  crmUrl?: string | undefined;
  crmApi?: CrmApi | undefined;
  allowsPrivateAddresses?: boolean;
}

/** Pages and interface of the CRM: each of the environment, else of the school, which may change at any time. */
export const findCrm = (
  { crmUrl, crmApi, allowsPrivateAddresses: allowsPrivate = false }: CrmOfEnvironment,
  school: Pick<School, 'crm' | 'secret'>,
) => {
  const ofSchool = openCrm(school, { allowsPrivate });
  return { crmUrl: crmUrl ?? ofSchool.crmUrl, crmApi: crmApi ?? ofSchool.crmApi };
};
