import { sql } from 'drizzle-orm';
import { sendForm } from '@inkstone/taking/testing';
import { newRequestId, openSchool, type TestSchool } from '@inkstone/testing';
import { applyChangeSet, listChangeSetRows, type ChangeSet } from '../../contract/imports.ts';
import { permissionPresets } from '../../rules.ts';

/** A school whose head imports people, by functions that send as the head unless another browser is given. */
export const openImportingSchool = async () => {
  const school = await openSchool();
  const person = await school.person({ role: 'staff', permissions: permissionPresets.head, name: 'Head' });
  const head = await school.signIn(person);
  const send = (sheet: string | Buffer, fields: Record<string, string> = {}, browser = head) =>
    sendForm(school, browser, { path: 'backend/school/planImport', fields, bytes: Buffer.from(sheet) });
  return {
    school,
    head,
    send,
    /** The plan of a sheet; throws where the sheet is refused. */
    async plan(sheet: string | Buffer, fields: Record<string, string> = {}, browser = head): Promise<ChangeSet> {
      const { status, body } = await send(sheet, fields, browser);
      if (status !== 200) throw new Error(JSON.stringify(body));
      return body as unknown as ChangeSet;
    },
    apply: (changeSetId: number, browser = head) => browser.send(applyChangeSet, { ...newRequestId(), changeSetId }),
    listRows: async (changeSetId: number) => (await head.ask(listChangeSetRows, { changeSetId, pageNum: 100 })).list,
  };
};

export type ImportingSchool = Awaited<ReturnType<typeof openImportingSchool>>;

/** Forgets how much was imported, so that one test may send as many sheets as another. */
export const resetLimits = (school: TestSchool): Promise<unknown> => school.db.run(sql`delete from rate_counter`);

export const countPeople = async (school: TestSchool): Promise<number> =>
  (await school.db.rows(sql`select 1 from person`)).length;
