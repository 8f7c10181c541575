import { Select } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { useProgramme } from '@inkstone/bank/web';
import { listLoadedTasks } from '@inkstone/programmes/lazy';
import { useLanguage, useTranslation } from '@inkstone/ui';
import { newAssignmentMessages } from '../../messages.ts';
import type { AssignmentDraft, OnDraftChange } from './assignment-draft.ts';

interface TaskSelectProps {
  programme: string;
  draft: AssignmentDraft;
  onChange: OnDraftChange;
}

/** Sets homework as a task of a course, where its programme has such tasks; suspends until the programme is loaded. */
export const TaskSelect = ({ programme, draft, onChange }: TaskSelectProps) => {
  const t = useTranslation(newAssignmentMessages);
  const language = useLanguage();
  useProgramme(programme);
  const tasks = listLoadedTasks(programme);
  const forget = useEffectEvent(() => onChange({ taskTypeId: null }));
  const isForeign = draft.taskTypeId !== null && tasks.every(({ paperTypeId }) => paperTypeId !== draft.taskTypeId);
  // A task of the programme chosen before.
  useEffect(() => {
    if (isForeign) forget();
  }, [isForeign]);
  if (tasks.length === 0) return null;
  return (
    <Select
      label={t('task')}
      description={t('taskHow')}
      placeholder={t('noTask')}
      clearable
      data={tasks.map(({ paperTypeId, name }) => ({ value: String(paperTypeId), label: name[language] }))}
      value={draft.taskTypeId === null ? null : String(draft.taskTypeId)}
      onChange={(chosen) => onChange({ taskTypeId: chosen === null ? null : Number(chosen) })}
    />
  );
};
