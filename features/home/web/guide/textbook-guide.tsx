import { Button } from '@mantine/core';
import { useState } from 'react';
import { useApiQuery } from '@inkstone/call/web';
import { useMenu } from '@inkstone/session/web';
import { bankOriginals } from '@inkstone/textbooks/addresses';
import { listTextbooks } from '@inkstone/textbooks/contract';
import { Section, useTranslation } from '@inkstone/ui';
import { getTeacherOverview } from '../../contract.ts';
import { guideMessages } from '../../messages.ts';
import { GuideDialog } from './guide-dialog.lazy.ts';
import styles from './guide.module.css';

/**
 * The textbook guide: opens automatically once the school has a book, until it was closed; later on request. Absent for
 * users without textbooks.
 */
export const TextbookGuide = () => {
  const { built } = useMenu();
  return built.has(bankOriginals.path) ? <Guide /> : null;
};

const Guide = () => {
  const t = useTranslation(guideMessages);
  const { data } = useApiQuery(getTeacherOverview, {});
  const [askedForm, setAskedForm] = useState<'film' | 'pages' | null>(null);
  const [openings, setOpenings] = useState(0);
  const [wasClosed, setClosed] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const isNew = data?.isGuideSeen === false && !wasClosed;
  const books = useApiQuery(listTextbooks, { pageNum: 1 }, { enabled: isNew });
  const comesByItself = isNew && (books.data?.total ?? 0) > 0;
  const close = () => {
    setClosed(true);
    setAskedForm(null);
  };
  const open = (form: 'film' | 'pages') => {
    setFailed(false);
    setOpenings(openings + 1);
    setAskedForm(form);
  };
  const fail = () => {
    setFailed(true);
    close();
  };
  const isOpen = askedForm !== null || comesByItself;
  return (
    <Section small title={t('title')}>
      <p className={styles.offer} role={hasFailed ? 'alert' : undefined}>
        {t(hasFailed ? 'failed' : 'offer')}
      </p>
      <div className={styles.acts}>
        <Button onClick={() => open('film')}>{t(hasFailed ? 'again' : 'show')}</Button>
        <Button variant="quiet" onClick={() => open('pages')}>
          {t('readPages')}
        </Button>
      </div>
      {/* After it was closed it stays for its animation; each opening begins again. */}
      {(isOpen || wasClosed) && (
        <GuideDialog
          key={openings}
          isOpen={isOpen}
          isAutomatic={!askedForm}
          firstForm={askedForm ?? 'film'}
          onClose={close}
          onFail={fail}
        />
      )}
    </Section>
  );
};
