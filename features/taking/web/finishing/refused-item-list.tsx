import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { isCandidate } from '@inkstone/session/contract';
import { useCurrentUser } from '@inkstone/session/web';
import { useConfirm, useTranslation, saveFile } from '@inkstone/ui';
import { endMessages } from '../../messages.ts';
import { hasJournal } from '../journal/journal-database-name.ts';
import { deleteRefusedItem, listRefusedItems, type RefusedItem } from './refused-items.ts';
import styles from './refused-item-list.module.css';

const pollMs = 5000;

/** The refused items of an attempt, or of all attempts of this person; null until they were read. */
export const useRefusedItems = (attemptId: number | 'all'): readonly RefusedItem[] | null => {
  const me = useCurrentUser();
  const [refusedItems, setPieces] = useState<readonly RefusedItem[] | null>(null);
  // Polls the device, which other parts of the page change.
  useEffect(() => {
    let isHere = true;
    const look = async () => {
      const items = (await hasJournal(me.id)) ? await listRefusedItems(me.id) : [];
      if (isHere) setPieces(items.filter((piece) => attemptId === 'all' || piece.attemptId === attemptId));
    };
    const tryNow = () => void look().catch(() => undefined);
    tryNow();
    const timer = setInterval(tryNow, pollMs);
    return () => {
      isHere = false;
      clearInterval(timer);
    };
  }, [attemptId, me.id]);
  return refusedItems;
};

/**
 * Lists refused files and recordings with the reason, and unreadable rows; all stay here, and each can be downloaded.
 */
export const RefusedItems = ({ pieces }: { pieces: readonly RefusedItem[] }) => {
  const t = useTranslation(endMessages);
  const { role } = useCurrentUser();
  const unread = pieces.filter(({ kind }) => kind === 'journal');
  const unreferenced = pieces.filter(({ kind }) => kind === 'loose');
  const refused = pieces.filter(({ kind }) => kind === 'file' || kind === 'recording');
  const refusedText = t(isCandidate(role) ? 'piecesKeptOfCandidate' : 'piecesKept');
  return (
    <>
      <ItemSection title={t('piecesRefused')} text={refusedText} pieces={refused} />
      <ItemSection title={t('piecesLoose')} text={t('piecesLooseKept')} pieces={unreferenced} />
      <ItemSection title={t('piecesUnread')} text={t('piecesUnreadKept')} pieces={unread} />
    </>
  );
};

const ItemSection = ({ title, text, pieces }: { title: string; text: string; pieces: readonly RefusedItem[] }) => {
  if (pieces.length === 0) return null;
  return (
    <section role="alert" className={styles.refused}>
      <div className={styles.said}>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      {pieces.map((piece) => (
        <RefusedRow key={piece.id} piece={piece} />
      ))}
    </section>
  );
};

const RefusedRow = ({ piece }: { piece: RefusedItem }) => {
  const t = useTranslation(endMessages);
  const me = useCurrentUser();
  const confirm = useConfirm();
  const { name, words, blob, kind } = piece;
  const why = { journal: words, loose: '', file: t('pieceWhy', { words }), recording: t('pieceWhy', { words }) }[kind];
  const confirmDelete = async () => {
    const isSure = await confirm({
      title: t('letGoTitle', { name }),
      body: t('letGoBody'),
      actionLabel: t('letGoAct'),
      cancel: t('letGoNot'),
    });
    if (isSure) await deleteRefusedItem(me.id, piece);
  };
  return (
    <div className={styles.piece}>
      <p>
        <b>{name}</b> {why} {blob === null && t('pieceInPart')}
      </p>
      <div className={styles.acts}>
        {blob && <Button onClick={() => saveFile(blob, name)}>{t('savePiece', { name })}</Button>}
        <Button variant="subtle" onClick={() => void confirmDelete()}>
          {t('letGo', { name })}
        </Button>
      </div>
    </div>
  );
};

/** On the home page: the refused and unreadable items of this student on this device. */
export const RefusedNotice = () => <RefusedItems pieces={useRefusedItems('all') ?? []} />;
