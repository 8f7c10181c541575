import { newRequestId, useApiMutation, useApiQuery, type CallOutput } from '@inkstone/call/web';
import { QueryBoundary, Section, useTranslation } from '@inkstone/ui';
import { getMailServer, saveMailServer } from '../../contract.ts';
import { mailServerMessages } from '../../messages.ts';
import rights from '../rights/rights.module.css';
import { ConnectionForm } from './connection-form.tsx';
import { findMailServerFaults, toDraft, toFields } from './mail-server-fields.ts';
import { MailServerInputs } from './mail-server-inputs.tsx';
import { MailServerTest } from './mail-server-test.tsx';
import { toConnectionWords } from './connection-words.ts';

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

const MailServerForm = ({ state }: { state: CallOutput<typeof getMailServer> }) => {
  const t = useTranslation(mailServerMessages);
  const mutation = useApiMutation(saveMailServer);
  return (
    <ConnectionForm
      edition={state.edition}
      opened={toFields(state)}
      empty={toFields({ ...state, server: null })}
      withoutSecret={(fields) => ({ ...fields, password: '' })}
      findFaults={(fields) => findMailServerFaults(fields, t)}
      send={async (edition, fields) => {
        const server = fields && toDraft(fields);
        return (await mutation.mutateAsync({ requestId: newRequestId(), edition, server })).edition;
      }}
      mutation={mutation}
      words={toConnectionWords(t)}
      test={({ fields, isWhole }) => <MailServerTest fields={fields} canSend={isWhole} />}
    >
      {({ fields, change }) => <MailServerInputs fields={fields} state={state} onChange={change} />}
    </ConnectionForm>
  );
};
