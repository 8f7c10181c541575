import { Modal } from '@mantine/core';
import { useTranslation } from '@inkstone/ui';
import { keyMessages } from '../../messages.ts';
import styles from './keys.module.css';

const groups = [
  {
    title: 'ofQueue',
    lines: [
      [['↵', 'Ctrl ↵'], 'save'],
      [['J', 'K'], 'queue'],
      [['G'], 'by'],
      [['F'], 'releaseOne'],
      [['X'], 'release'],
      [['Ctrl Z'], 'undo'],
      [['Esc'], 'leave'],
      [['?'], 'keys'],
    ],
  },
  {
    title: 'ofScore',
    lines: [
      [['0–9', '.'], 'digits'],
      [['[', ']'], 'criteria'],
      [['C'], 'comment'],
      [['R'], 'voice'],
      [['Alt R'], 'noteVoice'],
    ],
  },
  {
    title: 'ofText',
    lines: [
      [['T'], 'text'],
      [['A–Z', '↵'], 'codes'],
      [['V'], 'suggested'],
      [['D'], 'drafts'],
      [['Q'], 'task'],
      [['M'], 'analysis'],
    ],
  },
  {
    title: 'ofRecording',
    lines: [
      [['space'], 'play'],
      [['←', '→'], 'skip'],
      [['-', '='], 'speed'],
      [['A', 'B', 'L'], 'loop'],
      [['N'], 'note'],
    ],
  },
  {
    title: 'ofPages',
    lines: [
      [['S', 'P', 'H', 'B', 'E'], 'pageTools'],
      [['N', '↵'], 'pageBox'],
      [['Z', 'Y'], 'pageUndo'],
      [['-', '=', 'W', 'O'], 'pageView'],
      [['PgUp', 'PgDn', 'U'], 'pageMove'],
    ],
  },
] as const;

/** Lists every key of the desk. */
export const KeysDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslation(keyMessages);
  return (
    <Modal opened onClose={onClose} title={t('title')} size="60rem">
      <div className={styles.keys}>
        {groups.map(({ title, lines }) => (
          <section key={title}>
            <h3>{t(title)}</h3>
            <dl>
              {lines.map(([keys, does]) => (
                <div key={does}>
                  <dt>
                    {keys.map((key) => (
                      <kbd key={key}>{key === 'space' ? t('space') : key}</kbd>
                    ))}
                  </dt>
                  <dd>{t(does)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Modal>
  );
};
