import { linkTo, localizedName } from '@inkstone/base';
import { useApiQuery } from '@inkstone/call/web';
import { DetailPage } from '@inkstone/people/web';
import { isStudent, roleNames } from '@inkstone/session/contract';
import { useCurrentUser } from '@inkstone/session/web';
import { Columns, Facts, Instant, PageHead, Section, StatusChip, useLanguage, useTranslation } from '@inkstone/ui';
import { useSearch } from '@inkstone/ui/screen';
import { schoolPeople } from '../../addresses.ts';
import { getSchoolPerson, type SchoolPerson } from '../../contract.ts';
import { peopleMessages, permissionMessages, personMessages } from '../../messages.ts';
import { PersonArchives } from '../rights/person-archives.tsx';
import { PersonErasure } from '../rights/person-erasure.tsx';
import { ExtraTime } from './extra-time.tsx';
import styles from './people.module.css';
import { PersonActions } from './person-actions.tsx';
import { PersonHistory } from './person-history.tsx';
import { PersonSessions } from './person-sessions.tsx';

/** One person of the school. */
export const Person = ({ personId }: { personId: number }) => {
  const t = useTranslation(personMessages);
  const list = useTranslation(peopleMessages);
  const language = useLanguage();
  const { personId: _open, ...filters } = useSearch(schoolPeople);
  const ask = useApiQuery(getSchoolPerson, { personId });
  const name = ask.data ? localizedName(language, ask.data.name, ask.data.nameZh) : t('person');
  return (
    <DetailPage
      list={{ title: list('title'), to: linkTo(schoolPeople, filters) }}
      name={name}
      query={ask}
      errorTitle={t('failed')}
      safe={t('safe')}
      skeletonRows={8}
    >
      {(person) => (
        <>
          <PageHead
            title={name}
            meta={person.leftAt === null ? undefined : <StatusChip tone="amber">{list('inactive')}</StatusChip>}
            action={person.canManage ? <PersonActions person={person} name={name} /> : undefined}
          />
          {!person.canManage && <p className="dim">{t('outranks')}</p>}
          <Columns side={<Side person={person} name={name} />}>
            <Account person={person} />
            <PersonHistory person={person} />
          </Columns>
        </>
      )}
    </DetailPage>
  );
};

const Account = ({ person }: { person: SchoolPerson }) => {
  const t = useTranslation(personMessages);
  const tPermission = useTranslation(permissionMessages);
  const language = useLanguage();
  const items = [
    { name: t('name'), value: person.name },
    { name: t('nameZh'), value: person.nameZh ?? t('none') },
    { name: t('username'), value: person.username },
    { name: t('number'), value: person.number ?? t('none') },
    { name: t('mail'), value: <span className={styles.mail}>{person.mail ?? t('none')}</span> },
    { name: t('language'), value: t(person.language) },
    { name: t('roles'), value: person.roles.map((name) => roleNames[name][language]).join(t('comma')) },
    {
      name: t('permissions'),
      value:
        person.permissions.length === 0
          ? t('none')
          : person.permissions.map((name) => tPermission(name)).join(t('comma')),
    },
    { name: t('since'), value: <Instant at={person.createdAt} show="day" /> },
    ...(person.leftAt === null ? [] : [{ name: t('left'), value: <Instant at={person.leftAt} /> }]),
  ];
  return (
    <Section title={t('account')}>
      <Facts items={items} />
    </Section>
  );
};

const PersonGuardians = ({ guardians }: Pick<SchoolPerson, 'guardians'>) => {
  const t = useTranslation(personMessages);
  const items = guardians.map(({ name, mail, language }) => ({
    name,
    value: (
      <>
        <span className={styles.mail}>{mail}</span> <span className="meta">{t(language)}</span>
      </>
    ),
  }));
  return (
    <Section title={t('guardians')} small>
      {items.length === 0 ? <p className={`dim ${styles.empty}`}>{t('noGuardians')}</p> : <Facts items={items} />}
      <p className="dim small">{t('guardiansNote')}</p>
    </Section>
  );
};

const Side = ({ person, name }: { person: SchoolPerson; name: string }) => {
  const t = useTranslation(personMessages);
  const readsRecord = useCurrentUser().permission.includes('school_records');
  return (
    <>
      <Section title={t('classes')} small>
        {person.classes.length === 0 ? (
          <p className={`dim ${styles.empty}`}>{t('noClasses')}</p>
        ) : (
          <Facts items={person.classes.map(({ name, part }) => ({ name, value: t(part) }))} />
        )}
      </Section>
      {person.roles.some(isStudent) && <PersonGuardians guardians={person.guardians} />}
      {person.roles.some(isStudent) && <ExtraTime person={person} name={name} />}
      <PersonSessions person={person} />
      {readsRecord && person.canManage && (
        <>
          <PersonArchives personId={person.id} />
          <PersonErasure personId={person.id} username={person.username} name={name} />
        </>
      )}
    </>
  );
};
