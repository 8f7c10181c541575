import { Instant, Ledger, LedgerRow, useLanguage, useTranslation, noWrapInstant } from '@inkstone/ui';
import { watchingMessages } from '../../messages.ts';
import type { GivenDetail } from '../work/families.ts';
import styles from '../work/given.module.css';

type Change = GivenDetail['changes'][number];

/** The ledger of an assignment: who moved what, for whom, why. */
export const Changes = ({ changes }: { changes: readonly Change[] }) => {
  const t = useTranslation(watchingMessages);
  if (changes.length === 0) return <p className={`meta ${styles.under}`}>{t('noChanges')}</p>;
  return (
    <Ledger label={t('changes')}>
      {changes.map((change) => (
        <LedgerRow
          key={`${change.at} ${change.what} ${change.studentName}`}
          title={<What change={change} />}
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

const minutesIn = (value: unknown): number =>
  typeof value === 'object' && value !== null && 'minutes' in value ? Number(value.minutes) : 0;

const What = ({ change }: { change: Change }) => {
  const t = useTranslation(watchingMessages);
  const language = useLanguage();
  const at = () => ({ at: noWrapInstant(String(change.becomes), language) });
  if (change.what === 'begin') return t('changedBegin', at());
  if (change.what === 'deadline') return t('changedDeadline', at());
  if (change.what === 'extra') return t('changedExtra', { count: minutesIn(change.becomes) });
  if (change.what === 'withdrawn') return t('changedWithdrawn');
  return t(change.what === 'deleted' ? 'changedDeleted' : 'changedRemoved');
};
