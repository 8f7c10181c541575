import { useState } from 'react';
import { useApiQuery, type CallOutput } from '@inkstone/call/web';
import { useCurrentUser } from '@inkstone/session/web';
import { Instant, Ledger, LedgerRow, QueryBoundary, StatusChip, useLanguage, useTranslation } from '@inkstone/ui';
import { ScreenLink } from '@inkstone/ui/screen';
import { paperDetail } from '../addresses.ts';
import { getSetUse } from '../contract.ts';
import { bankMessages, setUseMessages } from '../messages.ts';
import { localizedPersonName, localizedTitle } from './names.ts';
import styles from './preview.module.css';
import { canReadPapers } from './permissions.ts';

type Uses = CallOutput<typeof getSetUse>;

/** Where a set is used: in papers, and in what was given to whom. Loaded once it is opened. */
export const SetUse = ({ setId }: { setId: number }) => {
  const t = useTranslation(setUseMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.use} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('use')}</summary>
      {isOpen && <UseLists setId={setId} />}
    </details>
  );
};

const UseLists = ({ setId }: { setId: number }) => {
  const t = useTranslation(setUseMessages);
  const ask = useApiQuery(getSetUse, { setId });
  return (
    <QueryBoundary query={ask} errorTitle={t('useFailed')}>
      {(uses) => {
        if (uses.papers.length + uses.assignments.length === 0) return <p className="meta">{t('unused')}</p>;
        return (
          <>
            {uses.papers.length > 0 && <Papers papers={uses.papers} />}
            {uses.assignments.length > 0 && <Assignments uses={uses} />}
          </>
        );
      }}
    </QueryBoundary>
  );
};

const Papers = ({ papers }: { papers: Uses['papers'] }) => {
  const t = useTranslation(setUseMessages);
  const language = useLanguage();
  const canOpen = canReadPapers(useCurrentUser());
  return (
    <Ledger label={t('papers')}>
      {papers.map((paper) => {
        const title = localizedTitle(language, paper);
        return (
          <LedgerRow
            key={paper.id}
            title={
              canOpen ? (
                <ScreenLink to={paperDetail} search={{ id: paper.id }}>
                  {title}
                </ScreenLink>
              ) : (
                title
              )
            }
            action={!paper.isNewest && <StatusChip tone="amber">{t('earlierVersion')}</StatusChip>}
          />
        );
      })}
    </Ledger>
  );
};

const Assignments = ({ uses: { assignments, assignmentCount } }: { uses: Uses }) => {
  const t = useTranslation(setUseMessages);
  const tBank = useTranslation(bankMessages);
  const language = useLanguage();
  const more = assignmentCount - assignments.length;
  return (
    <>
      <Ledger label={t('assignments')}>
        {assignments.map(({ id, beginsAt, teacher, classes, students, begun, ...titles }) => (
          <LedgerRow
            key={id}
            title={localizedTitle(language, titles)}
            meta={
              <>
                {[localizedPersonName(language, teacher), ...classes.map((name) => name[language])].join(tBank('dot'))}
                {tBank('dot')}
                <Instant at={beginsAt} />
                {tBank('dot')}
                {t('begun', { begun, students })}
              </>
            }
          />
        ))}
      </Ledger>
      {more > 0 && <p className="meta num">{t('moreAssignments', { count: more })}</p>}
    </>
  );
};
