import { Button, Modal } from '@mantine/core';
import { useEffect, useState } from 'react';
import { newRequestId, useApiMutation, getErrorMessage } from '@inkstone/call/web';
import { sessionStore } from '@inkstone/session/web';
import { toastError, useLanguage, useTranslation } from '@inkstone/ui';
import { closeGuide } from '../../contract.ts';
import { guideMessages } from '../../messages.ts';
import { pageNames, getPictureUrl } from './pages.ts';
import styles from './guide.module.css';

/** Time after which an automatically opened guide may be closed. */
const closesAfterMs = 5000;
const animationMs = 500;

interface GuideDialogProps {
  /** Opened automatically: the close button appears after five seconds. */
  isAutomatic: boolean;
  onClose(): void;
}

/** The guide page by page; reports how long it was open. */
export const GuideDialog = ({ isAutomatic, onClose }: GuideDialogProps) => {
  const t = useTranslation(guideMessages);
  const language = useLanguage();
  const [page, setPage] = useState(0);
  const [openedAt] = useState(() => performance.now());
  const mayClose = useElapsed(isAutomatic ? closesAfterMs : 0);
  const tell = useReportClosed(openedAt);
  const close = () => {
    void tell();
    onClose();
  };
  // Not reported, so that the guide opens again.
  const giveUp = () => {
    toastError(t('failed'));
    onClose();
  };
  const name = pageNames[page] ?? 'find';
  return (
    <Modal
      opened
      onClose={close}
      title={t('title')}
      size={760}
      withCloseButton={mayClose}
      closeOnEscape={mayClose}
      closeOnClickOutside={false}
      transitionProps={{ duration: animationMs }}
    >
      <div className={styles.guide}>
        <div className={styles.picture}>
          <img
            key={`${name}-${language}`}
            src={getPictureUrl(name, language)}
            width={960}
            height={540}
            alt={t(`${name}Seen`)}
            onError={giveUp}
          />
        </div>
        <div className={styles.words} aria-live="polite">
          <p className="meta num">{t('page', { page: page + 1, all: pageNames.length })}</p>
          <h3>{t(name)}</h3>
          <p>{t(`${name}Body`)}</p>
        </div>
        <GuideButtons page={page} mayClose={mayClose} isAutomatic={isAutomatic} onPage={setPage} onClose={close} />
      </div>
    </Modal>
  );
};

const useElapsed = (afterMs: number): boolean => {
  const [isOver, setOver] = useState(afterMs === 0);
  // Starts a timer.
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);
  return isOver;
};

/** Reports each opening to the server once; on failure the guide opens again, and the user is told. */
const useReportClosed = (openedAt: number) => {
  const t = useTranslation(guideMessages);
  const { mutateAsync } = useApiMutation(closeGuide);
  const [requestId] = useState(newRequestId);
  return async () => {
    const watchedSeconds = Math.min(86_400, Math.round((performance.now() - openedAt) / 1000));
    try {
      await mutateAsync({ requestId, watchedSeconds });
      sessionStore.update({ isGuideSeen: true });
    } catch (error) {
      toastError(t('notKept'), getErrorMessage(error));
    }
  };
};

interface GuideButtonsProps extends GuideDialogProps {
  page: number;
  mayClose: boolean;
  onPage(page: number): void;
}

/** Back, skip and next; on the last page close. */
const GuideButtons = ({ page, mayClose, isAutomatic, onPage, onClose }: GuideButtonsProps) => {
  const t = useTranslation(guideMessages);
  const isLast = page === pageNames.length - 1;
  return (
    <div className={styles.acts}>
      <Button variant="quiet" disabled={page === 0} onClick={() => onPage(page - 1)}>
        {t('back')}
      </Button>
      {isAutomatic && mayClose && !isLast && (
        <Button variant="quiet" onClick={onClose}>
          {t('skip')}
        </Button>
      )}
      {isLast ? (
        <Button variant="filled" disabled={!mayClose} onClick={onClose}>
          {t('close')}
        </Button>
      ) : (
        <Button variant="filled" onClick={() => onPage(page + 1)}>
          {t('next')}
        </Button>
      )}
    </div>
  );
};
