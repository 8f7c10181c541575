import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { toastError, useTranslation } from '@inkstone/ui';
import { MicrophoneError, recordingType } from '@inkstone/ui/microphone';
import type { Note } from '../../contract.ts';
import { messages } from '../../messages.ts';
import { useSubmissionVoices } from './submission-voices.tsx';
import { startVoice, type Voice, type VoiceEnd } from './voice.ts';

/** Why recording failed; null without a problem. */
type VoiceProblem = 'noMicrophone' | 'cannotRecord' | 'microphoneElsewhere' | 'nothingHeard' | null;

const toVoiceProblem = (error: unknown): VoiceProblem => {
  const why = error instanceof MicrophoneError ? error.problem : 'broken';
  if (why === 'elsewhere') return 'microphoneElsewhere';
  return why === 'unsupported' ? 'cannotRecord' : 'noMicrophone';
};

/** Records a note or the general comment: chunks are stored on the device, and the whole is sent at the end. */
export const useVoice = (note: Note | null) => {
  const t = useTranslation(messages);
  const voices = useSubmissionVoices();
  const [is, setIs] = useState<'idle' | 'opening' | 'speaking'>('idle');
  const [trouble, setTrouble] = useState<VoiceProblem>(null);
  const voice = useRef<Voice | null>(null);
  const isHere = useRef(true);
  const stop = () => voice.current?.stop();
  const leave = useEffectEvent(stop);
  // Releases the microphone when the button is unmounted; what was recorded is kept.
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      leave();
    };
  }, []);
  const over = (how: VoiceEnd) => {
    voice.current = null;
    setIs('idle');
    if (how === 'empty') setTrouble('nothingHeard');
    if (how === 'unplugged' || how === 'broken') toastError(t('microphoneGone'), t('microphoneGoneSafe'));
  };
  const start = async () => {
    const mime = recordingType();
    if (mime === null || !voices) return setTrouble('cannotRecord');
    setIs('opening');
    setTrouble(null);
    const sink = voices.begin(note, mime.split(';')[0] ?? mime);
    let isWanted = true;
    const live = {
      noteId: note?.id ?? null,
      stop: () => (voice.current ? voice.current.stop() : (isWanted = false)),
      cancel: () => (voice.current ? voice.current.cancel() : (isWanted = false)),
    };
    const done = voices.startRecording(live);
    try {
      const opened = await startVoice(sink, mime);
      voice.current = opened;
      void opened.ended.then(over).finally(done);
      if (!isWanted || !isHere.current) return opened.cancel();
      setIs('speaking');
    } catch (error) {
      sink.drop();
      done();
      setIs('idle');
      setTrouble(toVoiceProblem(error));
    }
  };
  const press = () => {
    if (is === 'speaking') stop();
    else if (is === 'idle') void start();
  };
  return { is, trouble, press };
};
