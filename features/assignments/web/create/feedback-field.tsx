import { Checkbox } from '@mantine/core';
import { useTranslation } from '@inkstone/ui';
import { newAssignmentMessages } from '../../messages.ts';

interface FeedbackFieldProps {
  isOn: boolean;
  onChange(change: { hasInstantFeedback: boolean }): void;
}

/** Whether answers can be confirmed to see their keys at once. */
export const FeedbackField = ({ isOn, onChange }: FeedbackFieldProps) => {
  const t = useTranslation(newAssignmentMessages);
  return (
    <Checkbox
      label={t('instantFeedback')}
      description={t('instantFeedbackNote')}
      checked={isOn}
      onChange={({ currentTarget }) => onChange({ hasInstantFeedback: currentTarget.checked })}
    />
  );
};
