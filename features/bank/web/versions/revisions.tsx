import { useApiQuery } from '@inkstone/call/web';
import { QuerySection, Instant, Ledger, LedgerRow, StatusChip, useLanguage, useTranslation } from '@inkstone/ui';
import { Button } from '@mantine/core';
import { listRevisions } from '../../contract.ts';
import { bankMessages, versionMessages } from '../../messages.ts';
import { localizedPersonName } from '../names.ts';

interface RevisionsProps {
  setId: number;
  /** The version on screen. */
  shown: number;
  /** The version that the one on screen is compared with; null for none. */
  compared: number | null;
  onVersion(version: number | undefined): void;
  onCompare(version: number | null): void;
}

/** The versions of the set, to be viewed or compared with the one on screen. */
export const Revisions = ({ setId, shown, compared, onVersion, onCompare }: RevisionsProps) => {
  const t = useTranslation(bankMessages);
  const tVersions = useTranslation(versionMessages);
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
                  <div className="row wrap">
                    <Button
                      variant="quiet"
                      aria-label={tVersions('compareWith', { version: revision.version })}
                      aria-pressed={compared === revision.version}
                      onClick={() => onCompare(compared === revision.version ? null : revision.version)}
                    >
                      {tVersions('compare')}
                    </Button>
                    <Button onClick={() => onVersion(index === 0 ? undefined : revision.version)}>
                      {index === 0 ? t('showNewest') : t('version', { version: revision.version })}
                    </Button>
                  </div>
                )
              }
            />
          ))}
        </Ledger>
      )}
    </QuerySection>
  );
};
