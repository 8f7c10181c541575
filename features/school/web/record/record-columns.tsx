import { Instant, useTranslation, type Column } from '@inkstone/ui';
import { useSetSearch } from '@inkstone/ui/screen';
import { schoolRecord } from '../../addresses.ts';
import type { RecordEntry } from '../../contract.ts';
import { actionMessages, fieldMessages, recordMessages } from '../../messages.ts';
import { findRecordField, recordActions } from '../../record-actions.ts';
import { useRecordValue } from './use-record-value.ts';
import styles from './record.module.css';

/** The columns of the record. */
export const useRecordColumns = (): Column<RecordEntry>[] => {
  const t = useTranslation(recordMessages);
  return [
    { key: 'at', head: t('when'), width: '11rem', cell: ({ at }) => <Instant at={at} /> },
    {
      key: 'by',
      head: t('by'),
      width: '12rem',
      cell: ({ actor }) => (actor ? <PersonName person={actor} /> : t('theSchool')),
    },
    { key: 'change', head: t('change'), card: 'title', cell: (entry) => <Change entry={entry} /> },
    {
      key: 'about',
      head: t('about'),
      width: '12rem',
      cell: ({ subject, subjectName }) => (subject ? <PersonName person={subject} /> : (subjectName ?? '–')),
    },
  ];
};

/** A person's name, which narrows the record to them. */
const PersonName = ({ person: { id, name, username } }: { person: NonNullable<RecordEntry['actor']> }) => {
  const t = useTranslation(recordMessages);
  const setSearch = useSetSearch(schoolRecord);
  return (
    <>
      <button
        type="button"
        className={styles.name}
        title={t('onlyOf', { name })}
        onClick={() => setSearch({ personId: id, beforeId: undefined })}
      >
        {name}
      </button>{' '}
      <small className="dim">{username}</small>
    </>
  );
};

const Change = ({ entry: { action, changes } }: { entry: RecordEntry }) => {
  const t = useTranslation(recordMessages);
  const tAction = useTranslation(actionMessages);
  const tField = useTranslation(fieldMessages);
  const toText = useRecordValue();
  const known = recordActions.find((name) => name === action);
  return (
    <div className={styles.change}>
      <b>{known ? tAction(known) : action}</b>
      {changes.map(({ field, before, after }) => {
        const name = findRecordField(field);
        const [from, to] = [before, after].map((value) => (value === null ? null : toText(field, value)));
        return (
          <small key={field}>
            {name ? tField(name) : field}: {from === null ? to : `${from} → ${to ?? t('none')}`}
          </small>
        );
      })}
    </div>
  );
};
