import { handleCall, type CrmApi, type PrepareContext } from '@inkstone/call/server';
import { countUse } from '@inkstone/session/server';
import { saveCrmLink as contract } from '../contract.ts';
import { readCustomerInCrm, removeCustomerInCrm, writeCustomerInCrm, type CrmOutcome } from './crm-client.ts';
import { isTaughtByTeacher, saveCrm, removeCrm } from './students.queries.ts';
import { readRelation, type CrmState } from './crm-relation.ts';

type LinkContext = PrepareContext<typeof contract>;

const writeLink = ({ input, me }: LinkContext, api: CrmApi, number: string): Promise<CrmOutcome> => {
  const { studentId, requestId } = input;
  if (number === '') return removeCustomerInCrm(api, { studentId, requestId });
  return writeCustomerInCrm(api, { studentId, number, linkedBy: { id: me.id, name: me.name }, requestId });
};

const unwrap = ({ refuse }: LinkContext, outcome: CrmOutcome) =>
  outcome.ok ? outcome.customer : refuse(`crm.${outcome.failure}`);

/** What the school keeps afterwards, and what the CRM said. */
interface PreparedLink {
  number: string;
  inCrm: CrmState;
}

const maxPerHour = 300;

/**
 * Links a student to a CRM customer, removes the link, or takes over what the CRM says. Where the school's CRM has an
 * interface it is written first, outside of the transaction: what it does not take is not kept here either.
 */
export const saveCrmLink = handleCall<typeof contract, PreparedLink>(contract, {
  async prepare(ctx) {
    const { input, me, db, now, school, refuse, notFound } = ctx;
    const { studentId, number } = input;
    if (!(await isTaughtByTeacher(db, { teacherId: me.id, studentId }))) return notFound();
    const { crmApi } = school;
    if (!crmApi) return number === undefined ? refuse('crm.off') : { number, inCrm: { state: 'off', customer: null } };
    await countUse(db, now, { key: `crm ${me.id}`, most: maxPerHour, windowSeconds: 3600 });
    if (number === undefined) {
      const customer = unwrap(ctx, await readCustomerInCrm(crmApi, studentId));
      return { number: customer?.number ?? '', inCrm: { state: 'read', customer } };
    }
    unwrap(ctx, await writeLink(ctx, crmApi, number));
    const customer = number === '' ? null : { number, name: null };
    return { number, inCrm: { state: 'read', customer } };
  },
  async decide({ input, me, tx, now, language, school, prepared, notFound }) {
    const { studentId } = input;
    const { number, inCrm } = prepared;
    if (!(await isTaughtByTeacher(tx, { teacherId: me.id, studentId }))) return notFound();
    if (number === '') await removeCrm(tx, studentId);
    else await saveCrm(tx, { studentId, number, linkedBy: me.id, linkedAt: now });
    return readRelation(tx, { studentId, language, school, inCrm });
  },
});
