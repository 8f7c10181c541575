import { Button } from '@mantine/core';
import { useTranslation } from '@inkstone/ui';
import { analysisMessages } from '../../messages.ts';
import type { AnalysisStore, Known } from './analysis-store.ts';
import styles from './analysis.module.css';

/** What another window has saved of it: one of the two is chosen. */
export const Newer = ({ theirs, store }: { theirs: Known; store: AnalysisStore }) => {
  const t = useTranslation(analysisMessages);
  return (
    <section className={styles.newer} role="alert" aria-label={t('newerTitle')}>
      <b>{t('newerTitle')}</b>
      <p>{t('newerBody')}</p>
      <blockquote>
        {theirs.said.reason && <p>{theirs.said.reason}</p>}
        {theirs.said.evidence && <p>{theirs.said.evidence}</p>}
        {theirs.said.plan && <p>{theirs.said.plan}</p>}
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
