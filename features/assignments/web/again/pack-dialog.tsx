import { Modal, TextInput } from '@mantine/core';
import { useState } from 'react';
import { toStoredTitles } from '@inkstone/base';
import { useApiMutation } from '@inkstone/call/web';
import { useTranslation } from '@inkstone/ui';
import { useNavigation } from '@inkstone/ui/screen';
import { packQuest } from '../../contract.ts';
import { againWords } from '../../messages/again.ts';
import { DialogForm } from '../changing/dialog-form.tsx';
import { families, type GivenDetail } from '../work/families.ts';
import { packedTitles } from './packed-titles.ts';
import type { GivenQuestion } from './preselected.ts';

interface PackDialogProps {
  assignment: GivenDetail['assignment'];
  questions: readonly GivenQuestion[];
  onClose(): void;
}

/** Packs questions into sets of one's own and leads on to giving them. */
export const PackDialog = ({ assignment, questions, onClose }: PackDialogProps) => {
  const t = useTranslation(againWords);
  const go = useNavigation();
  const { mutateAsync } = useApiMutation(packQuest);
  const [titles] = useState(() => packedTitles(assignment.titles));
  const [title, setTitle] = useState(titles.en);
  const [titleZh, setTitleZh] = useState(titles.zh);
  const kept = toStoredTitles({ en: title, zh: titleZh });
  const faults = kept.title ? [] : [{ field: 'pack-title', message: t('packNeedsName') }];
  const send = async (requestId: string) => {
    const questIds = questions.map(({ questId }) => questId);
    const named = { title: kept.title, titleZh: kept.titleZh ?? undefined };
    const { topicIds } = await mutateAsync({ id: assignment.id, requestId, questIds, ...named });
    go(families.homework.giveAt, { topicIds });
    return t('packed', { count: questIds.length });
  };
  return (
    <Modal opened onClose={onClose} title={t('packTitle')} size={520}>
      <DialogForm act={t('packAct')} faults={faults} send={send} onClose={onClose}>
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
