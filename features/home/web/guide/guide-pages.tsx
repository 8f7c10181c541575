import { Button } from '@mantine/core';
import { useState } from 'react';
import { useLanguage, useTranslation } from '@inkstone/ui';
import { guideMessages } from '../../messages.ts';
import { pageNames, getPictureUrl } from './pages.ts';
import styles from './guide.module.css';

interface GuidePagesProps {
  onError(): void;
  onFilm(): void;
  /** Pressed on the last page. */
  onDone(): void;
}

/** The guide as pages with pictures, for who cannot or will not play a film. */
export const GuidePages = ({ onError, onFilm, onDone }: GuidePagesProps) => {
  const t = useTranslation(guideMessages);
  const language = useLanguage();
  const [page, setPage] = useState(0);
  const name = pageNames[page] ?? 'find';
  const isLast = page === pageNames.length - 1;
  return (
    <>
      <div className={styles.picture}>
        <img
          key={`${name}-${language}`}
          src={getPictureUrl(name, language)}
          width={960}
          height={540}
          alt={t(`${name}Seen`)}
          onError={onError}
        />
      </div>
      <div className={styles.words} aria-live="polite">
        <p className="meta num">{t('page', { page: page + 1, all: pageNames.length })}</p>
        <h3>{t(name)}</h3>
        <p>{t(`${name}Body`)}</p>
      </div>
      <div className={styles.acts}>
        <Button variant="quiet" disabled={page === 0} onClick={() => setPage(page - 1)}>
          {t('back')}
        </Button>
        <Button variant="quiet" onClick={onFilm}>
          {t('watchFilm')}
        </Button>
        <Button variant="filled" onClick={isLast ? onDone : () => setPage(page + 1)}>
          {t(isLast ? 'close' : 'next')}
        </Button>
      </div>
    </>
  );
};
