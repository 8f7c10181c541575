import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { noticeFailed, useTranslation } from '@inkstone/ui';
import { NoMicrophone, recordedType } from '@inkstone/ui/microphone';
import type { Note } from '../../contract.ts';
import { messages } from '../../messages.ts';
import { useSubmissionVoices } from './submission-voices.tsx';
import { startVoice, type Voice, type VoiceEnd } from './voice.ts';

/** Why nothing is being recorded; null where nothing went wrong. */
type VoiceProblem = 'noMicrophone' | 'cannotRecord' | 'microphoneElsewhere' | 'nothingHeard' | null;

const toVoiceProblem = (error: unknown): VoiceProblem => {
  const why = error instanceof NoMicrophone ? error.trouble : 'broken';
  if (why === 'elsewhere') return 'microphoneElsewhere';
  return why === 'unsupported' ? 'cannotRecord' : 'noMicrophone';
};

/** Speaks a note, or the general comment: what is said is on the device piece by piece, and goes on its way at its end. */
export const useVoice = (note: Note | null) => {
  const t = useTranslation(messages);
  const voices = useSubmissionVoices();
  const [is, setIs] = useState<'idle' | 'opening' | 'speaking'>('idle');
  const [trouble, setTrouble] = useState<VoiceProblem>(null);
  const voice = useRef<Voice | null>(null);
  const isHere = useRef(true);
  const stop = () => voice.current?.stop();
  const leave = useEffectEvent(stop);
  // Lets go of the microphone when the button leaves the page; what was said until then is kept.
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
    if (how === 'unplugged' || how === 'broken') noticeFailed(t('microphoneGone'), t('microphoneGoneSafe'));
  };
  const start = async () => {
    const mime = recordedType();
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
