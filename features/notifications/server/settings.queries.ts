import { sql } from 'drizzle-orm';
import type { Handle, Tx } from '@inkstone/db';
import type { person } from '@inkstone/session/server';
import type { DeliveryTimes } from '../rules.ts';
import { mailAddress } from './readers.queries.ts';
import type { notificationPreferenceTable, restingAddressTable } from './notifications.tables.ts';

type Choice = Omit<typeof notificationPreferenceTable.$inferSelect, 'personId'>;

/** Stores what a person chose for some topics; the last one of each topic and way counts. */
export const saveChoices = async (tx: Tx, personId: number, choices: readonly Choice[]): Promise<void> => {
  const rows = [...new Map(choices.map((choice) => [`${choice.topic}/${choice.way}`, choice])).values()];
  if (rows.length === 0) return;
  await tx.run(sql`
    insert into notification_preference (person_id, topic, way, is_enabled)
    select ${personId}, x.topic, x.way, x."isEnabled"
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x(topic text, way text, "isEnabled" boolean)
    on conflict (person_id, topic, way) do update set is_enabled = excluded.is_enabled`);
};

/** Stores when a person wants to hear. */
export const saveTimes = async (
  tx: Tx,
  personId: number,
  { quietFrom, quietUntil, digestAt, now }: DeliveryTimes & { now: Date },
): Promise<void> => {
  await tx.run(sql`
    insert into notification_settings (person_id, quiet_from, quiet_until, digest_at, updated_at)
    values (${personId}, ${quietFrom}, ${quietUntil}, ${digestAt}, ${now})
    on conflict (person_id) do update
       set quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until, digest_at = excluded.digest_at,
           updated_at = excluded.updated_at`);
};

/** A person's proved mail address, and why it takes nothing any more. */
export const findMailState = async (
  db: Handle,
  personId: number,
): Promise<{ mailAddress: string | null; mailFailure: string | null }> => {
  const row = await db.row<{
    mail: (typeof person.$inferSelect)['mail'];
    failure: (typeof restingAddressTable.$inferSelect)['failure'] | null;
  }>(sql`
    select ${mailAddress} as mail, r.failure
      from person p left join candidate c on c.person_id = p.id
      left join resting_address r on r.way = 'mail' and r.address = ${mailAddress}
     where p.id = ${personId}`);
  return { mailAddress: row?.mail ?? null, mailFailure: row?.failure ?? null };
};
