import { RichText } from '@inkstone/ui';
import type { AttemptStore } from '../attempt-session/attempt-store.ts';
import type { Listening } from '../listening/listening-context.ts';
import type { Sound } from '../listening/sound.ts';
import type { QuestionContext } from '../attempt-session/question-context.ts';
import { isCaption } from './passage.tsx';
import { isHeardFirst } from './use-question-gate.ts';

interface SoundBarProps {
  context: QuestionContext;
  store: AttemptStore;
  /** Whether a set that the student has left cannot be opened again. */
  isOneWay: boolean;
  listening: Listening;
  sound: Sound;
}

/** The controls of a recording beside its questions; hidden once it cannot be played again. */
export const SoundBar = ({ context, store, isOneWay, listening, sound }: SoundBarProps) => {
  const { mode, playbackPercent } = store.blueprint;
  const isTest = mode === 'test';
  const isHidden = context.part.windows !== null || (isTest && isOneWay && context.part.plays === 1);
  if (isHidden) return null;
  const { RecordingBar } = listening.parts;
  return (
    <>
      {isCaption(context) && context.set.stimulus.html && <RichText html={context.set.stimulus.html} />}
      <RecordingBar listening={listening} sound={sound} percent={playbackPercent} startsItself={isTest} />
    </>
  );
};

/** The controls of the question's clip, unless it was played before the question. */
export const ClipBar = ({ context, store, isOneWay, listening, sound }: SoundBarProps) => {
  if (isHeardFirst(store, context, isOneWay)) return null;
  const { RecordingBar } = listening.parts;
  return <RecordingBar listening={listening} sound={sound} percent={100} startsItself={false} />;
};
