import { sql } from 'drizzle-orm';
import { isTimeZone, languageFromCode, localizedName } from '@inkstone/base';
import type { Handle } from '@inkstone/db';
import type { NotificationTopic } from '@inkstone/messages/contract';
import { hasOnlyRole } from '@inkstone/people/server';
import { candidate } from '@inkstone/session/contract';
import type { person } from '@inkstone/session/server';
import { defaultTimes, type DeliveryTimes } from '../rules.ts';
import type { PersonalWay } from '../topics.ts';
import { idList } from './id-list.queries.ts';
import type { notificationPreferenceTable, notificationSettingsTable } from './notifications.tables.ts';
import type { Reader } from './ways/types.ts';

type ReaderRow = Pick<typeof person.$inferSelect, 'id' | 'name' | 'nameZh' | 'mail' | 'role' | 'language' | 'timeZone'>;

/** A person's proved mail address (decision 056); else a candidate's, which stands in the record alone (decision 024). */
export const mailAddress = sql`coalesce(case when p.mail_proved_at is not null then p.mail end, case when ${hasOnlyRole('p', candidate)} then c.mail end)`;

/** People by their ids, as readers of messages; those who left are left out. */
export const listReaders = async (db: Handle, ids: readonly number[], schoolZone: string): Promise<Reader[]> => {
  const rows = await db.rows<ReaderRow>(sql`
    select p.id, p.name, p.name_zh, ${mailAddress} as mail, p.role, p.language, p.time_zone
      from person p left join candidate c on c.person_id = p.id
     where p.id in ${idList(ids)} and p.left_at is null`);
  return rows.map((row) => {
    const language = languageFromCode(row.language);
    const timeZone = row.timeZone && isTimeZone(row.timeZone) ? row.timeZone : schoolZone;
    const name = localizedName(language, row.name, row.nameZh);
    return {
      personId: row.id,
      name,
      mail: row.mail,
      role: row.role,
      language,
      zone: { timeZone, schoolZone },
    };
  });
};

/** The people whose mail address it is; those who left are left out. */
export const listOwnersOfMail = async (db: Handle, address: string): Promise<number[]> => {
  const rows = await db.rows<Pick<ReaderRow, 'id'>>(
    sql`select id from person where mail = ${address} and left_at is null order by id`,
  );
  return rows.map(({ id }) => id);
};

type SettingsRow = typeof notificationSettingsTable.$inferSelect;
type PreferenceRow = typeof notificationPreferenceTable.$inferSelect;

/** What some people have chosen: their times, and each way of each topic; people without settings are left out. */
export interface Choices {
  times: ReadonlyMap<number, DeliveryTimes>;
  isEnabled(personId: number, topic: NotificationTopic, way: PersonalWay): boolean | undefined;
}

/** The choices of some people. */
export const readChoices = async (db: Handle, personIds: readonly number[]): Promise<Choices> => {
  const settings = await db.rows<Omit<SettingsRow, 'updatedAt'>>(sql`
    select person_id, quiet_from, quiet_until, digest_at from notification_settings
     where person_id in ${idList(personIds)}`);
  const preferences = await db.rows<PreferenceRow>(sql`
    select person_id, topic, way, is_enabled from notification_preference where person_id in ${idList(personIds)}`);
  const key = (personId: number, topic: string, way: string) => `${personId}/${topic}/${way}`;
  const enabled = new Map(preferences.map((row) => [key(row.personId, row.topic, row.way), row.isEnabled]));
  return {
    times: new Map(settings.map(({ personId, ...times }) => [personId, times])),
    isEnabled: (personId, topic, way) => enabled.get(key(personId, topic, way)),
  };
};

/** The times of a person, or the defaults. */
export const findTimes = (choices: Choices, personId: number): DeliveryTimes =>
  choices.times.get(personId) ?? defaultTimes;
