import { Button } from '@mantine/core';
import type { BoundPart } from '@inkstone/exam/blueprint';
import type { AttemptStore } from '../attempt/attempt-store.ts';
import { useListening } from '../listening/listening-context.ts';
import { recordingsIn } from '../listening/recording-of.ts';
import styles from './directions.module.css';

interface StartButtonProps {
  store: AttemptStore;
  /** What it leads into: its recordings are waited for. */
  parts: readonly BoundPart[];
  label: string;
  onStart: () => void;
}

/** The way into a section; where something is heard in it, once the recordings are on this device. */
export const StartButton = ({ store, parts, label, onStart }: StartButtonProps) => {
  const listening = useListening();
  const ids = new Set(parts.flatMap(({ sets }) => sets.map(({ id }) => id)));
  const heard = recordingsIn(store.started.sets.filter(({ id }) => ids.has(id))).map(({ setId }) => setId);
  if (listening && heard.length > 0) {
    const { StartWhenLoaded } = listening.parts;
    return (
      <StartWhenLoaded
        preload={listening.preload}
        setIds={heard}
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
