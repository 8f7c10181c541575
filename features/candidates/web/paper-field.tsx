import { Select } from '@mantine/core';
import { useApiQuery } from '@inkstone/call/web';
import { useTranslation } from '@inkstone/ui';
import { getCandidateOptions } from '../contract.ts';
import { recordMessages } from '../messages.ts';

interface PaperFieldProps {
  value: number | null;
  onChange(paperId: number | null): void;
}

/** Selects a paper of the bank. */
export const PaperField = ({ value, onChange }: PaperFieldProps) => {
  const t = useTranslation(recordMessages);
  const papers = useApiQuery(getCandidateOptions, {}).data?.papers ?? [];
  return (
    <Select
      id="candidate-paper"
      label={t('paper')}
      placeholder={t('choosePaper')}
      searchable
      clearable
      data={papers.map(({ id, title }) => ({ value: String(id), label: title }))}
      value={value === null ? null : String(value)}
      onChange={(next) => onChange(next === null ? null : Number(next))}
    />
  );
};
