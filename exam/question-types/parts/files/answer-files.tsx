import { useState } from 'react';
import { DocumentIcon, DownloadIcon, ExpandIcon, SoundPlayer, useTranslation } from '@inkstone/ui';
import type { ReviewPerspective } from '../../views-contract.ts';
import { useFileSources, type FileSource } from '../files-context.tsx';
import { LateNote } from '../late/late-note.tsx';
import type { AnswerFile } from '../handed.ts';
import styles from './files.module.css';
import { isPicture, isSound } from './file-kinds.tsx';
import { fileMessages } from './messages.ts';
import { sizeText } from './size-text.ts';

/** Read-only files of an answer: pictures are shown, audio can be played, all can be opened and downloaded. */
export const AnswerFiles = ({ files, whose }: { files: readonly AnswerFile[]; whose: ReviewPerspective }) => {
  const t = useTranslation(fileMessages);
  const sources = useFileSources();
  if (files.length === 0) return null;
  const title = t(whose === 'own' ? 'yours' : 'students');
  return (
    <div role="group" className={styles.handed} aria-label={title}>
      <p className="small strong">{title}</p>
      <ol>
        {files.map((file) => (
          <AnswerFileItem key={file.id} file={file} source={sources[file.id.toLowerCase()]} />
        ))}
      </ol>
    </div>
  );
};

const AnswerFileItem = ({ file, source }: { file: AnswerFile; source: FileSource | undefined }) => {
  const t = useTranslation(fileMessages);
  const name = source?.name ?? file.name;
  return (
    <li>
      {source && <Preview source={source} />}
      <div className={styles.caption}>
        {!source || !isPicture(source.mime) ? <DocumentIcon /> : null}
        <span className={styles.name}>
          {name} <small className="num">{sizeText(source?.bytes ?? file.bytes)}</small>
        </span>
        {source ? (
          <span className={styles.links}>
            <a
              href={source.url}
              target="_blank"
              rel="noreferrer"
              aria-label={t('open', { name })}
              title={t('open', { name })}
            >
              <ExpandIcon />
            </a>
            <a href={source.url} download={name} aria-label={t('download', { name })} title={t('download', { name })}>
              <DownloadIcon />
            </a>
          </span>
        ) : (
          <span className={styles.missing}>{t('notArrived')}</span>
        )}
      </div>
      <LateNote late={source?.late} />
    </li>
  );
};

const Preview = ({ source }: { source: FileSource }) => {
  const t = useTranslation(fileMessages);
  const [isBroken, setBroken] = useState(false);
  if (isSound(source.mime)) return <SoundPlayer url={source.url} name={source.name} />;
  if (!isPicture(source.mime)) return null;
  if (isBroken) return <p className={styles.missing}>{t('noPreview')}</p>;
  return <img src={source.url} alt={source.name} loading="lazy" onError={() => setBroken(true)} />;
};
