import { Button } from '@mantine/core';
import { useWords } from '@inkstone/ui';
import type { Mark, PieceDetail } from '../contract.ts';
import { messages } from '../messages.ts';
import { pointsOfMark } from '../rules.ts';
import { draftOf, type Draft } from './draft.ts';
import { pointsText } from './points.ts';
import styles from './newer.module.css';

interface NewerProps {
  detail: PieceDetail;
  theirs: Mark;
  mine: Draft;
  onTakeTheirs(): void;
  onKeepMine(): void;
}

/** Somebody saved meanwhile: both versions side by side, and the choice. */
export const Newer = ({ detail, theirs, mine, onTakeTheirs, onKeepMine }: NewerProps) => {
  const t = useWords(messages);
  const name = theirs.markerName;
  return (
    <section className={styles.newer} role="alert" aria-label={t('newerTitle', { name })}>
      <h2>{t('newerTitle', { name })}</h2>
      <p>{t('newerBody')}</p>
      <div className={styles.both}>
        <Version title={t('theirs', { name })} draft={draftOf(theirs)} detail={detail} />
        <Version title={t('mine')} draft={mine} detail={detail} />
      </div>
      <div className={styles.newerActs}>
        <Button onClick={onTakeTheirs}>{t('takeTheirs', { name })}</Button>
        <Button onClick={onKeepMine}>{t('keepMine')}</Button>
      </div>
    </section>
  );
};

const Version = ({ title, draft, detail }: { title: string; draft: Draft; detail: PieceDetail }) => {
  const t = useWords(messages);
  const points = pointsOfMark(detail.rubric, draft);
  return (
    <div>
      <h4>{title}</h4>
      <p className="num">
        {points === null
          ? t('noScore')
          : `${pointsText(points)} ${t('ofMost', { most: pointsText(detail.pointsMost) })}`}
        {' · '}
        {t('noteCount', { count: draft.notes.length })}
      </p>
      <p className={styles.hand}>{draft.comment}</p>
      {draft.notes.length > 0 && (
        <ul>
          {draft.notes.map((note) => (
            <li key={note.id} className={styles.hand}>
              {note.text}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
