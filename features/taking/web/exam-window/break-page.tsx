import { Button } from '@mantine/core';
import { useId } from 'react';
import { clockText, localizedLength } from '@inkstone/base';
import type { BoundBreak, BoundSection, NavigationUnit } from '@inkstone/exam/blueprint';
import { useTranslation, NoticePage } from '@inkstone/ui';
import { betweenMessages } from '../../messages.ts';
import type { AttemptStore } from '../attempt-session/attempt-store.ts';
import { toUnitNames } from '../directions/section-facts.tsx';
import { TimeUpNotice } from '../directions/time-up-notice.tsx';
import { useTimeline } from '../attempt-session/use-attempt-store.ts';
import styles from './break-page.module.css';

interface BreakPageProps {
  store: AttemptStore;
  /** The section before the break, which defines it. */
  after: BoundSection;
  next: NavigationUnit | null;
}

/** How the next section begins: with directions, with the click that ends the break, or with the end of its time. */
const getStartMessageKey = (next: NavigationUnit, rule: BoundBreak | null) => {
  if (next.section.enters !== 'atOnce') return 'breakThenWaits';
  return rule?.ends === 'byStudent' ? 'breakThenOnClick' : 'breakThenAtOnce';
};

/** Whether a break that was made longer for the student has lasted as long as that of the exam. */
const hasLastedOwnLength = ({ seconds, leastSeconds = seconds }: BoundBreak, left: number): boolean =>
  seconds - left >= leastSeconds;

/** The break between two sections: the remaining time, what follows, and the button to continue. */
export const BreakPage = ({ store, after, next }: BreakPageProps) => {
  const t = useTranslation(betweenMessages);
  const reason = useId();
  const left = useTimeline(store, (timeline) => timeline.breakSecondsLeft) ?? 0;
  const rule = after.breakAfter;
  const isOver = left <= 0;
  const mustWait = !isOver && rule?.endsEarly === false && !hasLastedOwnLength(rule, left);
  const name = next ? toUnitNames(next) : '';
  const waitText = () =>
    rule?.leastSeconds === undefined
      ? t('breakNotYet')
      : t('breakLongerNotYet', { time: localizedLength(rule.leastSeconds) });
  return (
    <NoticePage
      title={t(isOver ? 'breakOverTitle' : 'breakTitle')}
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
          <TimeUpNotice blueprint={store.blueprint} state={store.snapshot().state} />
          <p>{t(isOver ? 'breakOverBody' : 'breakRest')}</p>
          {next && <p>{t(getStartMessageKey(next, rule), { name })}</p>}
          {mustWait && <p id={reason}>{waitText()}</p>}
          <span className="vh" role="status">
            {isOver ? t('breakOverTitle') : left <= 60 ? t('breakLastMinute') : ''}
          </span>
        </>
      }
    >
      <Button
        variant="filled"
        disabled={mustWait}
        aria-describedby={mustWait ? reason : undefined}
        onClick={() => store.dispatch({ kind: 'break-ended' })}
      >
        {t(isOver || mustWait ? 'breakResume' : 'breakGoOn')}
      </Button>
    </NoticePage>
  );
};
