import { useMemo, useState } from 'react';
import { newRequestId } from '@inkstone/call/web';
import { LateNote } from '@inkstone/exam/late-note';
import { FilterTabs, useTranslation } from '@inkstone/ui';
import type { Note, SubmissionDetail } from '../../contract.ts';
import { messages } from '../../messages.ts';
import { numberNotes } from '../notes/annotated-text.ts';
import { isEmptyNote, type Draft } from '../draft/draft.ts';
import { NoteEditor } from '../notes/note-editor.tsx';
import { NoteList } from '../notes/note-list.tsx';
import { MissingRecording } from './missing-recording.tsx';
import { RecordingPlayer } from './recording-player.tsx';
import styles from './spoken.module.css';

interface SpokenSubmissionProps {
  detail: SubmissionDetail;
  draft: Draft;
  change(change: (draft: Draft) => Draft): void;
}

/** A spoken answer: each recording with its waveform and timed notes. */
export const SpokenSubmission = ({ detail, draft, change }: SpokenSubmissionProps) => {
  const t = useTranslation(messages);
  const { recordings } = detail;
  const [part, setPart] = useState(0);
  const [openId, setOpenId] = useState<string | null>(null);
  const recording = recordings[part] ?? recordings[0];
  const notes = useMemo(
    () => numberNotes(draft.notes.filter(({ place }) => place.on === 'time' && place.recordingId === recording?.id)),
    [draft.notes, recording?.id],
  );
  const open = draft.notes.find(({ id }) => id === openId);
  const changeNotes = (next: (was: readonly Note[]) => readonly Note[]) =>
    change((was) => ({ ...was, notes: next(was.notes) }));
  if (!recording) return <p className={styles.noWave}>{t('notArrived')}</p>;
  const add = (fromMs: number, toMs: number) => {
    const note = newTimeNote(recording.id, { fromMs, toMs });
    changeNotes((was) => [...was.filter((before) => !isEmptyNote(before)), note]);
    setOpenId(note.id);
  };
  /** Closes the open note; only the notes that fulfil the condition stay. */
  const close = (stays: (note: Note) => boolean) => {
    changeNotes((was) => was.filter(stays));
    setOpenId(null);
  };
  const name = t('recordingOf', { number: part + 1, count: recordings.length });
  return (
    <div className={styles.spoken}>
      {recordings.length > 1 && <RecordingTabs part={part} count={recordings.length} onPart={setPart} />}
      <LateNote late={recording.late} />
      {!recording.isWhole && recording.url !== null && <p className={styles.noWave}>{t('notWhole')}</p>}
      {recording.url === null ? (
        <MissingRecording recording={recording} className={styles.noWave} />
      ) : (
        <RecordingPlayer
          key={recording.id}
          id={recording.id}
          url={recording.url}
          name={name}
          notes={notes}
          onNote={add}
          onOpen={setOpenId}
          hasKeys
        />
      )}
      {open && open.place.on === 'time' && (
        <NoteEditor
          key={open.id}
          note={open}
          onChange={(next) => changeNotes((was) => was.map((note) => (note.id === open.id ? next(note) : note)))}
          onRemove={() => close((note) => note.id !== open.id)}
          onClose={() => close((note) => note.id !== open.id || !isEmptyNote(note))}
        />
      )}
      <h2>{t('notes')}</h2>
      {notes.length === 0 ? <p className="meta">{t('noNotes')}</p> : <NoteList notes={notes} onOpen={setOpenId} />}
    </div>
  );
};

/** Which of several recordings is heard. */
const RecordingTabs = ({ part, count, onPart }: { part: number; count: number; onPart(part: number): void }) => {
  const t = useTranslation(messages);
  return (
    <FilterTabs
      label={t('recording')}
      value={String(part)}
      tabs={Array.from({ length: count }, (_, index) => ({ value: String(index), label: String(index + 1) }))}
      onChange={(value) => onPart(Number(value))}
    />
  );
};

/** An empty note at a moment or a stretch of a recording. */
const newTimeNote = (recordingId: string, { fromMs, toMs }: { fromMs: number; toMs: number }): Note => ({
  id: newRequestId(),
  place: { on: 'time', recordingId, fromMs, toMs },
  code: null,
  text: '',
  voice: null,
});
