import { DataTable, EmptyState, Instant, Section, useTranslation } from '@inkstone/ui';
import type { SchoolPerson } from '../../contract.ts';
import { actionMessages, personMessages } from '../../messages.ts';
import { recordActions } from '../../record-actions.ts';
import { useValueText } from './use-value-text.ts';

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
  'extraTime',
] as const;

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
        const [from, to] = [before, after].map((value) => (value === null ? null : toText(field, value)));
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
