import { Modal } from '@mantine/core';
import { useRef, useState } from 'react';
import { DialogForm } from '@inkstone/assignments/web';
import { useApiMutation } from '@inkstone/call/web';
import { NewPassword } from '@inkstone/people/web';
import { isCandidate } from '@inkstone/session/contract';
import { useLanguage, useTranslation } from '@inkstone/ui';
import { addSchoolPerson, changeSchoolPerson, type PersonDraft, type SchoolPerson } from '../../contract.ts';
import { personMessages } from '../../messages.ts';
import { assignableRoles } from '../../rules.ts';
import { AccountFields, RoleFields, usePersonFaults, type PersonFields } from './person-fields.tsx';
import { PermissionFields } from './permission-fields.tsx';

const toDraft = (fields: PersonFields): PersonDraft => ({
  ...fields,
  name: fields.name.trim(),
  username: fields.username.trim(),
  nameZh: fields.nameZh.trim() || null,
  number: fields.number.trim() || null,
  mail: fields.mail.trim() || null,
});

const toFields = (person: SchoolPerson): PersonFields => ({
  name: person.name,
  nameZh: person.nameZh ?? '',
  username: person.username,
  number: person.number ?? '',
  mail: person.mail ?? '',
  language: person.language,
  roles: assignableRoles.filter((role) => person.roles.includes(role)),
  permissions: person.permissions,
});

interface FormProps {
  title: string;
  initial: PersonFields;
  /** A candidate's own role is not among those of the form. */
  needsRole: boolean;
  send(draft: PersonDraft, requestId: string): Promise<string>;
  onClose(): void;
}

const PersonForm = ({ title, initial, needsRole, send, onClose }: FormProps) => {
  const t = useTranslation(personMessages);
  const [fields, setFields] = useState(initial);
  const change = (next: Partial<PersonFields>) => setFields((current) => ({ ...current, ...next }));
  const faults = usePersonFaults(fields, { needsRole });
  return (
    <Modal opened onClose={onClose} title={title} size={720}>
      <DialogForm
        submitLabel={t('save')}
        faults={faults}
        send={(requestId) => send(toDraft(fields), requestId)}
        onClose={onClose}
      >
        <AccountFields fields={fields} onChange={change} />
        <RoleFields fields={fields} onChange={change} />
        <PermissionFields fields={fields} onChange={change} />
      </DialogForm>
    </Modal>
  );
};

/** The dialog to add a person; afterwards it shows the first password once. */
export const AddPersonDialog = ({ onClose }: { onClose(): void }) => {
  const t = useTranslation(personMessages);
  const language = useLanguage();
  const { mutateAsync } = useApiMutation(addSchoolPerson);
  const [added, setAdded] = useState<{ name: string; username: string; password: string } | null>(null);
  const isAdded = useRef(false);
  const send = async (draft: PersonDraft, requestId: string) => {
    const { password } = await mutateAsync({ requestId, ...draft });
    const name = language === 'zh' && draft.nameZh ? draft.nameZh : draft.name;
    isAdded.current = true;
    setAdded({ name, username: draft.username, password });
    return t('added', { name });
  };
  if (added) {
    const { name, ...account } = added;
    return <NewPassword title={t('firstPassword', { name })} {...account} onClose={onClose} />;
  }
  const initial: PersonFields = {
    ...{ name: '', nameZh: '', username: '', number: '', mail: '', language },
    roles: ['student'],
    permissions: [],
  };
  // The form closes itself once it was sent; the dialog stays for the password.
  const close = () => {
    if (!isAdded.current) onClose();
  };
  return <PersonForm title={t('addTitle')} initial={initial} needsRole send={send} onClose={close} />;
};

/** The dialog to change a person. */
export const EditPersonDialog = (props: { person: SchoolPerson; name: string; onClose(): void }) => {
  const { person, name, onClose } = props;
  const t = useTranslation(personMessages);
  const { mutateAsync } = useApiMutation(changeSchoolPerson);
  // The edition of the form's first answer: a later one would hide that somebody else saved meanwhile.
  const [{ edition, initial }] = useState(() => ({ edition: person.edition, initial: toFields(person) }));
  const send = async (draft: PersonDraft, requestId: string) => {
    await mutateAsync({ requestId, personId: person.id, edition, ...draft });
    return t('saved');
  };
  const title = t('editTitle', { name });
  const needsRole = !person.roles.some(isCandidate);
  return <PersonForm title={title} initial={initial} needsRole={needsRole} send={send} onClose={onClose} />;
};
