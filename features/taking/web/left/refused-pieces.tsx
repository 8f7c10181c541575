import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useCurrentUser } from '@inkstone/session/web';
import { useConfirm, useTranslation } from '@inkstone/ui';
import { endWords } from '../../messages.ts';
import { hasJournal } from '../journal/journal-name.ts';
import { forgetRefused, listRefused, type RefusedPiece } from './refused-left.ts';
import styles from './refused-pieces.module.css';
import { saveBlob } from './save-unsent-file.ts';

const againMs = 5000;

/** What the server refused of an attempt, or of all of this person; null until the device has said so once. */
export const useRefused = (attemptId: number | 'all'): readonly RefusedPiece[] | null => {
  const me = useCurrentUser();
  const [pieces, setPieces] = useState<readonly RefusedPiece[] | null>(null);
  // Meets the device's stores, which another part of the page changes.
  useEffect(() => {
    let isHere = true;
    const look = async () => {
      const found = (await hasJournal(me.id)) ? await listRefused(me.id) : [];
      if (isHere) setPieces(found.filter((piece) => attemptId === 'all' || piece.attemptId === attemptId));
    };
    const tryNow = () => void look().catch(() => undefined);
    tryNow();
    const timer = setInterval(tryNow, againMs);
    return () => {
      isHere = false;
      clearInterval(timer);
    };
  }, [attemptId, me.id]);
  return pieces;
};

/**
 * Says of files and recordings that the server refused them, and why, and of what this device had kept that it could not
 * be read; that all of it is kept here, and each can be saved.
 */
export const RefusedPieces = ({ pieces }: { pieces: readonly RefusedPiece[] }) => {
  const t = useTranslation(endWords);
  const { role } = useCurrentUser();
  const unread = pieces.filter(({ kind }) => kind === 'journal');
  const loose = pieces.filter(({ kind }) => kind === 'loose');
  const refused = pieces.filter(({ kind }) => kind === 'file' || kind === 'recording');
  const refusedKept = t(role === 'candidate' ? 'piecesKeptOfCandidate' : 'piecesKept');
  return (
    <>
      <Pieces title={t('piecesRefused')} said={refusedKept} pieces={refused} />
      <Pieces title={t('piecesLoose')} said={t('piecesLooseKept')} pieces={loose} />
      <Pieces title={t('piecesUnread')} said={t('piecesUnreadKept')} pieces={unread} />
    </>
  );
};

const Pieces = ({ title, said, pieces }: { title: string; said: string; pieces: readonly RefusedPiece[] }) => {
  if (pieces.length === 0) return null;
  return (
    <section role="alert" className={styles.refused}>
      <div className={styles.said}>
        <h2>{title}</h2>
        <p>{said}</p>
      </div>
      {pieces.map((piece) => (
        <RefusedRow key={piece.id} piece={piece} />
      ))}
    </section>
  );
};

const RefusedRow = ({ piece }: { piece: RefusedPiece }) => {
  const t = useTranslation(endWords);
  const me = useCurrentUser();
  const confirm = useConfirm();
  const { name, words, whole, kind } = piece;
  const why = { journal: words, loose: '', file: t('pieceWhy', { words }), recording: t('pieceWhy', { words }) }[kind];
  const letGo = async () => {
    const isSure = await confirm({
      title: t('letGoTitle', { name }),
      body: t('letGoBody'),
      act: t('letGoAct'),
      cancel: t('letGoNot'),
    });
    if (isSure) await forgetRefused(me.id, piece);
  };
  return (
    <div className={styles.piece}>
      <p>
        <b>{name}</b> {why} {whole === null && t('pieceInPart')}
      </p>
      <div className={styles.acts}>
        {whole && <Button onClick={() => saveBlob(name, whole)}>{t('savePiece', { name })}</Button>}
        <Button variant="subtle" onClick={() => void letGo()}>
          {t('letGo', { name })}
        </Button>
      </div>
    </div>
  );
};

/** On the home page: what this device keeps of this student's work that the server refused, or that could not be read. */
export const RefusedNotice = () => <RefusedPieces pieces={useRefused('all') ?? []} />;
