import { Button } from '@mantine/core';
import { SaveState, useTranslation } from '@inkstone/ui';
import { messages } from '../../messages.ts';
import { ProblemNotices } from '../exam-window/problem-notices.tsx';
import { toSaving } from '../exam-window/save-status.ts';
import styles from './video-questions.module.css';
import type { VideoQuestionPanel, OpenVideoPanel } from './use-video-questions.ts';

/** The save state of the answers. */
export const VideoSaveState = ({ panel }: { panel: OpenVideoPanel }) => {
  const t = useTranslation(messages);
  return <SaveState saving={toSaving(panel.snapshot.saving, t)} />;
};

interface VideoTroublesProps {
  panel: VideoQuestionPanel;
  onOpen(takeOver: boolean): void;
}

/** Problems with saving the answers or opening the questions, with what can be done. */
export const VideoTroubles = ({ panel, onOpen }: VideoTroublesProps) => {
  const t = useTranslation(messages);
  switch (panel.is) {
    case 'open':
      return <ProblemNotices store={panel.store} snapshot={panel.snapshot} onTakeOver={() => onOpen(true)} />;
    case 'held':
      return (
        <div className={styles.told} role="alert">
          <p>
            <b>{t('heldTitle')}</b> {t('heldBody')}
          </p>
          <Button onClick={() => onOpen(true)}>{t('goOnHere')}</Button>
        </div>
      );
    case 'failed':
      return (
        <div className={styles.told} role="status">
          <p>{panel.message}</p>
          {panel.code === 'request.network' && <Button onClick={() => onOpen(false)}>{t('tryNow')}</Button>}
        </div>
      );
    case 'opening':
      return null;
  }
};
