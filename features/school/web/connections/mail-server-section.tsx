import { Button } from '@mantine/core';
import { useState, type SubmitEvent } from 'react';
import { failureFrom, newRequestId, useApiMutation, useApiQuery, type CallOutput } from '@inkstone/call/web';
import { useProtectPage } from '@inkstone/session/web';
import { FormErrors, QueryBoundary, Section, toastSuccess, useConfirm, useTranslation } from '@inkstone/ui';
import { getMailServer, saveMailServer } from '../../contract.ts';
import { mailServerMessages } from '../../messages.ts';
import rights from '../rights/rights.module.css';
import styles from '../settings/settings.module.css';
import { toDraft, toFields, useMailServerFaults, type MailServerFields } from './mail-server-fields.ts';
import { MailServerInputs } from './mail-server-inputs.tsx';
import { MailServerTest } from './mail-server-test.tsx';

type MailServerState = CallOutput<typeof getMailServer>;

/** The mail server of the school, with a test mail. */
export const MailServerSection = () => {
  const t = useTranslation(mailServerMessages);
  return (
    <div className={rights.apart}>
      <Section title={t('section')}>
        <p className={`dim ${rights.note}`}>{t('explanation')}</p>
        <QueryBoundary query={useApiQuery(getMailServer, {})} errorTitle={t('failed')} safe={t('safe')}>
          {(state) => (state.isFixed ? <p>{t('fixed')}</p> : <MailServerForm state={state} />)}
        </QueryBoundary>
      </Section>
    </div>
  );
};

const MailServerForm = ({ state }: { state: MailServerState }) => {
  const t = useTranslation(mailServerMessages);
  const confirm = useConfirm();
  const [fields, setFields] = useState(() => toFields(state));
  // The edition of the form's first answer: a later one would hide that somebody else saved meanwhile.
  const [edition, setEdition] = useState(state.edition);
  const [saved, setSaved] = useState(fields);
  const [attempt, setAttempt] = useState(0);
  const { mutateAsync, isPending, error } = useApiMutation(saveMailServer);
  const faultsNow = useMailServerFaults(fields);
  const faults = attempt > 0 ? faultsNow : [];
  useProtectPage(fields === saved ? null : 'unsaved');
  const change = (next: Partial<MailServerFields>) => setFields((current) => ({ ...current, ...next }));
  const send = async (next: MailServerFields | null) => {
    try {
      const server = next && toDraft(next);
      const answer = await mutateAsync({ requestId: newRequestId(), edition, server });
      const shown = next ? { ...next, password: '' } : toFields({ ...state, server: null });
      setEdition(answer.edition);
      setFields(shown);
      setSaved(shown);
      setAttempt(0);
      toastSuccess(t(next ? 'saved' : 'removed'));
    } catch {
      // Shown above the form.
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (!isPending && faultsNow.length === 0) void send(fields);
  };
  const remove = async () => {
    const question = { title: t('removeTitle'), body: t('removeBody'), actionLabel: t('remove'), danger: true };
    if (await confirm(question)) await send(null);
  };
  const failure = failureFrom(error);
  const refused = faults.length === 0 && failure && failure.kind !== 'signedOut' ? failure.message : undefined;
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {edition === 0 && <p>{t('none')}</p>}
      <FormErrors errors={faults} attempt={attempt} {...(refused !== undefined && { title: refused })} />
      <MailServerInputs fields={fields} state={state} onChange={change} />
      <div className={styles.acts}>
        <Button type="submit" variant="filled" loading={isPending}>
          {t('save')}
        </Button>
        {edition > 0 && (
          <Button variant="quiet" disabled={isPending} onClick={() => void remove()}>
            {t('remove')}
          </Button>
        )}
      </div>
      <MailServerTest fields={fields} canSend={faultsNow.length === 0} />
    </form>
  );
};
