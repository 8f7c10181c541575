import { useApiQuery } from '@inkstone/call/web';
import { QuerySection, Instant, Ledger, LedgerRow, StatusChip, useLanguage, useTranslation } from '@inkstone/ui';
import { Button } from '@mantine/core';
import { listRevisions } from '../contract.ts';
import { bankMessages } from '../messages.ts';
import { localizedPersonName } from './names.ts';

interface RevisionsProps {
  setId: number;
  /** The version on screen. */
  shown: number;
  onVersion(version: number | undefined): void;
}

/** The versions of the set, with links to view them. */
export const Revisions = ({ setId, shown, onVersion }: RevisionsProps) => {
  const t = useTranslation(bankMessages);
  const language = useLanguage();
  const ask = useApiQuery(listRevisions, { setId });
  return (
    <QuerySection small title={t('revisions')} query={ask} errorTitle={t('revisionsFailed')}>
      {({ list }) => (
        <Ledger label={t('revisions')}>
          {list.map((revision, index) => (
            <LedgerRow
              key={revision.version}
              title={t('version', { version: revision.version })}
              meta={
                <>
                  {localizedPersonName(language, revision.savedBy)}
                  {t('dot')}
                  <Instant at={revision.savedAt} />
                  {t('dot')}
                  {t('questionCount', { count: revision.questionCount })}
                </>
              }
              action={
                revision.version === shown ? (
                  <StatusChip>{t('shown')}</StatusChip>
                ) : (
                  <Button onClick={() => onVersion(index === 0 ? undefined : revision.version)}>
                    {index === 0 ? t('showNewest') : t('version', { version: revision.version })}
                  </Button>
                )
              }
            />
          ))}
        </Ledger>
      )}
    </QuerySection>
  );
};
