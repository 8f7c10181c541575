import { useApiQuery } from '@inkstone/call/web';
import { QuerySection, Instant, Ledger, LedgerRow, StatusChip, useLanguage, useTranslation } from '@inkstone/ui';
import { Button } from '@mantine/core';
import { getRevisions } from '../contract.ts';
import { messages } from '../messages.ts';
import { personIn } from './names.ts';

interface RevisionsProps {
  topicId: number;
  /** The version on screen. */
  shown: number;
  onVersion(version: number | undefined): void;
}

/** Who saved the set when; each version can be looked at. */
export const Revisions = ({ topicId, shown, onVersion }: RevisionsProps) => {
  const t = useTranslation(messages);
  const language = useLanguage();
  const ask = useApiQuery(getRevisions, { topicId });
  return (
    <QuerySection small title={t('revisions')} query={ask} failed={t('revisionsFailed')}>
      {({ list }) => (
        <Ledger label={t('revisions')}>
          {list.map((one, index) => (
            <LedgerRow
              key={one.version}
              title={t('version', { version: one.version })}
              meta={
                <>
                  {personIn(language, one.savedBy)}
                  {t('dot')}
                  <Instant at={one.savedAt} />
                  {t('dot')}
                  {t('questionCount', { count: one.questionCount })}
                </>
              }
              action={
                one.version === shown ? (
                  <StatusChip>{t('shown')}</StatusChip>
                ) : (
                  <Button onClick={() => onVersion(index === 0 ? undefined : one.version)}>
                    {index === 0 ? t('showNewest') : t('version', { version: one.version })}
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
