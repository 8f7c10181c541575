import { Select } from '@mantine/core';
import { getReportKind } from '@inkstone/programmes/cards';
import { listLoadedPaperTypes } from '@inkstone/programmes/lazy';
import { useTranslation } from '@inkstone/ui';
import { composerMessages } from '../messages.ts';

const reportMessageKeys = {
  standard: 'reportStandard',
  tabs: 'reportTabs',
  history: 'reportHistory',
  seminar: 'reportSeminar',
  basic: 'reportBasic',
} as const;

interface PaperTypeSelectProps {
  /** The exam, of a programme that is loaded. */
  exam: { programme: string; variant: string };
  value: number | null;
  onChange(paperTypeId: number | null): void;
}

/** Chooses the type of a paper where its programme has more than one; the server knows the only one of others. */
export const PaperTypeSelect = ({ exam, value, onChange }: PaperTypeSelectProps) => {
  const t = useTranslation(composerMessages);
  const types = listLoadedPaperTypes(exam.programme);
  if (types.length < 2) return null;
  const usual = t('usualType', { report: t(reportMessageKeys[getReportKind(exam)]) });
  return (
    <Select
      id="paper-type"
      label={t('paperType')}
      description={t('paperTypeHow')}
      allowDeselect={false}
      data={[
        { value: '', label: usual },
        ...types.map(({ paperTypeId, report }) => ({
          value: String(paperTypeId),
          label: t('typeNamed', { id: String(paperTypeId), report: t(reportMessageKeys[report]) }),
        })),
      ]}
      value={value === null ? '' : String(value)}
      onChange={(chosen) => onChange(chosen ? Number(chosen) : null)}
    />
  );
};
