import { DownloadIcon } from '../icons/index.tsx';
import { messages } from '../messages.ts';
import { useTranslation } from '../words/index.ts';
import styles from './sound-player.module.css';

/** Says that this browser cannot play a recording, and offers it as a file. */
export const PlaybackError = ({ url }: { url: string }) => {
  const t = useTranslation(messages);
  return (
    <p className={styles.broken}>
      {t('cannotPlay')}{' '}
      <a href={url} download>
        <DownloadIcon /> {t('downloadSound')}
      </a>
    </p>
  );
};
