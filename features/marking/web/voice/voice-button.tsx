import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { MicrophoneIcon, useWords } from '@inkstone/ui';
import type { Note } from '../../contract.ts';
import { messages } from '../../messages.ts';
import { usePieceVoices } from './piece-voices.tsx';
import { startVoice, type Voice } from './voice.ts';
import { useDeskKeys } from '../keys/use-desk-keys.ts';
import styles from './voice.module.css';

interface VoiceButtonProps {
  /** What is spoken; null for the general comment. */
  note: Note | null;
  /** The key that starts and stops it. */
  hotkey?: string;
}

type State = 'idle' | 'opening' | 'speaking' | 'closed';

/** Records what a teacher says; it is kept on the device and sent, also when another piece is opened meanwhile. */
export const VoiceButton = ({ note, hotkey }: VoiceButtonProps) => {
  const t = useWords(messages);
  const voices = usePieceVoices();
  const [state, setState] = useState<State>('idle');
  const voice = useRef<Voice | null>(null);
  const isHere = useRef(true);
  const stop = async () => {
    const speaking = voice.current;
    voice.current = null;
    const said = await speaking?.stop();
    setState('idle');
    if (said) voices?.add(note, said);
  };
  const leave = useEffectEvent(() => void stop());
  // Lets go of the microphone when the button leaves the page; what was said until then is kept.
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      leave();
    };
  }, []);
  /** A voice that is given up where its note is taken out, also while its last words are being written. */
  const withinNote = (opened: Voice): Voice => {
    if (!note) return opened;
    let isDropped = false;
    const over = voices?.speaks(note.id, () => {
      isDropped = true;
      opened.cancel();
    });
    const stopOpened = async () => {
      const said = await opened.stop();
      over?.();
      return isDropped ? null : said;
    };
    return { ...opened, stop: stopOpened };
  };
  const start = async () => {
    setState('opening');
    const opened = await startVoice().catch(() => null);
    if (!isHere.current) return opened?.cancel();
    voice.current = opened && withinNote(opened);
    setState(opened ? 'speaking' : 'closed');
  };
  const press = () => {
    if (state === 'speaking') return stop();
    return state === 'opening' ? undefined : start();
  };
  useDeskKeys((key) => {
    if (key !== hotkey) return false;
    void press();
    return true;
  });
  return (
    <span className={styles.voice}>
      <Button
        variant="quiet"
        size="compact-md"
        leftSection={<MicrophoneIcon />}
        rightSection={hotkey && <kbd>{hotkey.toUpperCase()}</kbd>}
        data-on={state === 'speaking' || undefined}
        disabled={state === 'opening'}
        onClick={() => void press()}
      >
        {t(state === 'speaking' ? 'stopSpeaking' : 'speak')}
      </Button>
      <span className={styles.state} role="status">
        {state === 'speaking' && t('speaking')}
        {state === 'closed' && t('noMicrophone')}
      </span>
    </span>
  );
};
