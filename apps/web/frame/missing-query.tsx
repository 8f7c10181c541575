import { Button } from '@mantine/core';
import { Page, PageHead, useWords } from '@inkstone/ui';
import { useGo } from '@inkstone/ui/screen';
import { messages } from '../messages.ts';
import styles from './frame.module.css';

/** A path whose query does not say what to show: says so, with a way back. */
export const MissingQuery = ({ names }: { names: readonly string[] }) => {
  const t = useWords(messages);
  const go = useGo();
  const hasBefore = globalThis.history.length > 1;
  return (
    <Page>
      <PageHead title={t('missingTitle')} />
      <p className="dim">{t('missingBody', { names: names.join(', ') })}</p>
      <div className={`row wrap ${styles.acts}`}>
        {hasBefore && <Button onClick={() => go.back()}>{t('back')}</Button>}
        <Button variant="quiet" onClick={() => go.to('/', { replace: true })}>
          {t('toStart')}
        </Button>
      </div>
    </Page>
  );
};
