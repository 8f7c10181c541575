import { clockText } from '@inkstone/base';
import { DocumentIcon, RichText, SoundPlayer, VolumeIcon, useTranslation } from '@inkstone/ui';
import { definedHomeworkMessages } from '../../messages.ts';
import styles from './task-view.module.css';

interface TaskFile {
  id: number;
  mime: string;
  url: string;
  name?: string | undefined;
}

interface TaskMaterial {
  html?: string | undefined;
  files?: readonly TaskFile[] | undefined;
  audioSeconds?: number | undefined;
}

interface TaskViewProps {
  number: number;
  /** Of the type that hands in work: its text is what is to be done. */
  prompt: unknown;
  stimulus: TaskMaterial;
  points: number;
  /** A student hears recordings in the work itself, where they are counted. */
  canPlay: boolean;
  /** What stands over the tasks because it is for all of them; it is not said again. */
  shared: TaskMaterial;
}

const getPromptText = (prompt: unknown): string =>
  typeof prompt === 'object' && prompt !== null && 'text' in prompt && typeof prompt.text === 'string'
    ? prompt.text
    : '';

const isMedia = (mime: string): boolean => mime.startsWith('audio/') || mime.startsWith('video/');

/** What all tasks have in common: the words and the files that a teacher set over them. */
export const findSharedMaterial = (tasks: readonly { stimulus: TaskMaterial }[]): TaskMaterial => {
  const [first, ...rest] = tasks.map(({ stimulus }) => stimulus);
  if (!first || rest.length === 0) return {};
  return {
    html: rest.every(({ html }) => html === first.html) ? first.html : undefined,
    files: first.files?.filter(({ id }) => rest.every(({ files }) => files?.some((entry) => entry.id === id))),
    audioSeconds: first.audioSeconds,
  };
};

/** What stands over the tasks, once. */
export const SharedMaterial = ({ shared, hears }: { shared: TaskMaterial; hears: boolean }) => {
  const { html = '', files = [], audioSeconds } = shared;
  if (!html && files.length === 0) return null;
  return (
    <div className={styles.task}>
      {html && <RichText html={html} serif />}
      <Files files={files} hears={hears} seconds={audioSeconds} />
    </div>
  );
};

/** One task as it is read before and after: what is to be done and what stands beside it. */
export const TaskView = ({ number, prompt, stimulus, points, canPlay, shared }: TaskViewProps) => {
  const t = useTranslation(definedHomeworkMessages);
  const { html = '', audioSeconds } = stimulus;
  const files = (stimulus.files ?? []).filter(({ id }) => !shared.files?.some((entry) => entry.id === id));
  return (
    <article className={styles.task} aria-label={t('task', { number })}>
      <header className={styles.head}>
        <h3 className="num">{t('task', { number })}</h3>
        <span className="meta num">{t('pointsWorth', { count: points })}</span>
      </header>
      {html && html !== shared.html && <RichText html={html} serif />}
      <RichText html={getPromptText(prompt)} />
      <Files files={files} hears={canPlay} seconds={audioSeconds} />
    </article>
  );
};

interface FilesProps {
  files: readonly TaskFile[];
  hears: boolean;
  seconds: number | undefined;
}

const Files = ({ files, hears, seconds }: FilesProps) => {
  const t = useTranslation(definedHomeworkMessages);
  if (files.length === 0) return null;
  return (
    <ul className={styles.files} aria-label={t('material')}>
      {files.map((file) => (
        <li key={file.id}>
          <File file={file} hears={hears} seconds={seconds} />
        </li>
      ))}
    </ul>
  );
};

const File = ({ file, hears, seconds }: { file: TaskFile; hears: boolean; seconds: number | undefined }) => {
  const t = useTranslation(definedHomeworkMessages);
  const name = file.name ?? t('material');
  if (file.mime.startsWith('image/')) return <img className={styles.picture} src={file.url} alt={name} />;
  if (isMedia(file.mime) && hears) {
    return (
      <>
        <span className={styles.line}>
          <VolumeIcon /> {name}
        </span>
        <SoundPlayer url={file.url} name={name} />
      </>
    );
  }
  if (isMedia(file.mime)) {
    return (
      <span className={styles.line}>
        <VolumeIcon /> {name} <small className="meta num">{seconds ? clockText(seconds) : ''}</small>
      </span>
    );
  }
  return (
    <a className={styles.line} href={file.url} target="_blank" rel="noreferrer" aria-label={t('openFile', { name })}>
      <DocumentIcon /> {name}
    </a>
  );
};
