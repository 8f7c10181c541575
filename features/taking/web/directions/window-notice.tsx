import type { BoundWindow } from '@inkstone/exam/blueprint';
import { Section, useTranslation } from '@inkstone/ui';
import { windowMessages } from '../../messages.ts';
import styles from './directions.module.css';

const languageKeys = { en: 'examEnglish', both: 'examBoth' } as const;

/** What the chosen window does: as in the exam, or with the comforts of training, which it lists. */
export const WindowNotice = ({ window: { mode, language, comforts } }: { window: BoundWindow }) => {
  const t = useTranslation(windowMessages);
  if (mode === 'exam') {
    return (
      <Section title={t('examTitle')} small>
        <p className={styles.window}>{t(languageKeys[language ?? 'en'])}</p>
      </Section>
    );
  }
  return (
    <Section title={t('trainingTitle')} small>
      <p className={styles.window}>{t(comforts.length > 0 ? 'trainingBody' : 'trainingSame')}</p>
      {comforts.length > 0 && (
        <ul className={styles.comforts}>
          {comforts.map((comfort) => (
            <li key={comfort}>{t(comfort)}</li>
          ))}
        </ul>
      )}
    </Section>
  );
};
