import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { failureIn, sendCall, useCaller } from '@inkstone/call/web';
import { MicrophoneIcon, RetryIcon, useWords } from '@inkstone/ui';
import { uploadCorrectFile, type SignedFile } from '../contract.ts';
import { messages } from '../messages.ts';
import { startVoice, type Voice } from './voice.ts';
import { useDeskKeys } from './use-desk-keys.ts';
import styles from './voice.module.css';

interface VoiceButtonProps {
  attemptId: number;
  onRecorded(file: SignedFile): void;
  /** The key that starts and stops it. */
  hotkey?: string;
}

type State =
  | { is: 'idle' | 'opening' | 'speaking' | 'sending' | 'closed' }
  | { is: 'failed'; said: Blob; reason: string };

const fileName = (mime: string): string => (mime.includes('mp4') ? 'note.mp4' : 'note.webm');

/** Records what a teacher says and uploads it when it ends; what did not arrive can be sent again. */
export const VoiceButton = ({ attemptId, onRecorded, hotkey }: VoiceButtonProps) => {
  const t = useWords(messages);
  const caller = useCaller();
  const [state, setState] = useState<State>({ is: 'idle' });
  const voice = useRef<Voice | null>(null);
  // Lets go of the microphone when the button leaves the page.
  useEffect(() => () => voice.current?.cancel(), []);
  const send = async (said: Blob) => {
    setState({ is: 'sending' });
    const form = new FormData();
    form.append('attemptId', String(attemptId));
    form.append('file', said, fileName(said.type));
    try {
      const { file } = await sendCall(caller, uploadCorrectFile, { attemptId }, { form });
      setState({ is: 'idle' });
      onRecorded(file);
    } catch (error) {
      const failure = failureIn(error);
      if (!failure) throw error;
      setState({ is: 'failed', said, reason: failure.message });
    }
  };
  const start = async () => {
    setState({ is: 'opening' });
    voice.current = await startVoice().catch(() => null);
    setState({ is: voice.current ? 'speaking' : 'closed' });
  };
  const stop = async () => {
    const said = await voice.current?.stop();
    voice.current = null;
    if (said) await send(said);
  };
  const press = () => {
    if (state.is === 'speaking') return stop();
    if (state.is === 'failed') return send(state.said);
    return state.is === 'idle' || state.is === 'closed' ? start() : undefined;
  };
  useDeskKeys((key) => {
    if (key !== hotkey) return false;
    void press();
    return true;
  });
  const isBusy = state.is === 'sending' || state.is === 'opening';
  const label = state.is === 'speaking' ? t('stopSpeaking') : t(state.is === 'failed' ? 'sendAgain' : 'speak');
  return (
    <span className={styles.voice}>
      <Button
        variant="quiet"
        size="compact-md"
        leftSection={state.is === 'failed' ? <RetryIcon /> : <MicrophoneIcon />}
        rightSection={hotkey && <kbd>{hotkey.toUpperCase()}</kbd>}
        data-on={state.is === 'speaking' || undefined}
        disabled={isBusy}
        onClick={() => void press()}
      >
        {label}
      </Button>
      <span className={styles.state} role="status">
        {state.is === 'speaking' && t('speaking')}
        {state.is === 'sending' && t('sending')}
        {state.is === 'closed' && t('noMicrophone')}
        {state.is === 'failed' && t('voiceKept', { reason: state.reason })}
      </span>
    </span>
  );
};

/** A voice note to be heard, and taken out where that may be done. */
export const VoiceNote = ({ voice, onRemove }: { voice: SignedFile; onRemove?: () => void }) => {
  const t = useWords(messages);
  return (
    <span className={styles.note}>
      {/* What a teacher said for one student has no captions. */}
      <audio controls preload="none" src={voice.url} aria-label={t('voiceNote')}>
        <track kind="captions" />
      </audio>
      {onRemove && (
        <Button variant="quiet" size="compact-md" onClick={onRemove}>
          {t('removeVoice')}
        </Button>
      )}
    </span>
  );
};
