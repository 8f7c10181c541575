import { Button } from '@mantine/core';
import { MicrophoneIcon, useTranslation } from '@inkstone/ui';
import type { Note } from '../../contract.ts';
import { messages } from '../../messages.ts';
import { useVoice } from './use-voice.ts';
import { useDeskKeys } from '../keys/use-desk-keys.ts';
import styles from './voice.module.css';

interface VoiceButtonProps {
  /** The note to record; null for the general comment. */
  note: Note | null;
  /** The key that starts and stops it, as `useDeskKeys` names it. */
  hotkey: string;
}

/** Records a voice note; it is stored on the device and sent, also after another submission is opened. */
export const VoiceButton = ({ note, hotkey }: VoiceButtonProps) => {
  const t = useTranslation(messages);
  const { is, trouble, press } = useVoice(note);
  useDeskKeys((key) => {
    if (key !== hotkey) return false;
    press();
    return true;
  });
  return (
    <span className={styles.voice}>
      {/* Never disabled: a disabled button loses the focus, and the next Enter would go to the desk. */}
      <Button
        variant="quiet"
        size="compact-md"
        leftSection={<MicrophoneIcon />}
        rightSection={<kbd>{hotkey.length > 1 ? hotkey : hotkey.toUpperCase()}</kbd>}
        data-on={is === 'speaking' || undefined}
        aria-disabled={is === 'opening' || undefined}
        onClick={press}
      >
        {t(is === 'speaking' ? 'stopSpeaking' : 'speak')}
      </Button>
      <span className={styles.state} role="status">
        {is === 'speaking' && t('speaking')}
        {trouble && t(trouble)}
      </span>
    </span>
  );
};
