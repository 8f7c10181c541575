import { Modal, NumberInput } from '@mantine/core';
import { useState } from 'react';
import { DialogForm } from '@inkstone/assignments/web';
import { nextHalfHour, addDays } from '@inkstone/base';
import { useApiMutation } from '@inkstone/call/web';
import { useNow, useTranslation } from '@inkstone/ui';
import { DateTimeField } from '@inkstone/ui/dates';
import { schoolZone } from '@inkstone/ui/time';
import { changeCandidatePaper, publishCandidate, type CandidateRow } from '../contract.ts';
import { recordMessages } from '../messages.ts';
import { AccountDialog, ShareDialog, type Account } from './copy-dialogs.tsx';
import { CreateDialog, EditDialog } from './record-form.tsx';
import { PaperField } from './paper-field.tsx';

/** The dialog over the list. */
export type OpenDialog =
  | { dialog: 'create' }
  | { dialog: 'account'; account: Account }
  | { dialog: 'edit' | 'publish' | 'changePaper' | 'share'; row: CandidateRow };

interface DialogsProps {
  dialog: OpenDialog | null;
  onOpen(opened: OpenDialog): void;
  onClose(): void;
}

/** The dialog that is open. */
export const Dialogs = ({ dialog, onOpen, onClose }: DialogsProps) => {
  switch (dialog?.dialog) {
    case undefined:
      return null;
    case 'create':
      return <CreateDialog onMade={(account) => onOpen({ dialog: 'account', account })} onClose={onClose} />;
    case 'account':
      return <AccountDialog account={dialog.account} onClose={onClose} />;
    case 'edit':
      return <EditDialog row={dialog.row} onClose={onClose} />;
    case 'publish':
      return <PublishDialog row={dialog.row} onClose={onClose} />;
    case 'changePaper':
      return <PaperDialog row={dialog.row} onClose={onClose} />;
    case 'share':
      return <ShareDialog row={dialog.row} onClose={onClose} />;
  }
};

interface RecordDialogProps {
  row: CandidateRow;
  onClose(): void;
}

const PublishDialog = ({ row, onClose }: RecordDialogProps) => {
  const t = useTranslation(recordMessages);
  const [paperId, setPaperId] = useState(row.paperId);
  const [deadline, setDeadline] = useState<Date | null>(() => addDays(nextHalfHour(Date.now()), 7, schoolZone()));
  const [minutes, setMinutes] = useState<number | null>(null);
  const { mutateAsync } = useApiMutation(publishCandidate);
  const now = useNow(10_000);
  const isAhead = deadline !== null && deadline.getTime() > now;
  const faults = [
    ...(paperId === null ? [{ field: 'candidate-paper', message: t('needPaper') }] : []),
    ...(isAhead ? [] : [{ field: 'candidate-deadline', message: t('needDeadline') }]),
  ];
  const send = async (requestId: string) => {
    const timeLimit = minutes === null ? {} : { timeLimit: minutes * 60 };
    const paper = row.paperId === null && paperId !== null ? { paperId } : {};
    const timing = { deadline: deadline?.toISOString() ?? '', ...timeLimit };
    await mutateAsync({ requestId, id: row.id, ...paper, ...timing });
    return t('publishedNow');
  };
  return (
    <Modal opened onClose={onClose} title={t('publishOf', { name: row.name })} size={460}>
      <DialogForm submitLabel={t('publish')} faults={faults} send={send} onClose={onClose}>
        <p className="dim">{t('publishNote')}</p>
        {row.paperId === null && <PaperField value={paperId} onChange={setPaperId} />}
        <DateTimeField isAhead id="candidate-deadline" label={t('deadline')} value={deadline} onChange={setDeadline} />
        <NumberInput
          label={t('minutes')}
          description={t('minutesNote')}
          min={1}
          max={1440}
          allowDecimal={false}
          value={minutes ?? ''}
          onChange={(next) => setMinutes(typeof next === 'number' ? next : null)}
        />
      </DialogForm>
    </Modal>
  );
};

const PaperDialog = ({ row, onClose }: RecordDialogProps) => {
  const t = useTranslation(recordMessages);
  const [paperId, setPaperId] = useState<number | null>(row.paperId);
  const { mutateAsync } = useApiMutation(changeCandidatePaper);
  const faults = paperId === null ? [{ field: 'candidate-paper', message: t('needPaper') }] : [];
  const send = async (requestId: string) => {
    if (paperId !== null) await mutateAsync({ requestId, id: row.id, paperId });
    return t('changed');
  };
  return (
    <Modal opened onClose={onClose} title={t('changePaper')} size={460}>
      <DialogForm submitLabel={t('save')} faults={faults} send={send} onClose={onClose}>
        <p className="dim">{t('changeNote')}</p>
        <PaperField value={paperId} onChange={setPaperId} />
      </DialogForm>
    </Modal>
  );
};
