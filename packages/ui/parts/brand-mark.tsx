import { useTranslation } from '../words/index.ts';
import { messages } from '../messages.ts';
import styles from './brand-mark.module.css';

/** The inkstone alone: the stone, its well and the ink in it. */
export const InkstoneMark = () => (
  <svg className={styles.mark} viewBox="0 0 26 28" aria-hidden="true">
    <rect x="1" y="1" width="24" height="26" rx="5" fill="var(--ink)" />
    <circle cx="13" cy="15.5" r="8.2" fill="var(--sheet)" />
    <circle cx="13" cy="17.6" r="6.7" fill="var(--ink)" />
  </svg>
);

/** The inkstone with the product's name. */
export const BrandMark = () => {
  const t = useTranslation(messages);
  return (
    <span className={styles.brand}>
      <InkstoneMark />
      <span>{t('brand')}</span>
    </span>
  );
};
