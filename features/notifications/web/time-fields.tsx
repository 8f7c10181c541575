import { Checkbox, TextInput } from '@mantine/core';
import { useTranslation } from '@inkstone/ui';
import type { NotificationSettings } from '../contract.ts';
import { messages } from '../messages.ts';
import styles from './notification-settings.module.css';

type Times = Pick<NotificationSettings, 'quietFrom' | 'quietUntil' | 'digestAt'>;

interface TimeFieldsProps {
  times: Times;
  /** False: the daily mail cannot be changed. */
  canMail: boolean;
  onChange(part: Partial<Times>): void;
}

/** Quiet hours and the time of the daily mail, each switched on by a box. */
export const TimeFields = ({ times, canMail, onChange }: TimeFieldsProps) => {
  const t = useTranslation(messages);
  const time = (name: keyof Times, label: string, disabled = false) => (
    <TextInput
      type="time"
      label={label}
      value={times[name] ?? ''}
      disabled={disabled}
      onChange={(event) => event.currentTarget.value !== '' && onChange({ [name]: event.currentTarget.value })}
    />
  );
  const setQuiet = (isOn: boolean) =>
    onChange(isOn ? { quietFrom: '22:00', quietUntil: '07:00' } : { quietFrom: null, quietUntil: null });
  return (
    <div className={styles.times}>
      <Checkbox
        label={t('quiet')}
        description={t('quietHint')}
        checked={times.quietFrom !== null}
        onChange={(event) => setQuiet(event.currentTarget.checked)}
      />
      {times.quietFrom !== null && (
        <div className={styles.pair}>
          {time('quietFrom', t('from'))}
          {time('quietUntil', t('until'))}
        </div>
      )}
      <Checkbox
        label={t('digest')}
        description={t('digestHint')}
        checked={times.digestAt !== null}
        disabled={!canMail}
        onChange={(event) => onChange({ digestAt: event.currentTarget.checked ? '18:00' : null })}
      />
      {times.digestAt !== null && <div className={styles.pair}>{time('digestAt', t('at'), !canMail)}</div>}
    </div>
  );
};
