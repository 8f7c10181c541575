import { Modal, NumberInput } from '@mantine/core';
import { useState } from 'react';
import { DialogForm } from '@inkstone/assignments/web';
import { nextHalfHour, addDays } from '@inkstone/base';
import { useApiMutation } from '@inkstone/call/web';
import { useNow, useTranslation } from '@inkstone/ui';
import { DateTimeField } from '@inkstone/ui/dates';
import { schoolZone } from '@inkstone/ui/time';
import { changeExamPaper, publishCandidate, type CandidateRow } from '../contract.ts';
import { recordWords } from '../messages.ts';
import { AccountShown, ShareDialog, type Account } from './shown-once.tsx';
import { CreateDialog, EditDialog } from './record-form.tsx';
import { PaperField } from './paper-field.tsx';

/** What stands over the list. */
export type Opened =
  | { dialog: 'create' }
  | { dialog: 'account'; account: Account }
  | { dialog: 'edit' | 'publish' | 'changePaper' | 'share'; row: CandidateRow };

interface DialogsProps {
  opened: Opened | null;
  onOpen(opened: Opened): void;
  onClose(): void;
}

/** The dialog that is open. */
export const Dialogs = ({ opened, onOpen, onClose }: DialogsProps) => {
  switch (opened?.dialog) {
    case undefined:
      return null;
    case 'create':
      return <CreateDialog onMade={(account) => onOpen({ dialog: 'account', account })} onClose={onClose} />;
    case 'account':
      return <AccountShown account={opened.account} onClose={onClose} />;
    case 'edit':
      return <EditDialog row={opened.row} onClose={onClose} />;
    case 'publish':
      return <PublishDialog row={opened.row} onClose={onClose} />;
    case 'changePaper':
      return <PaperDialog row={opened.row} onClose={onClose} />;
    case 'share':
      return <ShareDialog row={opened.row} onClose={onClose} />;
  }
};

interface OneProps {
  row: CandidateRow;
  onClose(): void;
}

const PublishDialog = ({ row, onClose }: OneProps) => {
  const t = useTranslation(recordWords);
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
    const sat = { deadline: deadline?.toISOString() ?? '', ...timeLimit };
    await mutateAsync({ requestId, id: row.id, ...paper, ...sat });
    return t('publishedNow');
  };
  return (
    <Modal opened onClose={onClose} title={t('publishOf', { name: row.name })} size={460}>
      <DialogForm act={t('publish')} faults={faults} send={send} onClose={onClose}>
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

const PaperDialog = ({ row, onClose }: OneProps) => {
  const t = useTranslation(recordWords);
  const [paperId, setPaperId] = useState<number | null>(row.paperId);
  const { mutateAsync } = useApiMutation(changeExamPaper);
  const faults = paperId === null ? [{ field: 'candidate-paper', message: t('needPaper') }] : [];
  const send = async (requestId: string) => {
    if (paperId !== null) await mutateAsync({ requestId, id: row.id, paperId });
    return t('changed');
  };
  return (
    <Modal opened onClose={onClose} title={t('changePaper')} size={460}>
      <DialogForm act={t('save')} faults={faults} send={send} onClose={onClose}>
        <p className="dim">{t('changeNote')}</p>
        <PaperField value={paperId} onChange={setPaperId} />
      </DialogForm>
    </Modal>
  );
};
