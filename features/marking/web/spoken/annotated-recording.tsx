import { useMemo, useState } from 'react';
import { useTranslation } from '@inkstone/ui';
import type { Note } from '../../contract.ts';
import { messages } from '../../messages.ts';
import { numberNotes } from '../notes/annotated-text.ts';
import { NoteList } from '../notes/note-list.tsx';
import { RecordingPlayer } from './recording-player.tsx';

interface AnnotatedRecordingProps {
  recording: { id: string; url: string | null };
  name: string;
  /** The notes of a mark; only those on this recording are shown. */
  notes: readonly Note[];
}

/** A recording with its waveform and notes, read-only. */
export const AnnotatedRecording = ({ recording: { id, url }, name, notes }: AnnotatedRecordingProps) => {
  const t = useTranslation(messages);
  const [seek, setSeek] = useState<{ ms: number } | null>(null);
  const shown = useMemo(
    () => numberNotes(notes.filter(({ place }) => place.on === 'time' && place.recordingId === id)),
    [notes, id],
  );
  return (
    <>
      {url === null ? (
        <p className="meta">{t('notArrived')}</p>
      ) : (
        <RecordingPlayer id={id} url={url} name={name} notes={shown} seek={seek} />
      )}
      {shown.length > 0 && <NoteList notes={shown} onSeek={(ms) => setSeek({ ms })} />}
    </>
  );
};
