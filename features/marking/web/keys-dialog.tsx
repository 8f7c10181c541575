import { Modal } from '@mantine/core';
import { useWords } from '@inkstone/ui';
import { keyWords } from '../messages.ts';
import styles from './keys.module.css';

const lines = [
  [['J', 'K'], 'queue'],
  [['G'], 'by'],
  [['0–9', '.'], 'digits'],
  [['[', ']'], 'criteria'],
  [['T'], 'text'],
  [['A–Z', '↵'], 'codes'],
  [['C'], 'comment'],
  [['R'], 'voice'],
  [['V'], 'suggested'],
  [['D'], 'drafts'],
  [['Q'], 'task'],
  [['␣'], 'play'],
  [['←', '→'], 'skip'],
  [['-', '='], 'speed'],
  [['A', 'B', 'L'], 'loop'],
  [['N'], 'note'],
  [['S', 'P', 'H', 'B', 'E'], 'pageTools'],
  [['N', '↵'], 'pageBox'],
  [['Z', 'Y'], 'pageUndo'],
  [['-', '=', 'W', 'O'], 'pageView'],
  [['PgUp', 'PgDn', 'F'], 'pageMove'],
  [['Esc'], 'leave'],
  [['↵', 'Ctrl ↵'], 'save'],
  [['F'], 'releaseOne'],
  [['X'], 'release'],
  [['?'], 'keys'],
] as const;

/** Every key of the desk. */
export const KeysDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useWords(keyWords);
  return (
    <Modal opened onClose={onClose} title={t('title')}>
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
