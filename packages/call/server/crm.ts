import * as z from 'zod';
import type { SealPlace } from './sealed-secret.ts';

/** The HTTP interface of the school's CRM; see docs/crm.md. */
export interface CrmApi {
  baseUrl: string;
  token: string;
  /** How long an answer may take; 5000 by default. */
  timeoutMs?: number;
  /** To which hosts an address that was set in the browser may lead. Absent: to any, since the environment names it. */
  reach?: { allowsPrivate: boolean };
}

/** The CRM that was set in the browser, as the school's row holds it. */
export const StoredCrm = z.object({
  /** How often it was saved. */
  edition: z.int(),
  /** URL of a customer's page, with `{number}`; null: none. */
  pageUrl: z.string().nullable(),
  /** Base address of its interface; null: none. */
  baseUrl: z.string().nullable(),
  /** The bearer token of the interface, sealed with the school's secret; null where there is no interface. */
  token: z.string().nullable(),
});
export type StoredCrm = z.output<typeof StoredCrm>;

/** Where the token of the school's CRM is sealed for. */
export const crmTokenPlace: SealPlace = { purpose: 'token of the CRM', place: 'school' };
