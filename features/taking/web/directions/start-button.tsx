import { Button } from '@mantine/core';
import type { BoundPart } from '@inkstone/exam/blueprint';
import type { AttemptStore } from '../attempt-session/attempt-store.ts';
import { useListening } from '../listening/listening-context.ts';
import { listSetRecordings } from '../listening/set-recording.ts';
import styles from './directions.module.css';

interface StartButtonProps {
  store: AttemptStore;
  /** The parts that it starts: their recordings have to be loaded first. */
  parts: readonly BoundPart[];
  label: string;
  onStart: () => void;
}

/** The Start button of a section; enabled once its recordings are loaded. */
export const StartButton = ({ store, parts, label, onStart }: StartButtonProps) => {
  const listening = useListening();
  const ids = new Set(parts.flatMap(({ sets }) => sets.map(({ id }) => id)));
  const recordedSetIds = listSetRecordings(store.started.sets.filter(({ id }) => ids.has(id))).map(
    ({ setId }) => setId,
  );
  if (listening && recordedSetIds.length > 0) {
    const { PreloadedStart } = listening.parts;
    return (
      <PreloadedStart
        preload={listening.preloader}
        setIds={recordedSetIds}
        label={label}
        className={styles.start}
        onStart={onStart}
      />
    );
  }
  return (
    <Button
      variant="filled"
      size="lg"
      className={styles.start}
      disabled={!store.snapshot().isWritable}
      onClick={onStart}
    >
      {label}
    </Button>
  );
};
