import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { newRequestId, useApiMutation, getErrorMessage } from '@inkstone/call/web';
import { sessionStore } from '@inkstone/session/web';
import { toastError, useTranslation } from '@inkstone/ui';
import { closeGuide } from '../../contract.ts';
import { guideMessages } from '../../messages.ts';
import { GuideFilm } from './guide-film.tsx';
import { GuidePages } from './guide-pages.tsx';
import { usePlayedTime } from './played-time.ts';
import styles from './guide.module.css';

const animationMs = 500;

/** What the guide is shown as. */
export type GuideForm = 'film' | 'pages';

interface GuideDialogProps {
  /** False: it fades out, and is gone after its animation. */
  isOpen: boolean;
  /** Opened by itself: it can be closed after five seconds of play, or at the end of its pages. */
  isAutomatic: boolean;
  firstForm: GuideForm;
  onClose(): void;
  /** It did not load; it has said so. */
  onFail(): void;
}

/** The guide to textbooks: a film, or pages with pictures; reports how long the film was played. */
export const GuideDialog = ({ isOpen, onClose, onFail, ...first }: GuideDialogProps) => {
  const t = useTranslation(guideMessages);
  // As it was opened, also while it fades out.
  const [{ isAutomatic, firstForm }] = useState(first);
  const [form, setForm] = useState(firstForm);
  const played = usePlayedTime();
  const report = useReportClosed();
  const mayClose = !isAutomatic || played.isEnough;
  const close = (isRead: boolean) => {
    if (isRead) void report(played.getSeconds());
    onClose();
  };
  // Not reported, so that the guide opens again.
  const giveUp = () => {
    toastError(t('failed'));
    onFail();
  };
  return (
    <Modal
      opened={isOpen}
      onClose={() => close(played.isEnough)}
      title={t('title')}
      size={form === 'film' ? 960 : 760}
      withCloseButton={mayClose}
      closeOnEscape={mayClose}
      closeOnClickOutside={false}
      transitionProps={{ duration: animationMs }}
    >
      <div className={styles.guide}>
        {form === 'film' ? (
          <>
            <GuideFilm isAutomatic={isAutomatic} played={played} onError={giveUp} />
            <div className={styles.acts}>
              <Button variant="quiet" onClick={() => setForm('pages')}>
                {t('readPages')}
              </Button>
              {mayClose && <Button onClick={() => close(played.isEnough)}>{t('skip')}</Button>}
            </div>
          </>
        ) : (
          <GuidePages onError={giveUp} onFilm={() => setForm('film')} onDone={() => close(true)} />
        )}
      </div>
    </Modal>
  );
};

/** Reports each opening to the server once; on failure the guide opens again, and the user is told. */
const useReportClosed = () => {
  const t = useTranslation(guideMessages);
  const { mutateAsync } = useApiMutation(closeGuide);
  const [requestId] = useState(newRequestId);
  return async (watchedSeconds: number) => {
    try {
      await mutateAsync({ requestId, watchedSeconds: Math.min(86_400, watchedSeconds) });
      sessionStore.update({ isGuideSeen: true });
    } catch (error) {
      toastError(t('notKept'), getErrorMessage(error));
    }
  };
};
