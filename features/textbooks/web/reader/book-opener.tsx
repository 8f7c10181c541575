import { Button, Skeleton } from '@mantine/core';
import { useEffect } from 'react';
import { linkTo } from '@inkstone/base';
import { ErrorState, LongWait, ScreenTitle, useAutoRetry, useConfirm, useTranslation } from '@inkstone/ui';
import { leaveWindow } from '@inkstone/ui/screen';
import { bankAnnotated, myOriginals } from '../../addresses.ts';
import { readerMessages } from '../../messages.ts';
import type { BookLocation, OpeningFailure } from './open-book.ts';
import { Reader } from './reader.tsx';
import { useBook } from './use-book.ts';
import styles from './reader.module.css';

interface BookOpenerProps {
  location: BookLocation & { page?: number | undefined };
  personId: number;
}

/** Opens the book of the URL, or explains why it cannot be opened. */
export const BookOpener = ({ location, personId }: BookOpenerProps) => {
  const t = useTranslation(readerMessages);
  const { opening, renew } = useBook(location);
  const isMissing =
    (opening.is === 'broken' && !opening.isFinal) || (opening.is === 'failed' && opening.failure.isRetryable);
  useAutoRetry(isMissing, () => void renew());
  const back = linkTo(location.assignmentId === undefined ? bankAnnotated : myOriginals, {});
  if (opening.is === 'open') {
    const { view, pdf } = opening.book;
    return (
      <>
        <ScreenTitle title={view.name} />
        <Reader
          view={view}
          pdf={pdf}
          personId={personId}
          first={location.page}
          onRenew={renew}
          onLeave={() => leaveWindow(back)}
        />
      </>
    );
  }
  return (
    <main className={styles.alone}>
      <h1 className="vh">{opening.is === 'broken' ? opening.view.name : t('reader')}</h1>
      {opening.is === 'opening' && <OpeningIndicator onRetry={() => void renew()} />}
      {opening.is === 'broken' && (
        <ErrorState
          title={t(opening.isFinal ? 'unreadableBook' : 'brokenBook', { name: opening.view.name })}
          body={t(opening.isFinal ? 'unreadableBookBody' : 'brokenBookBody')}
          {...(!opening.isFinal && { onRetry: () => void renew() })}
        />
      )}
      {opening.is === 'failed' && <OpeningError failure={opening.failure} back={back} onRetry={() => void renew()} />}
    </main>
  );
};

const stalledMs = 60_000;

const OpeningIndicator = ({ onRetry }: { onRetry: () => void }) => {
  const t = useTranslation(readerMessages);
  useAutoRetry(true, onRetry, stalledMs);
  return (
    <div className={styles.opening}>
      <LongWait onRetry={onRetry}>
        <p role="status">{t('opening')}</p>
      </LongWait>
      <Skeleton height={560} />
    </div>
  );
};

interface OpeningErrorProps {
  failure: OpeningFailure;
  back: string;
  onRetry(): void;
}

const OpeningError = ({ failure: { code, message, isRetryable }, back, onRetry }: OpeningErrorProps) => {
  const t = useTranslation(readerMessages);
  const confirm = useConfirm();
  const isWithdrawn = code === 'textbook.withdrawn';
  // Shows the dialog of a withdrawn textbook once.
  useEffect(() => {
    if (!isWithdrawn) return;
    void confirm({ title: t('notOpened'), body: message, actionLabel: t('iSee'), hasOnlyAction: true }).then(() =>
      leaveWindow(back),
    );
  }, [isWithdrawn, message, back, confirm, t]);
  return (
    <ErrorState
      title={t('notOpened')}
      body={message}
      {...(isRetryable && { onRetry })}
      action={<Button onClick={() => leaveWindow(back)}>{t('close')}</Button>}
    />
  );
};
