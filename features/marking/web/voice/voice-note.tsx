import { Button } from '@mantine/core';
import { SoundPlayer, useTranslation } from '@inkstone/ui';
import type { SignedFile } from '../../contract.ts';
import { messages } from '../../messages.ts';
import { usePieceVoices, useWaiting } from './piece-voices.tsx';
import styles from './voice.module.css';

/** A voice note to be heard, and taken out where that may be done; says where it is until the server has it. */
export const VoiceNote = ({ voice, onRemove }: { voice: SignedFile; onRemove?: () => void }) => {
  const t = useTranslation(messages);
  const outbox = usePieceVoices()?.outbox;
  const waiting = useWaiting(voice.url);
  const stateOf = () => {
    if (!waiting) return undefined;
    const { state, isKept, reason } = waiting;
    if (state === 'failed') return t(isKept ? 'voiceFailed' : 'voiceFailedHere', { reason });
    if (state === 'sending') return t('voiceSending');
    return t(isKept ? 'voiceLater' : 'voiceOnlyHere');
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
          {stateOf()}
        </span>
      )}
      {waiting && waiting.state !== 'sending' && (
        <Button variant="quiet" size="compact-md" onClick={() => outbox?.again(waiting.id)}>
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
