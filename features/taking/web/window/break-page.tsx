import { Button } from '@mantine/core';
import { clockText } from '@inkstone/base';
import type { Leg } from '@inkstone/exam/blueprint';
import { useLanguage, useWords } from '@inkstone/ui';
import { betweenWords } from '../../messages.ts';
import type { AttemptStore } from '../attempt/attempt-store.ts';
import { Notice } from '../page/notice.tsx';
import { nameOfLeg } from '../directions/section-facts.tsx';
import { useTimeline } from '../attempt/use-timeline.ts';
import styles from './break-page.module.css';

/** The pause between two sections: how long it still lasts, what comes when one is late, and the way on. */
export const BreakPage = ({ store, next }: { store: AttemptStore; next: Leg | null }) => {
  const t = useWords(betweenWords);
  const language = useLanguage();
  const left = useTimeline(store, (timeline) => timeline.breakSecondsLeft) ?? 0;
  const name = next ? nameOfLeg(next, language) : '';
  return (
    <Notice
      title={t('breakTitle')}
      body={
        <>
          <p
            role="timer"
            aria-label={t('breakLeft')}
            className={`${styles.left} num`}
            data-soon={left <= 60 || undefined}
          >
            <time dateTime={`PT${Math.max(0, left)}S`}>{clockText(Math.max(0, left))}</time>
          </p>
          <p>{t('breakRest')}</p>
          {next && <p>{t(next.section.enters === 'atOnce' ? 'breakThenAtOnce' : 'breakThenWaits', { name })}</p>}
          <span className="vh" role="status">
            {left <= 60 && left > 0 ? t('breakLastMinute') : ''}
          </span>
        </>
      }
    >
      <Button variant="filled" onClick={() => store.say({ kind: 'break-ended' })}>
        {t('breakGoOn')}
      </Button>
    </Notice>
  );
};
