import { useTranslation } from '@inkstone/ui';
import { wordMessages } from '../../../messages.ts';
import styles from './words.module.css';

const licences = [
  { name: 'wordnetLicence', at: 'https://wordnet.princeton.edu/license-and-commercial-use' },
  { name: 'cedictLicence', at: 'https://creativecommons.org/licenses/by-sa/4.0/' },
] as const;

/** Sources and licences of the meanings; shown wherever meanings are. */
export const Sources = () => {
  const t = useTranslation(wordMessages);
  return (
    <footer className={styles.sources}>
      <span>{t('sources')}</span>
      {licences.map(({ name, at }) => (
        <span key={name}>
          {' · '}
          <a href={at} target="_blank" rel="noreferrer">
            {t(name)}
          </a>
        </span>
      ))}
    </footer>
  );
};
