import { Button, TextInput } from '@mantine/core';
import {
  contrastInScheme,
  leastContrast,
  nearestReadable,
  schemeSurfaces,
  type ColorScheme,
} from '@inkstone/base/color-contrast';
import { useTranslation } from '@inkstone/ui';
import { appearanceMessages } from '../../messages.ts';
import styles from './appearance.module.css';

/** Whether a text is a colour as it is stored. */
export const isColor = (text: string): boolean => /^#[0-9a-f]{6}$/.test(text);

interface AccentFieldProps {
  scheme: ColorScheme;
  value: string;
  onChange(color: string): void;
}

/** The colour of a scheme, with a sample, and the nearest that can be read where it cannot. */
export const AccentField = ({ scheme, value, onChange }: AccentFieldProps) => {
  const t = useTranslation(appearanceMessages);
  const nearest =
    isColor(value) && contrastInScheme(value, scheme) < leastContrast ? nearestReadable(value, scheme) : null;
  const [paper = '', sheet = ''] = schemeSurfaces[scheme];
  return (
    <div className={styles.accent}>
      <div className={styles.color}>
        <TextInput
          id={`appearance-${scheme}`}
          label={t(scheme)}
          description={t('colorNote')}
          maxLength={7}
          spellCheck={false}
          autoComplete="off"
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value.trim().toLowerCase())}
        />
        <input
          className={styles.picker}
          type="color"
          aria-label={t('pick', { name: t(scheme) })}
          value={isColor(value) ? value : '#000000'}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
        {isColor(value) && (
          <span
            className={styles.ground}
            style={{ background: paper }}
            role="img"
            aria-label={t(scheme === 'light' ? 'sampleLight' : 'sampleDark')}
          >
            <span className={styles.sample} style={{ background: value, color: sheet }}>
              {t('sample')}
            </span>
          </span>
        )}
      </div>
      {nearest !== null && (
        <div className={styles.offer}>
          <p role="status">{t(scheme === 'light' ? 'lightFails' : 'darkFails', { color: nearest })}</p>
          <Button onClick={() => onChange(nearest)}>{t('use', { color: nearest })}</Button>
        </div>
      )}
    </div>
  );
};
