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
  /** The prompt of the question type for submitted files and text; its text is the task. */
  prompt: unknown;
  stimulus: TaskMaterial;
  points: number;
  /** Recordings can be played here; a student plays them in the attempt, where plays are counted. */
  canPlay: boolean;
  /** Material of all tasks that is shown above them, and not repeated in each. */
  shared: TaskMaterial;
}

const getPromptText = (prompt: unknown): string =>
  typeof prompt === 'object' && prompt !== null && 'text' in prompt && typeof prompt.text === 'string'
    ? prompt.text
    : '';

const isMedia = (mime: string): boolean => mime.startsWith('audio/') || mime.startsWith('video/');

/** Finds the material that all tasks share. */
export const findSharedMaterial = (tasks: readonly { stimulus: TaskMaterial }[]): TaskMaterial => {
  const [first, ...rest] = tasks.map(({ stimulus }) => stimulus);
  if (!first || rest.length === 0) return {};
  return {
    html: rest.every(({ html }) => html === first.html) ? first.html : undefined,
    files: first.files?.filter(({ id }) => rest.every(({ files }) => files?.some((entry) => entry.id === id))),
    audioSeconds: first.audioSeconds,
  };
};

/** The shared material, shown once above the tasks. */
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

/** One task with its material, for reading. */
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
