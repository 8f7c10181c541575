import { useMantineColorScheme } from '@mantine/core';
import { useTranslation } from '../words/index.ts';
import { messages } from '../messages.ts';
import styles from './bar-button.module.css';

/** Light, dark, or as the device; stored on the device. */
export const ThemeSwitch = () => {
  const t = useTranslation(messages);
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const choices = [
    { value: 'light', label: t('themeLight') },
    { value: 'dark', label: t('themeDark') },
    { value: 'auto', label: t('themeAuto') },
  ] as const;
  return (
    <div className={styles.themes} role="radiogroup" aria-label={t('theme')}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          role="radio"
          aria-checked={colorScheme === choice.value}
          onClick={() => setColorScheme(choice.value)}
        >
          {choice.label}
        </button>
      ))}
    </div>
  );
};
