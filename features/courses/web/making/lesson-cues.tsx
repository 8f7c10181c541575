import { ActionIcon, Button } from '@mantine/core';
import { useState } from 'react';
import { SetFinder } from '@inkstone/bank/web';
import { localizedName, shortTime } from '@inkstone/base';
import { Ledger, LedgerRow, PlusIcon, TrashIcon, useLanguage, useTranslation } from '@inkstone/ui';
import { makingWords } from '../../messages.ts';
import type { MadeCue, MadeLesson } from './course-made.ts';
import styles from './making.module.css';
import { MomentField } from './moment-field.tsx';

interface LessonCuesProps {
  lesson: MadeLesson;
  number: number;
  taken: ReadonlySet<number>;
  /** Where the film stands, in seconds. */
  at: number;
  onJump(to: number): void;
  onChange(change: Partial<MadeLesson>): void;
}

const inOrder = (cues: readonly MadeCue[]): MadeCue[] => cues.toSorted((one, other) => one.at - other.at);

/** The timeline of a lesson: marks where questions stand, and adding some where the film stands now. */
export const LessonCues = ({ lesson, number, taken, at, onJump, onChange }: LessonCuesProps) => {
  const t = useTranslation(makingWords);
  const language = useLanguage();
  const [isFinding, setFinding] = useState(false);
  const { cues, seconds } = lesson;
  const say = (moment: number): string => shortTime(Math.floor(moment));
  const put = (next: readonly MadeCue[]) => onChange({ cues: inOrder(next) });
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
            <LedgerRow
              key={cue.setId}
              when={
                <button
                  type="button"
                  className={styles.moment}
                  aria-label={t('toMoment', { at: say(cue.at) })}
                  onClick={() => onJump(cue.at)}
                >
                  {say(cue.at)}
                </button>
              }
              title={cue.title}
              action={
                <span className={styles.moves}>
                  <Button
                    size="sm"
                    aria-label={t('moveHere', { title: cue.title, at: say(here) })}
                    onClick={() => put(cues.map((one) => (one.setId === cue.setId ? { ...one, at: here } : one)))}
                  >
                    {t('moveHereShort')}
                  </Button>
                  <ActionIcon
                    aria-label={t('removeCue', { title: cue.title })}
                    onClick={() => put(cues.filter(({ setId }) => setId !== cue.setId))}
                  >
                    <TrashIcon />
                  </ActionIcon>
                </span>
              }
            />
          ))}
        </Ledger>
      )}
      <MomentField number={number} at={here} seconds={seconds} onMoment={onJump} />
      <Button leftSection={<PlusIcon />} aria-expanded={isFinding} onClick={() => setFinding(!isFinding)}>
        {isFinding ? t('closeFinder') : t('addCue', { at: say(here) })}
      </Button>
      {isFinding && (
        <div className={styles.finder}>
          <SetFinder
            taken={taken}
            onPick={({ id, title, titleZh }) => {
              put([...cues, { at: here, setId: id, title: localizedName(language, title, titleZh) }]);
              setFinding(false);
            }}
          />
        </div>
      )}
    </div>
  );
};
