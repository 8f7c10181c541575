import { Button } from '@mantine/core';
import { shortTime } from '@inkstone/base';
import { CheckIcon, Ledger, LedgerRow, LockIcon, StatusChip, Ticks, useTranslation } from '@inkstone/ui';
import type { OpenVideoPanel } from '@inkstone/taking/web';
import { countAnswered } from '@inkstone/taking/web';
import type { StudiedLesson } from '../../contract.ts';
import { studyMessages } from '../../messages.ts';
import { watchedThresholdPercent } from '../../rules.ts';

interface CueListProps {
  lesson: StudiedLesson;
  /** Null if nothing can be answered. */
  panel: OpenVideoPanel | null;
  isSync: boolean;
  /** The questions may be answered now. */
  isOpen: boolean;
  onAnswer(setId: number): void;
}

/** The questions of a lesson: their times, their progress, and buttons to answer them. */
export const CueList = ({ lesson, panel, isSync, isOpen, onAnswer }: CueListProps) => {
  const t = useTranslation(studyMessages);
  const cues = lesson.cues.filter(({ questions }) => questions > 0);
  if (cues.length === 0) return <p className="meta">{t('noQuestions')}</p>;
  return (
    <>
      {panel && <p className="meta">{isSync ? t('syncHint') : t('firstHint', { need: watchedThresholdPercent })}</p>}
      <Ledger label={t('questionsHere')}>
        {cues.map(({ at, setId, title, questions }) => {
          const { answered, total } = panel ? countAnswered(panel, setId) : { answered: 0, total: questions };
          const isDone = answered === total;
          return (
            <LedgerRow
              key={setId}
              title={t(isSync ? 'cueAt' : 'cueAfter', { at: shortTime(Math.floor(at)), title })}
              meta={panel ? t('cueCount', { answered, total }) : undefined}
              how={panel && isOpen ? <Ticks done={answered} all={total} complete={isDone} size="small" /> : undefined}
              action={
                panel &&
                (isOpen ? (
                  <Button
                    size="sm"
                    leftSection={isDone ? <CheckIcon /> : undefined}
                    aria-label={t('answerNamed', { title })}
                    onClick={() => onAnswer(setId)}
                  >
                    {t(isDone ? 'changeAnswer' : 'answerNow')}
                  </Button>
                ) : (
                  <StatusChip icon={<LockIcon />}>{t('lockedChip')}</StatusChip>
                ))
              }
            />
          );
        })}
      </Ledger>
    </>
  );
};
