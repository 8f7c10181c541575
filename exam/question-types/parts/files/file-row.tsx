import { ActionIcon } from '@mantine/core';
import { useState } from 'react';
import {
  ArrowDownIcon,
  ArrowUpIcon,
  CloudCheckIcon,
  CloudOffIcon,
  CloudUpIcon,
  DocumentIcon,
  InfoIcon,
  SoundPlayer,
  TrashIcon,
  VolumeIcon,
  WarningIcon,
  useAccountTranslation,
} from '@inkstone/ui';
import type { FileStatus, FileView } from '../files-context.tsx';
import type { AnswerFile } from '../handed.ts';
import styles from './files.module.css';
import { isPicture, isSound } from './file-kinds.tsx';
import { fileMessages } from './messages.ts';
import { sizeText } from './size-text.ts';

interface FileRowProps {
  file: AnswerFile;
  view: FileView;
  /** Undefined where the answer is read-only. */
  actions?: FileActions | undefined;
  onRetry(): void;
}

/** Actions on a file of the list. */
export interface FileActions {
  up?: (() => void) | undefined;
  down?: (() => void) | undefined;
  remove(): void;
}

/** One file of an answer: preview, status and actions. */
export const FileRow = ({ file, view, actions, onRetry }: FileRowProps) => {
  const t = useAccountTranslation(fileMessages);
  const [isLarge, setLarge] = useState(false);
  const { name } = file;
  const picture = isPicture(file.mime) ? view.url : null;
  return (
    <li className={styles.row} data-name={name}>
      {picture ? (
        <button
          type="button"
          className={styles.thumb}
          aria-expanded={isLarge}
          aria-label={t(isLarge ? 'hide' : 'show', { name })}
          onClick={() => setLarge(!isLarge)}
        >
          <img src={picture} alt="" />
        </button>
      ) : (
        <span className={styles.thumb}>{isSound(file.mime) ? <VolumeIcon /> : <DocumentIcon />}</span>
      )}
      <div className={styles.facts}>
        <p className={styles.name}>
          <span>{name}</span> <small className="num">{sizeText(file.bytes)}</small>
        </p>
        <FileStatusText stand={view.stand} onRetry={onRetry} />
      </div>
      {actions && (
        <div className={styles.acts}>
          {actions.up && <ActionButton word={t('up', { name })} icon={<ArrowUpIcon />} onPress={actions.up} />}
          {actions.down && <ActionButton word={t('down', { name })} icon={<ArrowDownIcon />} onPress={actions.down} />}
          <ActionButton word={t('remove', { name })} icon={<TrashIcon />} onPress={actions.remove} />
        </div>
      )}
      {picture && isLarge && <img className={styles.large} src={picture} alt={name} />}
      {isSound(file.mime) && view.url && (
        <div className={styles.sound}>
          <SoundPlayer url={view.url} name={name} />
        </div>
      )}
    </li>
  );
};

const ActionButton = ({ word, icon, onPress }: { word: string; icon: React.ReactNode; onPress(): void }) => (
  <ActionIcon variant="subtle" size={44} aria-label={word} title={word} onClick={onPress}>
    {icon}
  </ActionIcon>
);

/** Status of a file in words. */
const FileStatusText = ({ stand, onRetry }: { stand: FileStatus; onRetry(): void }) => {
  const t = useAccountTranslation(fileMessages);
  switch (stand.is) {
    case 'sending': {
      const percent = Math.floor(stand.share * 100);
      return (
        <p className={styles.stand}>
          <CloudUpIcon />
          <span className="num">{t('sending', { percent })}</span>
          <progress max={100} value={percent} aria-label={t('sending', { percent })} />
        </p>
      );
    }
    case 'server':
      return (
        <p className={styles.stand} data-tone="safe">
          <CloudCheckIcon />
          {t('atServer')}
        </p>
      );
    case 'refused':
      return (
        <p className={styles.stand} data-tone="trouble" role="alert">
          <WarningIcon />
          <span>
            {t('refused', { words: stand.message })}{' '}
            <button type="button" className={styles.again} onClick={onRetry}>
              {t('again')}
            </button>
          </span>
        </p>
      );
    case 'keeping':
    case 'awaited':
    case 'page':
      return (
        <p className={styles.stand}>
          <InfoIcon />
          {t(stand.is === 'page' ? 'onPage' : stand.is)}
        </p>
      );
    case 'device':
      return (
        <p className={styles.stand} data-tone={stand.why ? 'waiting' : undefined}>
          {stand.why ? <CloudOffIcon /> : <CloudUpIcon />}
          {t(stand.why ?? 'atDevice')}
        </p>
      );
  }
};
