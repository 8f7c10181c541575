import { Checkbox, Stack } from '@mantine/core';
import { useTranslation } from '@inkstone/ui';
import { newAssignmentMessages } from '../../messages.ts';

interface ShuffleFieldsProps {
  draft: { shufflesQuestions: boolean; shufflesOptions: boolean };
  onChange(change: { shufflesQuestions: boolean } | { shufflesOptions: boolean }): void;
}

/** Whether each student gets questions and options in another order. */
export const ShuffleFields = ({ draft, onChange }: ShuffleFieldsProps) => {
  const t = useTranslation(newAssignmentMessages);
  return (
    <Stack gap="md">
      <Checkbox
        label={t('shuffleQuestions')}
        description={t('shuffleQuestionsNote')}
        checked={draft.shufflesQuestions}
        onChange={({ currentTarget }) => onChange({ shufflesQuestions: currentTarget.checked })}
      />
      <Checkbox
        label={t('shuffleOptions')}
        description={t('shuffleOptionsNote')}
        checked={draft.shufflesOptions}
        onChange={({ currentTarget }) => onChange({ shufflesOptions: currentTarget.checked })}
      />
    </Stack>
  );
};
