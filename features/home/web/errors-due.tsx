import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { linkTo } from '@inkstone/base';
import { useApiQuery } from '@inkstone/call/web';
import { errorBook } from '@inkstone/error-book/addresses';
import { listMyErrors } from '@inkstone/error-book/contract';
import { QuerySection, useTranslation } from '@inkstone/ui';
import { studentMessages } from '../messages.ts';
import styles from './home.module.css';

/** How many wrong answers are due for review today. */
export const ErrorsDue = () => {
  const t = useTranslation(studentMessages);
  const ask = useApiQuery(listMyErrors, { due: 'today', pageNum: 1 });
  return (
    <QuerySection
      small
      title={t('errorBook')}
      aside={<Link to={linkTo(errorBook, {})}>{t('open')}</Link>}
      query={ask}
      errorTitle={t('errorsFailed')}
      safe={t('answersSafe')}
    >
      {({ due }) =>
        due === 0 ? (
          <div className={styles.due}>
            <b className="small">{t('noneDue')}</b>
            <span className="meta">{t('noneDueNext')}</span>
          </div>
        ) : (
          <div className={styles.due} data-some>
            <span className={`${styles.figure} num`}>{due}</span>
            <b className="small">{t('dueForReview')}</b>
            <span className="meta">{t('reviewNext')}</span>
            <Button component={Link} to={linkTo(errorBook, { due: 'today' })}>
              {t('review', { count: due })}
            </Button>
          </div>
        )
      }
    </QuerySection>
  );
};
