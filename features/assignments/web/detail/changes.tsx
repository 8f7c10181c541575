import { Instant, Ledger, LedgerRow, useLanguage, useTranslation, noWrapInstant } from '@inkstone/ui';
import { assignmentMessages } from '../../messages.ts';
import type { AssignmentDetail } from '../shared/families.ts';
import styles from '../shared/assignments.module.css';

type Change = AssignmentDetail['changes'][number];

/** The changes of an assignment's window: who changed what, for whom, and why. */
export const Changes = ({ changes }: { changes: readonly Change[] }) => {
  const t = useTranslation(assignmentMessages);
  if (changes.length === 0) return <p className={`meta ${styles.under}`}>{t('noChanges')}</p>;
  return (
    <Ledger label={t('changes')}>
      {changes.map((change) => (
        <LedgerRow
          key={`${change.at} ${change.field} ${change.studentName}`}
          title={<ChangeText change={change} />}
          meta={
            <>
              <Instant at={change.at} />
              {[
                '',
                change.by,
                change.studentName === null ? t('forAll') : t('forName', { name: change.studentName }),
                change.reason,
              ]
                .filter((part) => part !== null)
                .join(t('dot'))}
            </>
          }
        />
      ))}
    </Ledger>
  );
};

const getMinutes = (value: unknown): number =>
  typeof value === 'object' && value !== null && 'minutes' in value ? Number(value.minutes) : 0;

const ChangeText = ({ change }: { change: Change }) => {
  const t = useTranslation(assignmentMessages);
  const language = useLanguage();
  const at = () => ({ at: noWrapInstant(String(change.newValue), language) });
  if (change.field === 'begin') return t('changedBegin', at());
  if (change.field === 'deadline') return t('changedDeadline', at());
  if (change.field === 'extra') return t('changedExtra', { count: getMinutes(change.newValue) });
  if (change.field === 'withdrawn') return t('changedWithdrawn');
  return t(change.field === 'deleted' ? 'changedDeleted' : 'changedRemoved');
};
