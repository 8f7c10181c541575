import { localizedName, type Language } from '@inkstone/base';
import { permissions, roleNames, roles } from '@inkstone/session/contract';
import { DataTable, EmptyState, Instant, Section, useLanguage, useTranslation } from '@inkstone/ui';
import type { SchoolPerson } from '../../contract.ts';
import { actionMessages, permissionMessages, personMessages } from '../../messages.ts';
import { recordActions } from '../../record-actions.ts';

type HistoryEntry = SchoolPerson['history'][number];

/** What administrators changed about a person, newest first. */
export const PersonHistory = ({ person: { history } }: { person: SchoolPerson }) => {
  const t = useTranslation(personMessages);
  return (
    <Section title={t('history')}>
      <DataTable
        label={t('history')}
        rows={history}
        getKey={({ id }) => id}
        empty={<EmptyState bare title={t('noHistory')} />}
        columns={[
          { key: 'at', head: t('when'), width: '11rem', cell: ({ at }) => <Instant at={at} /> },
          { key: 'by', head: t('by'), width: '10rem', cell: ({ actorName }) => actorName ?? t('theSchool') },
          { key: 'change', head: t('change'), card: 'title', cell: (entry) => <Change entry={entry} /> },
        ]}
      />
    </Section>
  );
};

const fields = [
  'name',
  'nameZh',
  'username',
  'number',
  'mail',
  'language',
  'roles',
  'permissions',
  'sessions',
] as const;

/** Stored names of roles, permissions and languages in words; anything else as it is. */
const useValueText = (): ((value: string) => string) => {
  const t = useTranslation(personMessages);
  const tPermission = useTranslation(permissionMessages);
  const language: Language = useLanguage();
  const toWords = (name: string): string => {
    const role = roles.find((known) => known === name);
    if (role) return localizedName(language, roleNames[role].en, roleNames[role].zh);
    const permission = permissions.find((known) => known === name);
    if (permission) return tPermission(permission);
    return name === 'en' || name === 'zh' ? t(name) : name;
  };
  return (value) => value.split(', ').map(toWords).join(t('comma'));
};

const Change = ({ entry: { action, changes } }: { entry: HistoryEntry }) => {
  const t = useTranslation(personMessages);
  const toText = useValueText();
  const tAction = useTranslation(actionMessages);
  const known = recordActions.find((name) => name === action);
  return (
    <>
      <b>{known ? tAction(known) : action}</b>
      {changes.map(({ field, before, after }) => {
        const name = fields.find((label) => label === field);
        const isCoded = field === 'roles' || field === 'permissions' || field === 'language';
        const [from, to] = [before, after].map((value) => (value === null ? null : isCoded ? toText(value) : value));
        return (
          <small key={field}>
            {name ? t(name) : field}
            {t('colon')}
            {from === null ? to : `${from} → ${to ?? t('nothing')}`}
          </small>
        );
      })}
    </>
  );
};
