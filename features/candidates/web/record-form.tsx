import { Modal, Textarea, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { DialogForm } from '@inkstone/assignments/web';
import { toVisibleText } from '@inkstone/base';
import { useApiQuery, useApiMutation, type CallOutput } from '@inkstone/call/web';
import { BlockSkeleton, QueryBoundary, useNow, useTranslation, type FieldError } from '@inkstone/ui';
import { DateTimeField } from '@inkstone/ui/dates';
import { getCandidate, createCandidate, updateCandidate, type CandidateRow } from '../contract.ts';
import { recordMessages } from '../messages.ts';
import { PaperField } from './paper-field.tsx';
import type { Account } from './copy-dialogs.tsx';

const emptyDraft = { name: '', nameZh: '', mail: '', phone: '', position: '', message: '' };
type Draft = typeof emptyDraft;
type Field = keyof Draft;

interface FieldsProps {
  draft: Draft;
  /** Validation errors, once sending was tried. */
  faults: readonly FieldError[];
  onChange(draft: Draft): void;
}

/**
 * As the call accepts them: one @ with text on both sides and a dot after it; digits, spaces, parentheses and dashes.
 */
const mailPattern = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;
const phonePattern = /^[+\d][\d\s()-]*$/;

const useFaults = ({ name, position, mail, phone }: Draft): FieldError[] => {
  const t = useTranslation(recordMessages);
  return [
    ...(toVisibleText(name) === '' ? [{ field: 'candidate-name', message: t('needName') }] : []),
    ...(toVisibleText(position) === '' ? [{ field: 'candidate-position', message: t('needPosition') }] : []),
    ...(mail.trim() === '' || mailPattern.test(mail.trim())
      ? []
      : [{ field: 'candidate-mail', message: t('needMail') }]),
    ...(phone.trim() === '' || phonePattern.test(phone.trim())
      ? []
      : [{ field: 'candidate-phone', message: t('needPhone') }]),
  ];
};

const labels = { name: 'nameEn', nameZh: 'nameZh', position: 'position', mail: 'mail', phone: 'phone' } as const;

const Fields = ({ draft, faults, onChange }: FieldsProps) => {
  const t = useTranslation(recordMessages);
  const set = (field: Field, value: string) => onChange({ ...draft, [field]: value });
  return (
    <>
      {(['name', 'nameZh', 'position', 'mail', 'phone'] as const).map((field) => (
        <TextInput
          key={field}
          id={`candidate-${field}`}
          label={t(labels[field])}
          {...(field === 'nameZh' && { lang: 'zh-CN' })}
          {...(field === 'mail' && { type: 'email' })}
          {...(field === 'phone' && { type: 'tel' })}
          maxLength={field === 'phone' ? 40 : 100}
          error={faults.find((fault) => fault.field === `candidate-${field}`)?.message}
          value={draft[field]}
          onChange={({ currentTarget }) => set(field, currentTarget.value)}
        />
      ))}
      <Textarea
        label={t('message')}
        autosize
        minRows={2}
        maxLength={2000}
        value={draft.message}
        onChange={({ currentTarget }) => set('message', currentTarget.value)}
      />
    </>
  );
};

/** Creates a record; the account is shown next, once. */
export const CreateDialog = ({ onMade: onCreated, onClose }: { onMade(account: Account): void; onClose(): void }) => {
  const t = useTranslation(recordMessages);
  const [draft, setDraft] = useState(emptyDraft);
  const [paperId, setPaperId] = useState<number | null>(null);
  const created = useRef<Account>(null);
  const faults = useFaults(draft);
  const [isTried, setTried] = useState(false);
  const { mutateAsync } = useApiMutation(createCandidate);
  const send = async (requestId: string) => {
    const { username, password } = await mutateAsync({
      requestId,
      ...draft,
      mail: draft.mail.trim(),
      ...(paperId !== null && { paperId }),
    });
    created.current = { name: toVisibleText(draft.name), username, password };
    return t('saved');
  };
  // The form closes itself on success; the account dialog replaces it.
  const close = () => (created.current ? onCreated(created.current) : onClose());
  return (
    <Modal opened onClose={close} title={t('create')} size={520}>
      <DialogForm submitLabel={t('save')} faults={faults} send={send} onAttempt={() => setTried(true)} onClose={close}>
        <Fields draft={draft} faults={isTried ? faults : []} onChange={setDraft} />
        <PaperField value={paperId} onChange={setPaperId} />
      </DialogForm>
    </Modal>
  );
};

/** Updates a record. */
export const EditDialog = ({ row, onClose }: { row: CandidateRow; onClose(): void }) => {
  const t = useTranslation(recordMessages);
  const ask = useApiQuery(getCandidate, { id: row.id });
  return (
    <Modal opened onClose={onClose} title={t('edit')} size={520}>
      <QueryBoundary
        bare
        query={ask}
        errorTitle={t('listFailed')}
        safe={t('safe')}
        skeleton={<BlockSkeleton lines={8} />}
      >
        {(detail) => <EditForm detail={detail} onClose={onClose} />}
      </QueryBoundary>
    </Modal>
  );
};

const EditForm = ({ detail, onClose }: { detail: CallOutput<typeof getCandidate>; onClose(): void }) => {
  const t = useTranslation(recordMessages);
  const { candidate, names, message } = detail;
  const [draft, setDraft] = useState<Draft>({
    ...{ name: names.en, nameZh: names.zh ?? '', message: message ?? '' },
    ...{ mail: candidate.mail ?? '', phone: candidate.phone ?? '', position: candidate.position },
  });
  const previous = candidate.deadline === null ? null : new Date(candidate.deadline);
  const [deadline, setDeadline] = useState<Date | null>(previous);
  const now = useNow(10_000);
  const isMoved = deadline?.getTime() !== previous?.getTime();
  const isAhead = deadline !== null && deadline.getTime() > now;
  const faults = [
    ...useFaults(draft),
    ...(isMoved && !isAhead ? [{ field: 'candidate-deadline', message: t('needDeadline') }] : []),
  ];
  const [isTried, setTried] = useState(false);
  const { mutateAsync } = useApiMutation(updateCandidate);
  const send = async (requestId: string) => {
    const moved = isMoved && deadline !== null ? { deadline: deadline.toISOString() } : {};
    await mutateAsync({ requestId, id: candidate.id, ...draft, mail: draft.mail.trim(), ...moved });
    return t('saved');
  };
  return (
    <DialogForm submitLabel={t('save')} faults={faults} send={send} onAttempt={() => setTried(true)} onClose={onClose}>
      {candidate.mayMove && (
        <DateTimeField
          id="candidate-deadline"
          label={t('deadline')}
          description={t('deadlineNote')}
          error={isTried && isMoved && !isAhead ? t('needDeadline') : undefined}
          value={deadline}
          onChange={setDeadline}
        />
      )}
      <Fields draft={draft} faults={isTried ? faults : []} onChange={setDraft} />
    </DialogForm>
  );
};
