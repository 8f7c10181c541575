import { Button } from '@mantine/core';
import { SoundPlayer, useTranslation } from '@inkstone/ui';
import { useCloseGuard } from '@inkstone/ui/screen';
import type { SignedFile } from '../../contract.ts';
import { messages } from '../../messages.ts';
import { useSubmissionVoices, usePendingVoice } from './submission-voices.tsx';
import styles from './voice.module.css';

/** A playable voice note, removable where allowed; shows the upload state until the server has it. */
export const VoiceNote = ({ voice, onRemove }: { voice: SignedFile; onRemove?: () => void }) => {
  const t = useTranslation(messages);
  const outbox = useSubmissionVoices()?.outbox;
  const waiting = usePendingVoice(voice.url);
  useCloseGuard(waiting !== undefined && waiting.state !== 'sending' && !waiting.isOnDevice);
  const getStatus = () => {
    if (!waiting) return undefined;
    const { state, isOnDevice, reason } = waiting;
    if (state === 'failed') return t(isOnDevice ? 'voiceFailed' : 'voiceFailedHere', { reason });
    if (state === 'sending') return t('voiceSending');
    return t(isOnDevice ? 'voiceLater' : 'voiceOnlyHere');
  };
  const remove = () => {
    if (waiting) outbox?.drop(waiting.id);
    onRemove?.();
  };
  return (
    <span className={styles.note}>
      <SoundPlayer url={voice.url} name={t('voiceNote')} />
      {waiting && (
        <span className={styles.state} role="status" data-state={waiting.state}>
          {getStatus()}
        </span>
      )}
      {waiting && waiting.state !== 'sending' && (
        <Button variant="quiet" size="compact-md" onClick={() => outbox?.retry(waiting.id)}>
          {t('sendAgain')}
        </Button>
      )}
      {onRemove && (
        <Button variant="quiet" size="compact-md" onClick={remove}>
          {t('removeVoice')}
        </Button>
      )}
    </span>
  );
};
