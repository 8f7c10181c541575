import { useMemo, useState } from 'react';
import type { Note } from '../../contract.ts';
import { numberNotes } from '../notes/annotated-text.ts';
import { NoteList } from '../notes/note-list.tsx';
import { MissingRecording, type MissableRecording } from './missing-recording.tsx';
import { RecordingPlayer } from './recording-player.tsx';

interface AnnotatedRecordingProps {
  recording: MissableRecording & { id: string };
  name: string;
  /** The notes of a mark; only those on this recording are shown. */
  notes: readonly Note[];
}

/** A recording with its waveform and notes, read-only. */
export const AnnotatedRecording = ({ recording, name, notes }: AnnotatedRecordingProps) => {
  const { id, url } = recording;
  const [seek, setSeek] = useState<{ ms: number } | null>(null);
  const shown = useMemo(
    () => numberNotes(notes.filter(({ place }) => place.on === 'time' && place.recordingId === id)),
    [notes, id],
  );
  return (
    <>
      {url === null ? (
        <MissingRecording recording={recording} className="meta" />
      ) : (
        <RecordingPlayer id={id} url={url} name={name} notes={shown} seek={seek} />
      )}
      {shown.length > 0 && <NoteList notes={shown} onSeek={(ms) => setSeek({ ms })} />}
    </>
  );
};
