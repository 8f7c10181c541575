import { Button } from '@mantine/core';
import { useLocation } from 'react-router';
import { getErrorMessage, newRequestId } from '@inkstone/call/web';
import { mapClaims, roleNames } from '@inkstone/session/contract';
import { useSignOnTest, useStartSignOnTest } from '@inkstone/session/web';
import { Facts, Section, toastError, useLanguage, useTranslation } from '@inkstone/ui';
import { signOnMessages } from '../../messages.ts';
import type { SignOn, SignOnFields } from './sign-on-fields.ts';
import styles from './sign-on.module.css';

interface TestButtonProps {
  isUnsaved: boolean;
}

/** Leads to the provider, which then says who is there. */
export const TestButton = ({ isUnsaved }: TestButtonProps) => {
  const t = useTranslation(signOnMessages);
  const { mutateAsync, isPending } = useStartSignOnTest();
  const start = async () => {
    try {
      const { url } = await mutateAsync({ requestId: newRequestId() });
      globalThis.location.assign(url);
    } catch (error) {
      toastError(t('testFailed'), getErrorMessage(error));
    }
  };
  return (
    <Button disabled={isUnsaved} loading={isPending} onClick={() => void start()}>
      {t('test')}
    </Button>
  );
};

interface TestResultProps {
  fields: SignOnFields;
  classes: SignOn['classes'];
  onUse(known: { claim: string; value: string }): void;
}

/** After a return from the provider: what it said, and what the rules of the form give for it. */
export const TestResult = (props: TestResultProps) => {
  const { hash } = useLocation();
  return hash === '#sign-on-test' ? <LoadedResult {...props} /> : null;
};

const LoadedResult = ({ fields, classes, onUse }: TestResultProps) => {
  const t = useTranslation(signOnMessages);
  const { data } = useSignOnTest();
  const result = data?.result;
  if (!result) return null;
  if (result.failed !== null)
    return (
      <p className={styles.result} role="alert">
        {t('testFailed')}: {result.failed}
      </p>
    );
  return (
    <div className={styles.result} id="sign-on-test">
      <Section title={t('testTitle')} small>
        <Facts
          items={result.claims.map(({ name, values }) => ({
            name,
            value: (
              <span className={styles.values}>
                {values.length === 0 && t('none')}
                {values.map((value) => (
                  <Button
                    key={value}
                    size="xs"
                    variant="quiet"
                    aria-label={t('use', { claim: name, value })}
                    onClick={() => onUse({ claim: name, value })}
                  >
                    {value}
                  </Button>
                ))}
              </span>
            ),
          }))}
        />
        <Outcome claims={result.claims} fields={fields} classes={classes} />
      </Section>
    </div>
  );
};

interface OutcomeProps {
  claims: readonly { name: string; values: string[] }[];
  fields: SignOnFields;
  classes: SignOn['classes'];
}

const Outcome = ({ claims, fields, classes }: OutcomeProps) => {
  const t = useTranslation(signOnMessages);
  const language = useLanguage();
  const grants = mapClaims(fields.rules, Object.fromEntries(claims.map(({ name, values }) => [name, values])));
  if (grants.roles.length === 0) return <p>{t('givesNothing')}</p>;
  const roles = grants.roles.map((role) => roleNames[role][language]).join(t('comma'));
  const names = classes.filter(({ id }) => grants.classIds.includes(id)).map(({ name }) => name);
  return (
    <p>{names.length === 0 ? t('gives', { roles }) : t('givesClass', { roles, classes: names.join(t('comma')) })}</p>
  );
};
