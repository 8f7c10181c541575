import { Select, TextInput } from '@mantine/core';
import type { SectionCalculator } from '@inkstone/exam/blueprint';
import { useTranslation } from '@inkstone/ui';
import { composerMessages } from '../messages.ts';
import type { SectionDraft } from './composed-shapes.ts';
import styles from './composer.module.css';

interface SectionSettingsFieldsProps {
  settings: SectionDraft;
  /** What the section is called without a name of its own. */
  usualName: { en: string; zh: string };
  onChange(settings: SectionDraft): void;
}

const calculators: readonly SectionCalculator[] = ['scientific', 'graphing'];
const calculatorMessages = { scientific: 'calculatorScientific', graphing: 'calculatorGraphing' } as const;

/** The name and the calculator of a section of the paper's own. */
export const SectionSettingsFields = ({ settings, usualName, onChange }: SectionSettingsFieldsProps) => {
  const t = useTranslation(composerMessages);
  return (
    <>
      <TextInput
        className={styles.sectionName}
        label={t('sectionName')}
        lang="en"
        maxLength={100}
        placeholder={usualName.en}
        value={settings.name}
        onChange={({ currentTarget: { value: name } }) => onChange({ ...settings, name })}
      />
      <TextInput
        className={styles.sectionName}
        label={t('sectionNameZh')}
        lang="zh-CN"
        maxLength={100}
        placeholder={usualName.zh}
        value={settings.nameZh}
        onChange={({ currentTarget: { value: nameZh } }) => onChange({ ...settings, nameZh })}
      />
      <Select
        className={styles.calculator}
        label={t('calculator')}
        placeholder={t('calculatorNone')}
        clearable
        data={calculators.map((calculator) => ({ value: calculator, label: t(calculatorMessages[calculator]) }))}
        value={settings.calculator}
        onChange={(value) =>
          onChange({ ...settings, calculator: calculators.find((calculator) => calculator === value) ?? null })
        }
      />
    </>
  );
};
