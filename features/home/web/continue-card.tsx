import { useId } from 'react';
import {
  useOpenAssignment,
  AssignmentAction,
  AssignmentClock,
  type StudentAssignment,
} from '@inkstone/assignments/web';
import { daysAsMs } from '@inkstone/base';
import { ClockIcon, Sheet, StatusChip, Ticks, TimeLeft, useLanguage, useTranslation } from '@inkstone/ui';
import { nearInstantText } from '@inkstone/ui/time';
import { isTestKind } from '@inkstone/exam/assignment-kinds';
import { messages, studentMessages } from '../messages.ts';
import styles from './home.module.css';

interface ContinueCardProps {
  work: StudentAssignment;
  now: number;
  onChanged(): void;
}

/** Card of the assignment to continue with, its time left and progress. */
export const ContinueCard = ({ work, now, onChanged }: ContinueCardProps) => {
  const t = useTranslation(studentMessages);
  const common = useTranslation(messages);
  const language = useLanguage();
  const heading = useId();
  const open = useOpenAssignment(onChanged);
  const isSoon = Date.parse(work.due) - now < daysAsMs(1);
  const facts = [t(isTestKind(work.kind) ? 'test' : 'assignment'), work.type, work.teacherName];
  return (
    <Sheet className={styles.goOn} aria-labelledby={heading}>
      <div className={styles.kick}>
        <StatusChip tone={isSoon ? 'amber' : 'plain'} icon={<ClockIcon />}>
          <TimeLeft to={work.due} />
        </StatusChip>
        <span className="num">
          {facts.filter(Boolean).join(common('dot'))}
          {common('dot')}
          <span className="nowrap">{t('due', { at: nearInstantText(work.due, language, now) })}</span>
        </span>
      </div>
      <div className={styles.what}>
        <h2 id={heading}>
          <span className="vh">{t('goOn')}</span> {work.title}
        </h2>
        {work.state === 'onGoing' && <Ticks done={work.completed} all={work.total} size="tall" />}
        <p className="small dim num">
          {work.state === 'onGoing'
            ? t('answered', { done: work.completed, all: work.total })
            : t('notBegun', { count: work.total })}
        </p>
        <AssignmentClock assignment={work} now={now} />
      </div>
      <div className={styles.act}>
        <AssignmentAction assignment={work} now={now} onOpen={open} filled />
      </div>
    </Sheet>
  );
};
