import { Button } from '@mantine/core';
import { UnsentNote, useTranslation, type UnsentPlace } from '@inkstone/ui';
import { analysisMessages } from '../../messages.ts';
import type { AnalysisStore, SavedAnalysis } from './analysis-store.ts';
import styles from './analysis.module.css';

interface VersionConflictProps {
  theirs: SavedAnalysis;
  /** Where the device has what was written here. */
  where: UnsentPlace | null;
  store: AnalysisStore;
}

/** Another window saved a newer version: one of the two has to be chosen. */
export const VersionConflict = ({ theirs, where, store }: VersionConflictProps) => {
  const t = useTranslation(analysisMessages);
  return (
    <section className={styles.newer} role="alert" aria-label={t('newerTitle')}>
      <b>{t('newerTitle')}</b>
      <p>{t('newerBody')}</p>
      {where !== null && <UnsentNote where={where} />}
      <blockquote>
        {theirs.content.reason && <p>{theirs.content.reason}</p>}
        {theirs.content.evidence && <p>{theirs.content.evidence}</p>}
        {theirs.content.plan && <p>{theirs.content.plan}</p>}
      </blockquote>
      <div className="row wrap">
        <Button size="sm" onClick={store.takeTheirs}>
          {t('takeTheirs')}
        </Button>
        <Button size="sm" variant="filled" onClick={store.keepMine}>
          {t('keepMine')}
        </Button>
      </div>
    </section>
  );
};
