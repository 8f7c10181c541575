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
  /** What the names are asked as. */
  kind: 'section' | 'module' | 'route';
  onChange(settings: SectionDraft): void;
}

const calculators: readonly SectionCalculator[] = ['scientific', 'graphing'];
const calculatorMessages = { scientific: 'calculatorScientific', graphing: 'calculatorGraphing' } as const;

const labels = {
  section: { en: 'sectionName', zh: 'sectionNameZh' },
  module: { en: 'moduleName', zh: 'moduleNameZh' },
  route: { en: 'routeName', zh: 'routeNameZh' },
} as const;

/** The name and the calculator of a section of the paper's own, or of a module; a route has the calculator of its section. */
export const SectionSettingsFields = ({ settings, usualName, kind, onChange }: SectionSettingsFieldsProps) => {
  const t = useTranslation(composerMessages);
  return (
    <>
      <TextInput
        className={styles.sectionName}
        label={t(labels[kind].en)}
        lang="en"
        maxLength={100}
        placeholder={usualName.en}
        value={settings.name}
        onChange={({ currentTarget: { value: name } }) => onChange({ ...settings, name })}
      />
      <TextInput
        className={styles.sectionName}
        label={t(labels[kind].zh)}
        lang="zh-CN"
        maxLength={100}
        placeholder={usualName.zh}
        value={settings.nameZh}
        onChange={({ currentTarget: { value: nameZh } }) => onChange({ ...settings, nameZh })}
      />
      {kind !== 'route' && (
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
      )}
    </>
  );
};
