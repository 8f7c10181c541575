import { ActionIcon, Button, FileButton, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { shortTime } from '@inkstone/base';
import { ArrowDownIcon, ArrowUpIcon, Bar, TrashIcon, UploadIcon, useTranslation } from '@inkstone/ui';
import { makingWords } from '../../messages.ts';
import type { MadeFile, MadeLesson } from './course-made.ts';
import { LessonCues } from './lesson-cues.tsx';
import styles from './making.module.css';
import { filmMegabytes, useFilmUpload } from './use-film-upload.ts';

interface LessonEditorProps {
  lesson: MadeLesson;
  number: number;
  isLast: boolean;
  /** Sets that stand in the course already. */
  taken: ReadonlySet<number>;
  wrong(field: string): string | undefined;
  onChange(change: Partial<MadeLesson>): void;
  onMove(by: -1 | 1): void;
  onRemove(): void;
}

/** One lesson being made: titles, film, captions, and the questions on the way. */
export const LessonEditor = (props: LessonEditorProps) => {
  const { lesson, number, isLast, wrong, onChange, onMove, onRemove } = props;
  const t = useTranslation(makingWords);
  const video = useRef<HTMLVideoElement>(null);
  const [at, setAt] = useState(0);
  const jump = (to: number) => {
    // A film that has not loaded yet cannot go there; questions can be put there all the same.
    setAt(to);
    if (video.current) video.current.currentTime = to;
  };
  return (
    <li className={styles.lesson}>
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
      <div className={styles.fields}>
        <TextInput
          id={`lesson-${lesson.key}`}
          label={t('lessonTitle', { number })}
          maxLength={200}
          value={lesson.title}
          error={wrong(`lesson-${lesson.key}`)}
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
      <LessonFiles lesson={lesson} number={number} wrong={wrong} onChange={onChange} />
      {lesson.video && <LessonCues {...props} at={at} onJump={jump} />}
    </li>
  );
};

type FilesProps = Pick<LessonEditorProps, 'lesson' | 'number' | 'wrong' | 'onChange'>;

const LessonFiles = ({ lesson, number, wrong, onChange }: FilesProps) => {
  const t = useTranslation(makingWords);
  const { sending, trouble, send, sendCaptions, stop } = useFilmUpload();
  const take = async (file: File | null) => {
    if (!file) return;
    onChange({ isSending: true });
    const arrived = await send(file);
    onChange({
      isSending: false,
      ...(arrived && { ...arrived, cues: lesson.cues.filter(({ at }) => at <= arrived.seconds) }),
    });
  };
  const takeCaptions = async (which: 'captionsEn' | 'captionsZh', file: File | null) => {
    const arrived = file && (await sendCaptions(file));
    if (arrived) onChange({ [which]: arrived });
  };
  const says = trouble ?? wrong(`film-${lesson.key}`);
  return (
    <>
      <div
        className={styles.files}
        id={`film-${lesson.key}`}
        tabIndex={-1}
        role="group"
        aria-label={t('film', { number })}
      >
        <FileButton accept="video/mp4,video/webm,.mp4,.webm" onChange={(file) => void take(file)}>
          {(button) => (
            <Button {...button} leftSection={<UploadIcon />} disabled={sending !== null}>
              {t(lesson.video ? 'otherFilm' : 'chooseFilm')}
            </Button>
          )}
        </FileButton>
        {sending ? (
          <span className={styles.sending} role="status">
            <Bar done={sending.done} all={sending.all} />
            <span className="meta num">{t('sent', { ...sending })}</span>
            <Button variant="quiet" size="sm" onClick={stop}>
              {t('stop')}
            </Button>
          </span>
        ) : (
          <span className="meta num">{t('filmNote', { megabytes: filmMegabytes })}</span>
        )}
      </div>
      <div className={styles.captions}>
        {(['captionsEn', 'captionsZh'] as const).map((which) => (
          <CaptionsField
            key={which}
            label={t(which)}
            file={lesson[which]}
            onTake={(file) => void takeCaptions(which, file)}
            onRemove={() => onChange({ [which]: null })}
          />
        ))}
      </div>
      {says && (
        <p className={styles.wrong} role="alert">
          {says}
        </p>
      )}
    </>
  );
};

interface CaptionsFieldProps {
  label: string;
  file: MadeFile | null;
  onTake(file: File | null): void;
  onRemove(): void;
}

const CaptionsField = ({ label, file, onTake, onRemove }: CaptionsFieldProps) => {
  const t = useTranslation(makingWords);
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
