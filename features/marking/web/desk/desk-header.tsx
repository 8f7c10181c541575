import { ActionIcon, Button } from '@mantine/core';
import {
  ChevronLeftIcon,
  ChevronRightIcon,
  CloseIcon,
  DocumentIcon,
  FilterTabs,
  HelpIcon,
  useTranslation,
} from '@inkstone/ui';
import { Link } from 'react-router';
import { leaveWindow } from '@inkstone/ui/screen';
import { messages } from '../../messages.ts';
import { saveStateSlotId } from '../submission/open-submission.tsx';
import type { QueuePage, QueuedSubmission } from '../queue/queue-page.ts';
import { markingHome, reportLinkFor } from './leave-desk.ts';
import styles from './desk.module.css';

type Tab = 'piece' | 'rubric' | 'queue';

interface DeskHeaderProps {
  queue: QueuePage;
  submission: QueuedSubmission;
  /** The screen to which closing leads back; undefined: the window closes. */
  from: 'report' | undefined;
  /** Position of the open submission among all, from 1. */
  number: number;
  tab: Tab;
  onTab(tab: Tab): void;
  onStep(by: 1 | -1): void;
  /** Goes to the next submission to mark; undefined where there is none. */
  onNext: (() => void) | undefined;
  onKeys(): void;
  onRelease(): void;
}

/** Header of the desk: the assignment, progress, save state and release. */
export const DeskHeader = (props: DeskHeaderProps) => {
  const { queue, submission, from, number, tab, onTab, onStep, onNext, onKeys, onRelease } = props;
  const t = useTranslation(messages);
  const { title, total, ready: count } = queue;
  const tabs: Tab[] = ['piece', 'rubric', 'queue'];
  return (
    <>
      <header className={styles.top}>
        <div className={styles.what}>
          <LeaveButton report={from === 'report' ? reportLinkFor(queue, submission) : null} />
          <h1>{title}</h1>
        </div>
        <QueuePlace {...{ number, total, onStep }} />
        <div className={styles.acts}>
          <span id={saveStateSlotId} className={styles.save} />
          {from === undefined && (
            <ActionIcon
              component="a"
              variant="quiet"
              href={reportLinkFor(queue, submission)}
              target="_blank"
              aria-label={t('reportOf', { name: submission.studentName })}
            >
              <DocumentIcon />
            </ActionIcon>
          )}
          <ActionIcon variant="quiet" aria-label={t('keys')} className={styles.help} onClick={onKeys}>
            <HelpIcon />
          </ActionIcon>
          <Button
            {...(!onNext && count > 0 && { variant: 'filled' })}
            onClick={onRelease}
            disabled={count === 0}
            rightSection={<kbd>{'X'}</kbd>}
          >
            {count > 0 ? t('releaseCount', { count }) : t('release')}
          </Button>
          <Button
            {...(onNext && { variant: 'filled' })}
            disabled={!onNext}
            rightSection={<kbd>{'↵'}</kbd>}
            onClick={onNext}
          >
            {t('saveNext')}
          </Button>
        </div>
      </header>
      <nav className={styles.tabs} aria-label={t('parts')}>
        <FilterTabs
          label={t('parts')}
          value={tab}
          tabs={tabs.map((value) => ({ value, label: t(value) }))}
          onChange={onTab}
        />
      </nav>
    </>
  );
};

/** Which submission is open, with the ways to its neighbours. */
const QueuePlace = ({ number, total, onStep }: Pick<DeskHeaderProps, 'number' | 'onStep'> & { total: number }) => {
  const t = useTranslation(messages);
  return (
    <div className={`${styles.place} num`}>
      <ActionIcon variant="quiet" aria-label={t('previous')} disabled={number <= 1} onClick={() => onStep(-1)}>
        <ChevronLeftIcon />
      </ActionIcon>
      <kbd>{'K'}</kbd>
      <b data-place={number}>{t('place', { at: number, all: total })}</b>
      <kbd>{'J'}</kbd>
      <ActionIcon variant="quiet" aria-label={t('next')} disabled={number >= total} onClick={() => onStep(1)}>
        <ChevronRightIcon />
      </ActionIcon>
    </div>
  );
};

/** Leads back to the report from which the desk was opened, or closes the window. */
const LeaveButton = ({ report }: { report: string | null }) => {
  const t = useTranslation(messages);
  return report === null ? (
    <ActionIcon variant="quiet" aria-label={t('close')} onClick={() => leaveWindow(markingHome)}>
      <CloseIcon />
    </ActionIcon>
  ) : (
    <ActionIcon component={Link} variant="quiet" aria-label={t('backToReport')} to={report}>
      <ChevronLeftIcon />
    </ActionIcon>
  );
};
