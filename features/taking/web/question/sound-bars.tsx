import { RichText } from '@inkstone/ui';
import type { AttemptStore } from '../attempt/attempt-store.ts';
import type { Listening } from '../listening/listening-context.ts';
import type { Sound } from '../listening/sound.ts';
import type { Met } from '../place/place-in-exam.ts';
import { isCaption } from './passage.tsx';
import { comesAfter } from './use-gate.ts';

interface HeardProps {
  met: Met;
  store: AttemptStore;
  /** True where one never goes back to a set. */
  isOneWay: boolean;
  listening: Listening;
  sound: Sound;
}

/** The recording beside its questions, where they may stand together; heard for good, it says nothing more. */
export const Bar = ({ met, store, isOneWay, listening, sound }: HeardProps) => {
  const { mode, playbackPercent } = store.blueprint;
  const isTest = mode === 'test';
  const isGone = met.part.windows !== null || (isTest && isOneWay && met.part.plays === 1);
  if (isGone) return null;
  const { RecordingBar } = listening.parts;
  return (
    <>
      {isCaption(met) && met.set.stimulus.html && <RichText html={met.set.stimulus.html} />}
      <RecordingBar listening={listening} sound={sound} percent={playbackPercent} startsItself={isTest} />
    </>
  );
};

/** The clip of the question, where it did not come before it. */
export const ClipBar = ({ met, store, isOneWay, listening, sound }: HeardProps) => {
  if (comesAfter(store, met, isOneWay)) return null;
  const { RecordingBar } = listening.parts;
  return <RecordingBar listening={listening} sound={sound} percent={100} startsItself={false} />;
};
