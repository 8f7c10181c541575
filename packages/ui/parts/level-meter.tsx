import { MicrophoneIcon, WarningIcon } from '../icons/index.tsx';
import { useTranslation } from '../words/index.ts';
import { messages } from '../messages.ts';
import styles from './level-meter.module.css';

interface LevelMeterProps {
  /** Current loudness, 0 to 1. */
  level: number;
  /** Maximum of the last seconds, 0 to 1. */
  peak: number;
  /** The assessment of the last seconds; warns only at silence or clipping. */
  verdict: 'well' | 'nothing' | 'tooLoud';
}

const percent = (share: number): string => `${Math.round(100 * Math.min(1, Math.max(0, share)))}%`;

/** The microphone's level, on a wide green band. */
export const LevelMeter = ({ level, peak, verdict }: LevelMeterProps) => {
  const t = useTranslation(messages);
  const verdictText = { well: t('hearWell'), nothing: t('hearNothing'), tooLoud: t('hearTooLoud') };
  return (
    <div className={styles.meter}>
      <div
        className={styles.scale}
        role="meter"
        aria-label={t('soundLevel')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(100 * level)}
      >
        <i style={{ width: `calc(${percent(level)} - 12px)` }} />
        <b style={{ left: percent(peak) }} />
      </div>
      <p className={styles.names}>
        <span>{t('silent')}</span>
        <span>{t('goodBand')}</span>
        <span>{t('tooLoud')}</span>
      </p>
      <p className={styles.say} role="status" data-verdict={verdict}>
        {verdict === 'well' ? <MicrophoneIcon /> : <WarningIcon />} <b>{verdictText[verdict]}</b>
      </p>
    </div>
  );
};
