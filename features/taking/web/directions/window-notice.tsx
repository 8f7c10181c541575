import type { Blueprint, BoundWindow, Comfort } from '@inkstone/exam/blueprint';
import { Section, useLocalizedText, useTranslation } from '@inkstone/ui';
import { windowMessages } from '../../messages.ts';
import styles from './directions.module.css';

const languageKeys = { en: 'examEnglish', both: 'examBoth' } as const;

interface WindowNoticeProps {
  window: BoundWindow;
  /** The sections of the attempt, which are named where training adds a tool to some of them alone. */
  sections: Blueprint['sections'];
}

/** What the chosen window does: as in the exam, or with the comforts of training, which it lists. */
export const WindowNotice = ({ window, sections }: WindowNoticeProps) => {
  const { mode, language, comforts, comfortSections } = window;
  const t = useTranslation(windowMessages);
  const localize = useLocalizedText();
  const toWords = (comfort: Comfort): string => {
    const ids = comfortSections?.[comfort];
    if (!ids) return t(comfort);
    const names = sections.filter(({ id }) => ids.includes(id)).map(({ name }) => localize(name));
    return t('inSections', { comfort: t(comfort), sections: names.join(t('between')) });
  };
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
            <li key={comfort}>{toWords(comfort)}</li>
          ))}
        </ul>
      )}
    </Section>
  );
};
