import { Button } from '@mantine/core';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/index.tsx';
import { useTranslation } from '../words/index.ts';
import { messages } from '../messages.ts';
import { toPagerItems } from './pager-items.ts';
import styles from './pager.module.css';

/** The current page of a list. Pages count from 1. */
export interface Paging {
  page: number;
  size: number;
  total: number;
  onPage: (page: number) => void;
}

/** `1 to 8 of 128` and buttons to the other pages. */
export const Pager = ({ page, size, total, onPage }: Paging) => {
  const t = useTranslation(messages);
  const last = Math.max(1, Math.ceil(total / size));
  const range = { first: Math.min(total, (page - 1) * size + 1), last: Math.min(total, page * size), total };
  return (
    <div className={`${styles.foot} num`}>
      <span>{t(range.first === range.last ? 'rangeOfOne' : 'range', range)}</span>
      <span className="only-wide">{t('perPage', { size })}</span>
      {last > 1 && (
        <nav className={styles.pager} aria-label={t('pages')}>
          <Button
            className={styles.page}
            disabled={page <= 1}
            aria-label={t('previous')}
            onClick={() => onPage(page - 1)}
          >
            <ChevronLeftIcon />
          </Button>
          {toPagerItems(page, last).map((pagerItem) =>
            pagerItem.gap ? (
              <span className={styles.gap} key={pagerItem.key} aria-hidden="true">
                …
              </span>
            ) : (
              <Button
                key={pagerItem.key}
                className={styles.page}
                aria-label={t('page', { page: pagerItem.page })}
                aria-current={pagerItem.page === page ? 'page' : undefined}
                onClick={() => onPage(pagerItem.page)}
              >
                {pagerItem.page}
              </Button>
            ),
          )}
          <Button
            className={styles.page}
            disabled={page >= last}
            aria-label={t('next')}
            onClick={() => onPage(page + 1)}
          >
            <ChevronRightIcon />
          </Button>
        </nav>
      )}
    </div>
  );
};
