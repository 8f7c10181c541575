import { Select } from '@mantine/core';
import { useState } from 'react';
import { findProgrammeCard, getExamName, programmeCards } from '@inkstone/programmes/cards';
import { contractProgrammes } from '@inkstone/programmes/fidelity';
import { Section, useLanguage, useTranslation } from '@inkstone/ui';
import { fidelityMessages } from '../../messages.ts';
import { ExamFidelity } from './exam-fidelity.tsx';
import { useContract } from './use-contract.ts';
import styles from './fidelity-demo.module.css';

const programmeIds = programmeCards.map(({ id }) => id).filter((id) => contractProgrammes.includes(id));

/** The comparison with the real exam, for an exam that the visitor chooses. */
export const FidelityDemo = () => {
  const t = useTranslation(fidelityMessages);
  const language = useLanguage();
  const [programme, setProgramme] = useState(programmeIds[0] ?? '');
  const [chosen, setChosen] = useState<string | null>(null);
  const variants = useContract(programme)?.variants ?? [];
  const variant = chosen !== null && variants.includes(chosen) ? chosen : (variants[0] ?? '');
  return (
    <Section title={t('demoTitle')}>
      <div className={styles.demo}>
        <p className="dim">{t('demoIntro')}</p>
        <div className={styles.fields}>
          <Select
            label={t('programme')}
            data={programmeIds.map((id) => ({ value: id, label: findProgrammeCard(id)?.name[language] ?? id }))}
            value={programme}
            onChange={(next) => next !== null && setProgramme(next)}
            allowDeselect={false}
          />
          {variants.length > 1 && (
            <Select
              label={t('exam')}
              data={variants.map((id) => ({ value: id, label: getExamName({ programme, variant: id }, language) }))}
              value={variant}
              onChange={setChosen}
              allowDeselect={false}
            />
          )}
        </div>
        <ExamFidelity key={`${programme} ${variant}`} programme={programme} variant={variant} />
      </div>
    </Section>
  );
};
