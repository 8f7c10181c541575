import { ActionIcon, Button, FileButton, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { shortTime } from '@inkstone/base';
import { ArrowDownIcon, ArrowUpIcon, Bar, TrashIcon, UploadIcon, useTranslation } from '@inkstone/ui';
import { courseMakerMessages } from '../../messages.ts';
import type { DraftFile, DraftLesson } from './draft-course.ts';
import { LessonCues } from './lesson-cues.tsx';
import styles from './maker.module.css';
import { filmMegabytes, useFilmUpload } from './use-film-upload.ts';

interface LessonEditorProps {
  lesson: DraftLesson;
  number: number;
  isLast: boolean;
  /** Sets that the course already has. */
  takenIds: ReadonlySet<number>;
  errorFor(field: string): string | undefined;
  onChange(change: Partial<DraftLesson>): void;
  onMove(by: -1 | 1): void;
  onRemove(): void;
  /** Runs uploads of films that were chosen together one after the other. */
  runInTurn(upload: () => Promise<void>): void;
}

/** One lesson in the editor: titles, video, captions, and cues. */
export const LessonEditor = (props: LessonEditorProps) => {
  const { lesson, number, isLast, errorFor, onChange, onMove, onRemove } = props;
  const t = useTranslation(courseMakerMessages);
  const video = useRef<HTMLVideoElement>(null);
  const [at, setAt] = useState(0);
  const jump = (to: number) => {
    // A video that has not loaded cannot seek; cues can be added all the same.
    setAt(to);
    if (video.current) video.current.currentTime = to;
  };
  return (
    <li className={styles.lesson}>
      <LessonHead {...{ number, isLast, onMove, onRemove }} />
      <div className={styles.fields}>
        <TextInput
          id={`lesson-${lesson.key}`}
          label={t('lessonTitle', { number })}
          maxLength={200}
          value={lesson.title}
          error={errorFor(`lesson-${lesson.key}`)}
          onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
        />
        <TextInput
          label={t('lessonTitleZh', { number })}
          lang="zh-CN"
          maxLength={200}
          value={lesson.titleZh}
          onChange={({ currentTarget }) => onChange({ titleZh: currentTarget.value })}
        />
      </div>
      {lesson.video && (
        <div className={styles.film}>
          <video
            ref={video}
            className={styles.video}
            src={lesson.video.url}
            poster={lesson.poster?.url}
            controls
            preload="metadata"
            aria-label={t('film', { number })}
            onTimeUpdate={({ currentTarget }) => setAt(Math.round(currentTarget.currentTime * 10) / 10)}
          >
            <track kind="captions" src={lesson.captionsEn?.url ?? lesson.captionsZh?.url} default />
          </video>
          <span className="meta num">{t('length', { time: shortTime(Math.round(lesson.seconds)) })}</span>
        </div>
      )}
      <LessonFiles {...props} />
      {lesson.video && <LessonCues {...props} at={at} onJump={jump} />}
    </li>
  );
};

type FilesProps = Pick<LessonEditorProps, 'lesson' | 'number' | 'errorFor' | 'onChange' | 'runInTurn'>;

/** Uploads the film with which a lesson was added, as soon as it is its turn. */
const useWaitingFilm = (
  film: File | null,
  upload: (film: File) => Promise<void>,
  runInTurn: FilesProps['runInTurn'],
) => {
  const isHere = useRef(true);
  const begin = useRef({ film, upload, runInTurn });
  useEffect(() => {
    isHere.current = true;
    const first = begin.current;
    const { film: waiting } = first;
    begin.current = { ...first, film: null };
    if (waiting) first.runInTurn(async () => (isHere.current ? first.upload(waiting) : undefined));
    return () => {
      isHere.current = false;
    };
  }, []);
};

const LessonFiles = ({ lesson, number, errorFor, onChange, runInTurn }: FilesProps) => {
  const t = useTranslation(courseMakerMessages);
  const { sending, trouble, send, sendCaptions, stop } = useFilmUpload();
  const uploadFilm = async (file: File | null) => {
    if (!file) return;
    onChange({ isSending: true });
    const uploaded = await send(file);
    onChange({
      isSending: false,
      ...(uploaded && { ...uploaded, waitingFilm: null, cues: lesson.cues.filter(({ at }) => at <= uploaded.seconds) }),
    });
  };
  useWaitingFilm(lesson.waitingFilm, uploadFilm, runInTurn);
  const uploadCaptions = async (track: 'captionsEn' | 'captionsZh', file: File | null) => {
    const uploaded = file && (await sendCaptions(file));
    if (uploaded) onChange({ [track]: uploaded });
  };
  const error = trouble ?? errorFor(`film-${lesson.key}`);
  return (
    <>
      <div
        className={styles.files}
        id={`film-${lesson.key}`}
        tabIndex={-1}
        role="group"
        aria-label={t('film', { number })}
      >
        <FileButton accept="video/mp4,video/webm,.mp4,.webm" onChange={(file) => void uploadFilm(file)}>
          {(button) => (
            <Button {...button} leftSection={<UploadIcon />} disabled={sending !== null}>
              {t(lesson.video ? 'otherFilm' : 'chooseFilm')}
            </Button>
          )}
        </FileButton>
        {lesson.waitingFilm && !lesson.isSending && (
          <Button onClick={() => void uploadFilm(lesson.waitingFilm)}>{t('sendAgain')}</Button>
        )}
        <FilmState sending={sending} isWaiting={lesson.isSending && sending === null} onStop={stop} />
      </div>
      <div className={styles.captions}>
        {(['captionsEn', 'captionsZh'] as const).map((track) => (
          <CaptionsField
            key={track}
            label={t(track)}
            file={lesson[track]}
            onTake={(file) => void uploadCaptions(track, file)}
            onRemove={() => onChange({ [track]: null })}
          />
        ))}
      </div>
      {error && (
        <p className={styles.wrong} role="alert">
          {error}
        </p>
      )}
    </>
  );
};

interface CaptionsFieldProps {
  label: string;
  file: DraftFile | null;
  onTake(file: File | null): void;
  onRemove(): void;
}

const CaptionsField = ({ label, file, onTake, onRemove }: CaptionsFieldProps) => {
  const t = useTranslation(courseMakerMessages);
  return (
    <div role="group" aria-label={label} className={styles.caption}>
      <b className="small">{label}</b>
      <span className="meta">{file ? t('there') : t('captionsNote')}</span>
      <span className={styles.moves}>
        <FileButton accept=".vtt,text/vtt" onChange={onTake}>
          {(button) => (
            <Button {...button} size="sm" aria-label={t('chooseNamed', { what: label })}>
              {t(file ? 'replace' : 'choose')}
            </Button>
          )}
        </FileButton>
        {file && (
          <Button size="sm" variant="quiet" aria-label={t('takeOutNamed', { what: label })} onClick={onRemove}>
            {t('takeOut')}
          </Button>
        )}
      </span>
    </div>
  );
};

interface FilmStateProps {
  sending: ReturnType<typeof useFilmUpload>['sending'];
  /** Whether other films are uploaded first. */
  isWaiting: boolean;
  onStop(): void;
}

/** How far the upload of a video is, or what can be uploaded. */
const FilmState = ({ sending, isWaiting, onStop }: FilmStateProps) => {
  const t = useTranslation(courseMakerMessages);
  if (isWaiting) return <span className="meta">{t('waitsTurn')}</span>;
  return sending ? (
    <span className={styles.sending} role="status">
      <Bar done={sending.done} all={sending.all} />
      <span className="meta num">{t('sent', { ...sending })}</span>
      <Button variant="quiet" size="sm" onClick={onStop}>
        {t('stop')}
      </Button>
    </span>
  ) : (
    <span className="meta num">{t('filmNote', { megabytes: filmMegabytes })}</span>
  );
};

/** The number of a lesson, with the buttons that move and remove it. */
const LessonHead = ({
  number,
  isLast,
  onMove,
  onRemove,
}: Pick<LessonEditorProps, 'number' | 'isLast' | 'onMove' | 'onRemove'>) => {
  const t = useTranslation(courseMakerMessages);
  return (
    <div className={styles.head}>
      <h3>{t('lesson', { number })}</h3>
      <span className={styles.moves}>
        <ActionIcon aria-label={t('earlier', { number })} disabled={number === 1} onClick={() => onMove(-1)}>
          <ArrowUpIcon />
        </ActionIcon>
        <ActionIcon aria-label={t('laterOn', { number })} disabled={isLast} onClick={() => onMove(1)}>
          <ArrowDownIcon />
        </ActionIcon>
        <ActionIcon aria-label={t('removeLesson', { number })} onClick={onRemove}>
          <TrashIcon />
        </ActionIcon>
      </span>
    </div>
  );
};
