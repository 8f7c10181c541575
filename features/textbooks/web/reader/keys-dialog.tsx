import { Modal } from '@mantine/core';
import { useTranslation } from '@inkstone/ui';
import { readerMessages } from '../../messages.ts';
import styles from './reader.module.css';

const readingKeys = [
  [['→', '←', 'PgDn', 'PgUp'], 'keyPages'],
  [['↓', '↑'], 'keyScroll'],
  [['Home', 'End'], 'keyEnds'],
  [['+', '-', '0'], 'keyZoom'],
  [['/', 'Ctrl F'], 'keySearch'],
  [['F3', '⇧ F3'], 'keyHits'],
  [['↵'], 'keyWord'],
  [['M'], 'keyPanel'],
  [['L'], 'keyLayer'],
  [['?'], 'keyList'],
] as const;

const annotationKeys = [
  [['V', 'H', 'N', 'P'], 'keyTools'],
  [['Ctrl Z', 'Ctrl Y'], 'keyUndo'],
] as const;

/** Lists every key of the reader. */
export const KeysDialog = ({ annotates, onClose }: { annotates: boolean; onClose: () => void }) => {
  const t = useTranslation(readerMessages);
  const lines = annotates ? [...readingKeys, ...annotationKeys] : readingKeys;
  return (
    <Modal opened onClose={onClose} title={t('keysOf')} size="30rem">
      <dl className={styles.keys}>
        {lines.map(([keys, does]) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(does)}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
};
