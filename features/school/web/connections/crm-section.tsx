import { PasswordInput, TextInput } from '@mantine/core';
import { newRequestId, useApiMutation, useApiQuery, type CallOutput } from '@inkstone/call/web';
import { QueryBoundary, Section, useTranslation } from '@inkstone/ui';
import { getSchoolCrm, saveSchoolCrm } from '../../contract.ts';
import { schoolCrmMessages } from '../../messages.ts';
import rights from '../rights/rights.module.css';
import styles from '../settings/settings.module.css';
import { ConnectionForm, type ConnectionParts } from './connection-form.tsx';
import { toConnectionWords } from './connection-words.ts';
import { findCrmFaults, toDraft, toFields, type CrmFields } from './crm-fields.ts';
import { CrmTest } from './crm-test.tsx';

type CrmState = CallOutput<typeof getSchoolCrm>;

/** The CRM of the school, with a test of its interface. */
export const CrmSection = () => {
  const t = useTranslation(schoolCrmMessages);
  return (
    <div className={rights.apart}>
      <Section title={t('section')}>
        <p className={`dim ${rights.note}`}>{t('explanation')}</p>
        <QueryBoundary query={useApiQuery(getSchoolCrm, {})} errorTitle={t('failed')} safe={t('safe')}>
          {(state) => (state.arePagesFixed && state.isApiFixed ? <p>{t('fixed')}</p> : <CrmForm state={state} />)}
        </QueryBoundary>
      </Section>
    </div>
  );
};

const CrmForm = ({ state }: { state: CrmState }) => {
  const t = useTranslation(schoolCrmMessages);
  const mutation = useApiMutation(saveSchoolCrm);
  return (
    <ConnectionForm
      edition={state.edition}
      opened={toFields(state)}
      empty={toFields({ ...state, crm: null })}
      withoutSecret={(fields) => ({ ...fields, token: '' })}
      findFaults={(fields) => findCrmFaults(fields, t, state)}
      send={async (edition, fields) => {
        const crm = fields && toDraft(fields, state);
        return (await mutation.mutateAsync({ requestId: newRequestId(), edition, crm })).edition;
      }}
      mutation={mutation}
      words={toConnectionWords(t)}
      test={({ fields, isWhole }) => {
        const draft = toDraft(fields, state);
        return !state.isApiFixed && <CrmTest draft={draft} canSend={isWhole && draft.baseUrl !== null} />;
      }}
    >
      {(parts) => (
        <div className={styles.group}>
          <PageInput {...parts} state={state} />
          <InterfaceInputs {...parts} state={state} />
        </div>
      )}
    </ConnectionForm>
  );
};

type InputProps = ConnectionParts<CrmFields> & { state: CrmState };

const PageInput = ({ fields, change, state }: InputProps) => {
  const t = useTranslation(schoolCrmMessages);
  if (state.arePagesFixed) return <p>{t('pagesFixed')}</p>;
  return (
    <TextInput
      id="crm-pageUrl"
      label={t('pageUrl')}
      description={t('pageUrlNote')}
      autoComplete="off"
      spellCheck={false}
      maxLength={500}
      value={fields.pageUrl}
      onChange={({ currentTarget }) => change({ pageUrl: currentTarget.value })}
    />
  );
};

const InterfaceInputs = ({ fields, change, state }: InputProps) => {
  const t = useTranslation(schoolCrmMessages);
  if (state.isApiFixed) return <p>{t('apiFixed')}</p>;
  return (
    <>
      <TextInput
        id="crm-baseUrl"
        label={t('baseUrl')}
        description={t('baseUrlNote')}
        autoComplete="off"
        spellCheck={false}
        maxLength={500}
        value={fields.baseUrl}
        onChange={({ currentTarget }) => change({ baseUrl: currentTarget.value })}
      />
      <PasswordInput
        id="crm-token"
        label={t('token')}
        description={t(state.crm?.hasToken ? 'tokenStored' : 'tokenNote')}
        autoComplete="new-password"
        maxLength={4096}
        value={fields.token}
        onChange={({ currentTarget }) => change({ token: currentTarget.value })}
      />
    </>
  );
};
