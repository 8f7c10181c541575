import { Checkbox } from '@mantine/core';
import { useTranslation } from '@inkstone/ui';
import type { NotificationSettings } from '../contract.ts';
import { messages, topicMessages } from '../messages.ts';
import { personalWays } from '../topics.ts';
import styles from './notification-settings.module.css';

interface ChoiceTableProps {
  choices: NotificationSettings['choices'];
  /** False: the boxes for mail show what was chosen and cannot be changed. */
  canMail: boolean;
  onChange(choices: NotificationSettings['choices']): void;
}

/** A box for each topic and way. */
export const ChoiceTable = ({ choices, canMail, onChange }: ChoiceTableProps) => {
  const t = useTranslation(messages);
  const tTopic = useTranslation(topicMessages);
  const isOff = (way: (typeof personalWays)[number]) => way === 'mail' && !canMail;
  const set = (topic: string, way: (typeof personalWays)[number], isOn: boolean) =>
    onChange(choices.map((choice) => (choice.topic === topic ? { ...choice, [way]: isOn } : choice)));
  return (
    <table className={styles.choices}>
      <thead>
        <tr>
          <th scope="col">{t('topic')}</th>
          {personalWays.map((way) => (
            <th key={way} scope="col" className={styles.way}>
              {t(way)}
              {isOff(way) && <small>{t('mailOff')}</small>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {choices.map((choice) => (
          <tr key={choice.topic}>
            <th scope="row">{tTopic(choice.topic)}</th>
            {personalWays.map((way) => (
              <td key={way} className={styles.way}>
                <Checkbox
                  checked={choice[way]}
                  disabled={isOff(way)}
                  onChange={(event) => set(choice.topic, way, event.currentTarget.checked)}
                  aria-label={t('byWay', { topic: tTopic(choice.topic), way: t(way) })}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
