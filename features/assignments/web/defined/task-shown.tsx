import { clockText } from '@inkstone/base';
import { DocumentIcon, RichText, SoundPlayer, VolumeIcon, useWords } from '@inkstone/ui';
import { definedMessages } from '../../messages.ts';
import styles from './task-shown.module.css';

interface ShownFile {
  id: number;
  mime: string;
  url: string;
  name?: string | undefined;
}

interface TaskShownProps {
  number: number;
  /** Of the type that hands in work: its text is what is to be done. */
  prompt: unknown;
  stimulus: { html?: string | undefined; files?: readonly ShownFile[] | undefined; audioSeconds?: number | undefined };
  points: number;
  /** A student hears recordings in the work itself, where they are counted. */
  hears: boolean;
  /** What the first task shows: where it is for all tasks it is not said again. */
  above?: TaskShownProps['stimulus'] | undefined;
}

const textOf = (prompt: unknown): string =>
  typeof prompt === 'object' && prompt !== null && 'text' in prompt && typeof prompt.text === 'string'
    ? prompt.text
    : '';

const isSound = (mime: string): boolean => mime.startsWith('audio/') || mime.startsWith('video/');

/** One task as it is read before and after: what is to be done and what stands beside it. */
export const TaskShown = ({ number, prompt, stimulus, points, hears, above }: TaskShownProps) => {
  const t = useWords(definedMessages);
  const { html = '', audioSeconds } = stimulus;
  const files = (stimulus.files ?? []).filter(({ id }) => !above?.files?.some((one) => one.id === id));
  return (
    <article className={styles.task} aria-label={t('task', { number })}>
      <header className={styles.head}>
        <h3 className="num">{t('task', { number })}</h3>
        <span className="meta num">{t('pointsWorth', { count: points })}</span>
      </header>
      {html && html !== above?.html && <RichText html={html} serif />}
      <RichText html={textOf(prompt)} />
      {files.length > 0 && (
        <ul className={styles.files} aria-label={t('material')}>
          {files.map((file) => (
            <li key={file.id}>
              <File file={file} hears={hears} seconds={audioSeconds} />
            </li>
          ))}
        </ul>
      )}
    </article>
  );
};

const File = ({ file, hears, seconds }: { file: ShownFile; hears: boolean; seconds: number | undefined }) => {
  const t = useWords(definedMessages);
  const name = file.name ?? t('material');
  if (file.mime.startsWith('image/')) return <img className={styles.picture} src={file.url} alt={name} />;
  if (isSound(file.mime) && hears) {
    return (
      <>
        <span className={styles.line}>
          <VolumeIcon /> {name}
        </span>
        <SoundPlayer url={file.url} name={name} />
      </>
    );
  }
  if (isSound(file.mime)) {
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
