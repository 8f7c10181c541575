import type { BoundSection } from '@inkstone/exam/blueprint';
import type { AttemptStore } from '../attempt-session/attempt-store.ts';
import { useListening } from '../listening/listening-context.ts';
import { listSetRecordings } from '../listening/set-recording.ts';

/** The volume control, on every screen of a section with recordings. */
export const SectionVolume = ({ store, section }: { store: AttemptStore; section: BoundSection }) => {
  const listening = useListening();
  const ids = new Set(section.parts.flatMap(({ sets }) => sets.map(({ id }) => id)));
  const isHeard = listSetRecordings(store.started.sets).some(({ setId }) => ids.has(setId));
  if (!listening || !isHeard) return null;
  const { VolumeControl } = listening.parts;
  return <VolumeControl />;
};
