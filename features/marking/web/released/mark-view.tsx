import { lazy, Suspense } from 'react';
import { pointsText } from '@inkstone/base';
import { BlockSkeleton, Chart, Instant, Section, TeacherNote, useLanguage, useTranslation } from '@inkstone/ui';
import type { AnswerFile, Mark, RubricShape } from '../../contract.ts';
import { messages } from '../../messages.ts';
import { computeMarkPoints, getWrittenText } from '../../rules.ts';
import { MarkedText } from '../written/marked-text.tsx';
import { findReachedLevel, toRubricRows, getScore } from '../rubric/points.ts';
import { VoiceNote } from '../voice/voice-note.tsx';
import { toDraft } from '../draft/draft.ts';
import { DocumentButton } from '../pages/document-button.tsx';
import { getFileKind } from '../pages/file-kind.ts';
import styles from './mark-shown.module.css';

// Lazy, as only some marks need them: changed words, pages, recordings.
const WordChanges = lazy(async () => ({ default: (await import('../written/suggested-version.tsx')).WordChanges }));
const AnnotatedRecording = lazy(async () => ({
  default: (await import('../spoken/annotated-recording.tsx')).AnnotatedRecording,
}));
const AnnotatedPages = lazy(async () => ({ default: (await import('../pages/annotated-pages.tsx')).AnnotatedPages }));

interface MarkViewProps {
  mark: Mark;
  rubric: RubricShape | null;
  /** The highest mark of the rubric's scale, in hundredths. */
  pointsMost: number;
  /** The answer; its text is shown with the notes on it. */
  value: unknown;
  recordings: readonly { id: string; url: string | null; removedAt?: string | null | undefined }[];
  /** Submitted files. */
  files: readonly AnswerFile[];
  /** Identifies the answer for the download with its mark. */
  answer: { answerId: string; number: number };
}

/** A released mark: score with rubric, comment, notes at their positions, and suggested version. */
export const MarkView = ({ mark, rubric, pointsMost, value, recordings, files, answer }: MarkViewProps) => {
  const t = useTranslation(messages);
  const text = getWrittenText(value);
  const points = computeMarkPoints(rubric, mark) ?? mark.points;
  const { notes, comment, voice, suggested } = mark;
  const from = <Release mark={mark} />;
  const isBetter = text !== null && suggested !== null && suggested !== text;
  const isNoted = notes.length > 0;
  const hasTextNotes = notes.some(({ place }) => place.on === 'text');
  return (
    <div role="group" className={styles.mark} aria-label={t('mark')}>
      <div className={styles.parts}>
        <div className={styles.said}>
          <p className={`${styles.score} num`}>
            {points === null ? (
              t('noScore')
            ) : (
              <>
                <b>{pointsText(points)}</b> {t('ofMost', { most: pointsText(pointsMost) })}
              </>
            )}
          </p>
          {comment ? <TeacherNote from={from}>{comment}</TeacherNote> : <p className="meta">{from}</p>}
          {voice && <VoiceNote voice={voice} />}
          {rubric && <Rubric rubric={rubric} pointsMost={pointsMost} mark={mark} />}
        </div>
        {(isNoted || isBetter) && (
          <div className={styles.shown}>
            {text !== null && hasTextNotes && (
              <Section small repeats title={t('notes')}>
                <MarkedText text={text} notes={notes} />
              </Section>
            )}
            {files.map((file) => (
              <FileNotes key={file.id} file={file} notes={notes} />
            ))}
            {recordings.map((recording, index) => (
              <RecordingNotes
                key={recording.id}
                recording={recording}
                name={t('recordingOf', { number: index + 1, count: recordings.length })}
                notes={notes}
              />
            ))}
            {isBetter && (
              <Section small repeats title={t('suggested')}>
                <Suspense fallback={<BlockSkeleton lines={4} />}>
                  <WordChanges before={text} after={suggested} />
                </Suspense>
              </Section>
            )}
          </div>
        )}
      </div>
      <p>
        <DocumentButton {...answer} />
      </p>
    </div>
  );
};

/** A file with the notes on its pages or sound; nothing without notes. */
const FileNotes = ({ file, notes }: { file: AnswerFile; notes: Mark['notes'] }) => {
  const kind = getFileKind(file);
  if (kind === 'sound') return <RecordingNotes recording={file} name={file.name} notes={notes} />;
  const isNoted = notes.some(({ place }) => place.on === 'page' && place.fileId === file.fileId);
  return isNoted && kind !== 'other' ? (
    <Suspense fallback={<BlockSkeleton lines={4} />}>
      <AnnotatedPages file={file} notes={notes} />
    </Suspense>
  ) : null;
};

interface RecordingNotesProps {
  recording: MarkViewProps['recordings'][number];
  name: string;
  notes: Mark['notes'];
}

/** A recording with its notes; nothing without notes. */
const RecordingNotes = ({ recording, name, notes }: RecordingNotesProps) =>
  notes.some(({ place }) => place.on === 'time' && place.recordingId === recording.id) ? (
    <Section small repeats title={name}>
      <Suspense fallback={<BlockSkeleton lines={4} />}>
        <AnnotatedRecording recording={recording} name={name} notes={notes} />
      </Suspense>
    </Section>
  ) : null;

const Rubric = ({ rubric, pointsMost, mark }: { rubric: RubricShape; pointsMost: number; mark: Mark }) => {
  const t = useTranslation(messages);
  const language = useLanguage();
  const draft = toDraft(mark);
  const rows = toRubricRows(rubric, pointsMost);
  const criteria = rows.filter(({ criterion }) => criterion !== null);
  const scoredRows = criteria.flatMap((row) => {
    const score = getScore(row, draft);
    return score === null ? [] : [{ label: row.name?.[language] ?? '', values: { score: score / 100 } }];
  });
  const most = Math.max(...criteria.map((row) => row.most), 0) / 100;
  return (
    <Section small repeats title={rubric.name[language]}>
      {scoredRows.length > 2 && (
        <Chart
          kind="radar"
          hasTable
          label={t('radar')}
          axis={t('criterion')}
          rows={scoredRows}
          series={[{ key: 'score', name: t('points'), tone: 'cinnabar' }]}
          range={[0, most]}
        />
      )}
      <table className={`${styles.table} num`}>
        <caption className="vh">{t('radar')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('criterion')}</th>
            <th scope="col">{t('points')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const score = getScore(row, draft);
            return (
              <tr key={row.criterion ?? ''}>
                <th scope="row">
                  {row.name?.[language] ?? t('whole')}
                  <small>{findReachedLevel(row, score)?.says[language]}</small>
                </th>
                <td>{score === null ? '–' : `${pointsText(score)} / ${pointsText(row.most)}`}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Section>
  );
};

/** Who released the mark, and when. */
const Release = ({ mark: { markerName, releasedAt } }: Pick<MarkViewProps, 'mark'>) => {
  const t = useTranslation(messages);
  return (
    <>
      {t('releasedBy', { name: markerName })}
      {releasedAt !== null && (
        <>
          {' · '}
          <Instant at={releasedAt} />
        </>
      )}
    </>
  );
};
