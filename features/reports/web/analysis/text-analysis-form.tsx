import { Textarea } from '@mantine/core';
import { useId } from 'react';
import { SaveState, useTranslation } from '@inkstone/ui';
import { analysisMessages } from '../../messages.ts';
import { maxAnalysisLength } from './analysis-form.tsx';
import type { AnalysisStore } from './analysis-store.ts';
import { VersionConflict } from './version-conflict.tsx';
import { useAnalysisView } from './use-analyses.ts';
import styles from './text-form.module.css';

/** The analysis of a marked text: what went wrong, and what to do next. */
export const TextAnalysisForm = ({ store }: { store: AnalysisStore }) => {
  const t = useTranslation(analysisMessages);
  const { content, saving, where, newer } = useAnalysisView(store);
  const heading = useId();
  const field = (name: 'reason' | 'plan') => ({
    autosize: true,
    minRows: 3,
    maxLength: maxAnalysisLength,
    value: content[name],
    onChange: ({ currentTarget: { value } }: React.ChangeEvent<HTMLTextAreaElement>) => store.change({ [name]: value }),
    onBlur: () => void store.flush(),
  });
  return (
    <section className={styles.form} aria-labelledby={heading}>
      <header className={styles.head}>
        <h3 id={heading}>{t('textTitle')}</h3>
        <SaveState saving={saving} />
      </header>
      <p className="meta">{t('textIntro')}</p>
      {newer && <VersionConflict theirs={newer} where={where} store={store} />}
      <div className={styles.fields}>
        <Textarea label={t('textReason')} description={t('textReasonHint')} {...field('reason')} />
        <Textarea label={t('plan')} description={t('planHint')} {...field('plan')} />
      </div>
    </section>
  );
};
