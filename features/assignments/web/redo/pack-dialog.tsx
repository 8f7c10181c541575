import { Modal, TextInput } from '@mantine/core';
import { useState } from 'react';
import { toStoredTitles } from '@inkstone/base';
import { useApiMutation } from '@inkstone/call/web';
import { useTranslation } from '@inkstone/ui';
import { useNavigation } from '@inkstone/ui/screen';
import { packQuestions } from '../../contract.ts';
import { redoMessages } from '../../messages/redo.ts';
import { DialogForm } from '../edit/dialog-form.tsx';
import { families, type AssignmentDetail } from '../shared/families.ts';
import { buildPackTitles } from './pack-titles.ts';
import type { AssignmentQuestion } from './preselect-questions.ts';

interface PackDialogProps {
  assignment: AssignmentDetail['assignment'];
  questions: readonly AssignmentQuestion[];
  onClose(): void;
}

/** Copies questions into new sets and opens the form to assign them. */
export const PackDialog = ({ assignment, questions, onClose }: PackDialogProps) => {
  const t = useTranslation(redoMessages);
  const go = useNavigation();
  const { mutateAsync } = useApiMutation(packQuestions);
  const [titles] = useState(() => buildPackTitles(assignment.titles));
  const [title, setTitle] = useState(titles.en);
  const [titleZh, setTitleZh] = useState(titles.zh);
  const storedTitles = toStoredTitles({ en: title, zh: titleZh });
  const faults = storedTitles.title ? [] : [{ field: 'pack-title', message: t('packNeedsName') }];
  const send = async (requestId: string) => {
    const questionIds = questions.map(({ questionId }) => questionId);
    const titleInput = { title: storedTitles.title, titleZh: storedTitles.titleZh ?? undefined };
    const { setIds } = await mutateAsync({ id: assignment.id, requestId, questionIds, ...titleInput });
    go(families.homework.newRoute, { setIds });
    return t('packed', { count: questionIds.length });
  };
  return (
    <Modal opened onClose={onClose} title={t('packTitle')} size={520}>
      <DialogForm submitLabel={t('packAct')} faults={faults} send={send} onClose={onClose}>
        <p className="meta num">{t('packBody', { count: questions.length })}</p>
        <TextInput
          id="pack-title"
          label={t('packName')}
          maxLength={150}
          value={title}
          onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        />
        <TextInput
          label={t('packNameZh')}
          maxLength={150}
          value={titleZh}
          onChange={({ currentTarget }) => setTitleZh(currentTarget.value)}
        />
      </DialogForm>
    </Modal>
  );
};
