import { ActionIcon, Button } from '@mantine/core';
import { useState } from 'react';
import { SetFinder } from '@inkstone/bank/web';
import { localizedName, shortTime } from '@inkstone/base';
import { Ledger, LedgerRow, PlusIcon, TrashIcon, useLanguage, useTranslation } from '@inkstone/ui';
import { courseMakerMessages } from '../../messages.ts';
import type { DraftCue, DraftLesson } from './draft-course.ts';
import styles from './maker.module.css';
import { TimecodeField } from './timecode-field.tsx';

interface LessonCuesProps {
  lesson: DraftLesson;
  number: number;
  takenIds: ReadonlySet<number>;
  /** Position of the video, in seconds. */
  at: number;
  onJump(to: number): void;
  onChange(change: Partial<DraftLesson>): void;
}

const sortCues = (cues: readonly DraftCue[]): DraftCue[] => cues.toSorted((first, second) => first.at - second.at);

/** The timeline of a lesson: its cues, and a button to add questions at the current position. */
export const LessonCues = ({ lesson, number, takenIds, at, onJump, onChange }: LessonCuesProps) => {
  const t = useTranslation(courseMakerMessages);
  const language = useLanguage();
  const [isFinding, setFinding] = useState(false);
  const { cues, seconds } = lesson;
  const changeCues = (next: readonly DraftCue[]) => onChange({ cues: sortCues(next) });
  const here = Math.min(at, seconds);
  return (
    <div role="group" aria-label={t('questions', { number })} className={styles.cues}>
      <div className={styles.line} aria-hidden="true">
        {cues.map(({ setId, at: moment }) => (
          <i key={setId} style={{ insetInlineStart: `${(100 * moment) / seconds}%` }} />
        ))}
        <b style={{ insetInlineStart: `${(100 * here) / seconds}%` }} />
      </div>
      {cues.length === 0 && <p className="meta">{t('noCues')}</p>}
      {cues.length > 0 && (
        <Ledger label={t('questions', { number })}>
          {cues.map((cue) => (
            <CueRow
              key={cue.setId}
              cue={cue}
              here={here}
              onJump={onJump}
              onMove={() =>
                changeCues(cues.map((current) => (current.setId === cue.setId ? { ...current, at: here } : current)))
              }
              onRemove={() => changeCues(cues.filter(({ setId }) => setId !== cue.setId))}
            />
          ))}
        </Ledger>
      )}
      <TimecodeField number={number} at={here} seconds={seconds} onMoment={onJump} />
      <Button leftSection={<PlusIcon />} aria-expanded={isFinding} onClick={() => setFinding(!isFinding)}>
        {isFinding ? t('closeFinder') : t('addCue', { at: formatMoment(here) })}
      </Button>
      {isFinding && (
        <div className={styles.finder}>
          <SetFinder
            takenIds={takenIds}
            onPick={({ id, title, titleZh }) => {
              changeCues([...cues, { at: here, setId: id, title: localizedName(language, title, titleZh) }]);
              setFinding(false);
            }}
          />
        </div>
      )}
    </div>
  );
};

interface CueRowProps {
  cue: DraftCue;
  /** The video's current position in seconds. */
  here: number;
  onJump(at: number): void;
  onMove(): void;
  onRemove(): void;
}

/** A cue with its time, which can be set to the video's current position. */
const CueRow = ({ cue, here, onJump, onMove, onRemove }: CueRowProps) => {
  const t = useTranslation(courseMakerMessages);
  return (
    <LedgerRow
      when={
        <button
          type="button"
          className={styles.moment}
          aria-label={t('toMoment', { at: formatMoment(cue.at) })}
          onClick={() => onJump(cue.at)}
        >
          {formatMoment(cue.at)}
        </button>
      }
      title={cue.title}
      action={
        <span className={styles.moves}>
          <Button size="sm" aria-label={t('moveHere', { title: cue.title, at: formatMoment(here) })} onClick={onMove}>
            {t('moveHereShort')}
          </Button>
          <ActionIcon aria-label={t('removeCue', { title: cue.title })} onClick={onRemove}>
            <TrashIcon />
          </ActionIcon>
        </span>
      }
    />
  );
};

const formatMoment = (moment: number): string => shortTime(Math.floor(moment));
