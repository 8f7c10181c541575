import { DataTable, EmptyState, Instant, Section, useTranslation } from '@inkstone/ui';
import type { SchoolClass } from '../../contract.ts';
import { actionMessages, fieldMessages, schoolClassMessages } from '../../messages.ts';
import { recordActions } from '../../record-actions.ts';
import styles from './classes.module.css';

type HistoryEntry = SchoolClass['history'][number];

/** What administrators changed about a class, newest first. */
export const ClassHistory = ({ schoolClass: { history } }: { schoolClass: SchoolClass }) => {
  const t = useTranslation(schoolClassMessages);
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

const fields = ['name', 'nameZh', 'teacher', 'colleagues', 'students', 'class', 'term', 'from'] as const;

const Change = ({ entry: { action, changes } }: { entry: HistoryEntry }) => {
  const t = useTranslation(schoolClassMessages);
  const tAction = useTranslation(actionMessages);
  const tField = useTranslation(fieldMessages);
  const known = recordActions.find((name) => name === action);
  // Who left or joined stands alone; other fields tell what stood before.
  const toText = ({ before, after, field }: HistoryEntry['changes'][number]): string => {
    if (before === null) return after ?? t('nothing');
    return field === 'students' && after === null ? before : `${before} → ${after ?? t('nothing')}`;
  };
  return (
    <>
      <b>{known ? tAction(known) : action}</b>
      {changes.map((change) => {
        const name = fields.find((label) => label === change.field);
        return (
          <small key={change.field} className={styles.line}>
            {name ? tField(name) : change.field}
            {t('colon')}
            {toText(change)}
          </small>
        );
      })}
    </>
  );
};
