import { Button } from '@mantine/core';
import { useTranslation } from '@inkstone/ui';
import { analysisMessages } from '../../messages.ts';
import type { AnalysisStore, SavedAnalysis } from './analysis-store.ts';
import styles from './analysis.module.css';

/** Another window saved a newer version: one of the two has to be chosen. */
export const VersionConflict = ({ theirs, store }: { theirs: SavedAnalysis; store: AnalysisStore }) => {
  const t = useTranslation(analysisMessages);
  return (
    <section className={styles.newer} role="alert" aria-label={t('newerTitle')}>
      <b>{t('newerTitle')}</b>
      <p>{t('newerBody')}</p>
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
