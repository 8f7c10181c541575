import { Checkbox } from '@mantine/core';
import { useTranslation } from '@inkstone/ui';
import type { NotificationSettings } from '../contract.ts';
import { messages, topicMessages } from '../messages.ts';
import { personalWays } from '../topics.ts';
import styles from './notification-settings.module.css';

interface ChoiceTableProps {
  choices: NotificationSettings['choices'];
  onChange(choices: NotificationSettings['choices']): void;
}

/** A box for each topic and way. */
export const ChoiceTable = ({ choices, onChange }: ChoiceTableProps) => {
  const t = useTranslation(messages);
  const tTopic = useTranslation(topicMessages);
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
