import { newRequestId, useApiMutation, useApiQuery, type CallOutput } from '@inkstone/call/web';
import { QueryBoundary, Section, useTranslation } from '@inkstone/ui';
import { getSignOnProvider, saveSignOnProvider } from '../../contract.ts';
import { signOnProviderMessages } from '../../messages.ts';
import rights from '../rights/rights.module.css';
import signOn from '../sign-on/sign-on.module.css';
import { ConnectionForm } from './connection-form.tsx';
import { toConnectionWords } from './connection-words.ts';
import { findProviderFaults, toDraft, toFields } from './provider-fields.ts';
import { ProviderInputs } from './provider-inputs.tsx';
import { ProviderTest } from './provider-test.tsx';

type ProviderState = CallOutput<typeof getSignOnProvider>;

/** The identity provider of the school, with a test. */
export const SignOnProviderSection = () => {
  const t = useTranslation(signOnProviderMessages);
  return (
    <div className={rights.apart}>
      <Section title={t('section')}>
        <p className={`dim ${rights.note}`}>{t('explanation')}</p>
        <QueryBoundary query={useApiQuery(getSignOnProvider, {})} errorTitle={t('failed')} safe={t('safe')}>
          {(state) => <ProviderState state={state} />}
        </QueryBoundary>
      </Section>
    </div>
  );
};

const ProviderState = ({ state }: { state: ProviderState }) => {
  const t = useTranslation(signOnProviderMessages);
  if (state.isFixed) return <p>{t('fixed')}</p>;
  return state.callbackUrl === null ? <p>{t('noPublicAddress')}</p> : <ProviderForm state={state} />;
};

const ProviderForm = ({ state }: { state: ProviderState }) => {
  const t = useTranslation(signOnProviderMessages);
  const mutation = useApiMutation(saveSignOnProvider);
  return (
    <>
      <p className={rights.note}>
        {t('callback')} <output className={signOn.address}>{state.callbackUrl}</output>
      </p>
      <ConnectionForm
        edition={state.edition}
        opened={toFields(state)}
        empty={toFields({ ...state, provider: null })}
        withoutSecret={(fields) => ({ ...fields, clientSecret: '' })}
        findFaults={(fields) => findProviderFaults(fields, t, state)}
        send={async (edition, fields) => {
          const provider = fields && toDraft(fields);
          return (await mutation.mutateAsync({ requestId: newRequestId(), edition, provider })).edition;
        }}
        mutation={mutation}
        words={toConnectionWords(t)}
        test={({ fields, isWhole }) => <ProviderTest fields={fields} canSend={isWhole} />}
      >
        {({ fields, change }) => <ProviderInputs fields={fields} state={state} onChange={change} />}
      </ConnectionForm>
    </>
  );
};
