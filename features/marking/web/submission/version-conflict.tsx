import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '@mantine/core';
import { pointsText } from '@inkstone/base';
import { UnsentNote, useLanguage, useTranslation, type UnsentPlace } from '@inkstone/ui';
import type { Mark, Note, SubmissionDetail } from '../../contract.ts';
import { errorCodeMessages, messages } from '../../messages.ts';
import { computeMarkPoints } from '../../rules.ts';
import { toDraft, type Draft } from '../draft/draft.ts';
import { toRubricRows, getScore, type RubricRow } from '../rubric/points.ts';
import styles from './newer.module.css';

interface VersionConflictProps {
  detail: SubmissionDetail;
  theirs: Mark;
  mine: Draft;
  /** Where the device has mine. */
  where: UnsentPlace | null;
  /** The conflict is now visible. */
  onVisible(): void;
  onTakeTheirs(): void;
  onKeepMine(): void;
}

/** Somebody saved meanwhile: both versions side by side, and the choice. */
export const VersionConflict = ({
  detail,
  theirs,
  mine,
  where,
  onVisible,
  onTakeTheirs,
  onKeepMine,
}: VersionConflictProps) => {
  const t = useTranslation(messages);
  const here = useRef<HTMLElement>(null);
  const shown = useEffectEvent(onVisible);
  // Scrolls into view, because nothing is sent until a version is chosen.
  useEffect(() => {
    shown();
    here.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  const name = theirs.markerName;
  const known = toDraft(theirs);
  const isApart = (row: RubricRow) => row.criterion !== null && getScore(row, known) !== getScore(row, mine);
  const shared = { detail, differing: toRubricRows(detail.rubric, detail.possible).filter(isApart) };
  return (
    <section ref={here} className={styles.newer} role="alert" aria-label={t('newerTitle', { name })}>
      <h2>{t('newerTitle', { name })}</h2>
      <p>{t('newerBody')}</p>
      {where !== null && <UnsentNote where={where} />}
      <div className={styles.both}>
        <Version title={t('theirs', { name })} draft={known} {...shared} />
        <Version title={t('mine')} draft={mine} {...shared} />
      </div>
      <div className={styles.newerActs}>
        <Button onClick={onTakeTheirs}>{t('takeTheirs', { name })}</Button>
        <Button onClick={onKeepMine}>{t('keepMine')}</Button>
      </div>
    </section>
  );
};

interface VersionProps {
  title: string;
  draft: Draft;
  detail: SubmissionDetail;
  /** The criteria whose scores differ. */
  differing: readonly RubricRow[];
}

const Version = ({ title, draft, detail, differing }: VersionProps) => {
  const t = useTranslation(messages);
  const language = useLanguage();
  const points = computeMarkPoints(detail.rubric, draft);
  return (
    <div>
      <h3>{title}</h3>
      <p className="num">
        {points === null
          ? t('noScore')
          : `${pointsText(points)} ${t('ofMost', { most: pointsText(detail.pointsMost) })}`}
        {' · '}
        {t('noteCount', { count: draft.notes.length })}
      </p>
      {differing.length > 0 && (
        <ul className="meta num">
          {differing.map((row) => {
            const score = getScore(row, draft);
            return (
              <li key={row.criterion}>
                {row.name?.[language]} {score === null ? '–' : pointsText(score)}
              </li>
            );
          })}
        </ul>
      )}
      <p className={styles.hand}>{draft.comment}</p>
      {draft.notes.length > 0 && (
        <ol className={`${styles.hand} num`}>
          {draft.notes.map((note) => (
            <NoteSummary key={note.id} note={note} />
          ))}
        </ol>
      )}
    </div>
  );
};

const NoteSummary = ({ note: { code, text, place } }: { note: Note }) => {
  const t = useTranslation(messages);
  const say = useTranslation(errorCodeMessages);
  const isDrawn = place.on === 'page' && code === null && text === '';
  return (
    <li>
      {code && <b>{say(code)}</b>} {isDrawn ? t('notePage', { page: place.page }) : text}
    </li>
  );
};
