import { Button, Skeleton } from '@mantine/core';
import { useEffect } from 'react';
import { linkTo } from '@inkstone/base';
import { ErrorState, ScreenTitle, useConfirm, useTranslation } from '@inkstone/ui';
import { leaveWindow } from '@inkstone/ui/screen';
import { bankAnnotated, myOriginals } from '../../addresses.ts';
import { readerMessages } from '../../messages.ts';
import type { BookPlace, OpeningFailure } from './opening.ts';
import { Reader } from './reader.tsx';
import { useBook } from './use-book.ts';
import styles from './reader.module.css';

interface BookOpenerProps {
  place: BookPlace & { page?: number | undefined };
  personId: number;
}

/** Opens the book of an address, or says why it does not open. */
export const BookOpener = ({ place, personId }: BookOpenerProps) => {
  const t = useTranslation(readerMessages);
  const { opening, renew } = useBook(place);
  const back = linkTo(place.model_id === undefined ? bankAnnotated : myOriginals, {});
  if (opening.is === 'open') {
    const { view, pdf } = opening.book;
    return (
      <>
        <ScreenTitle title={view.name} />
        <Reader
          view={view}
          pdf={pdf}
          personId={personId}
          first={place.page}
          onRenew={renew}
          onLeave={() => leaveWindow(back)}
        />
      </>
    );
  }
  return (
    <main className={styles.alone}>
      <h1 className="vh">{opening.is === 'broken' ? opening.view.name : t('reader')}</h1>
      {opening.is === 'opening' && <Opening />}
      {opening.is === 'broken' && (
        <ErrorState
          title={t('brokenBook', { name: opening.view.name })}
          body={t('brokenBookBody')}
          onRetry={() => void renew()}
        />
      )}
      {opening.is === 'failed' && <NotOpened failure={opening.failure} back={back} onRetry={() => void renew()} />}
    </main>
  );
};

const Opening = () => {
  const t = useTranslation(readerMessages);
  return (
    <div className={styles.opening} role="status" aria-label={t('opening')}>
      <Skeleton height={28} width="40%" />
      <Skeleton height={560} />
    </div>
  );
};

interface NotOpenedProps {
  failure: OpeningFailure;
  back: string;
  onRetry(): void;
}

const NotOpened = ({ failure: { code, message, mayPass }, back, onRetry }: NotOpenedProps) => {
  const t = useTranslation(readerMessages);
  const confirm = useConfirm();
  const isWithdrawn = code === 'textbook.withdrawn';
  // Meets the dialog of a textbook that was taken back, once.
  useEffect(() => {
    if (!isWithdrawn) return;
    void confirm({ title: t('notOpened'), body: message, act: t('iSee'), onlyAct: true }).then(() => leaveWindow(back));
  }, [isWithdrawn, message, back, confirm, t]);
  return (
    <ErrorState
      title={t('notOpened')}
      body={message}
      {...(mayPass && { onRetry })}
      action={<Button onClick={() => leaveWindow(back)}>{t('close')}</Button>}
    />
  );
};
