import { Button } from '@mantine/core';
import { useState } from 'react';
import { useApiQuery } from '@inkstone/call/web';
import { QuerySection, useTranslation } from '@inkstone/ui';
import { getOwnMail, type OwnMail } from '../contract/mail.ts';
import { ownMailMessages } from './mail/messages.ts';
import { MailCodeForm } from './mail-code-form.tsx';
import { MailForm, type MailDraft } from './mail-form.tsx';
import { RemoveMailForm } from './remove-mail-form.tsx';
import { useHashSection } from './use-hash-section.ts';
import styles from './password.module.css';

/** The mail address of the account: proved by a code, changed or removed. */
export const MailSection = () => {
  const t = useTranslation(ownMailMessages);
  const id = useHashSection('mail');
  return (
    <QuerySection id={id} title={t('title')} query={useApiQuery(getOwnMail, {})}>
      {(own) => (
        <div className={styles.mail}>
          <OwnMailSteps own={own} />
        </div>
      )}
    </QuerySection>
  );
};

type Step = 'shown' | 'address' | 'code' | 'remove';

const OwnMailSteps = ({ own }: { own: OwnMail }) => {
  const [step, setStep] = useState<Step>('shown');
  const [draft, setDraft] = useState<MailDraft>({ mail: '', password: '' });
  const close = () => {
    setDraft({ mail: '', password: '' });
    setStep('shown');
  };
  const edit = (mail: string) => {
    setDraft({ mail, password: '' });
    setStep('address');
  };
  if (step === 'address')
    return <MailForm {...{ own, draft }} onDraft={setDraft} onSent={() => setStep('code')} onCancel={close} />;
  if (step === 'code') return <MailCodeForm draft={draft} onBack={() => setStep('address')} onDone={close} />;
  if (step === 'remove') return <RemoveMailForm own={own} onClose={close} />;
  return <MailState own={own} onEdit={edit} onRemove={() => setStep('remove')} />;
};

interface MailStateProps {
  own: OwnMail;
  /** Begins with the address to prove, or an empty one. */
  onEdit(mail: string): void;
  onRemove(): void;
}

const MailState = ({ own, onEdit, onRemove }: MailStateProps) => {
  const t = useTranslation(ownMailMessages);
  const { mail, isProved, canMail, confirmation } = own;
  const canChange = confirmation !== 'signIn';
  return (
    <div className={styles.form}>
      {mail === null ? (
        <p>{t('none')}</p>
      ) : (
        <p>
          <b className={styles.address}>{mail}</b>
          <br />
          <span className="meta">{t(isProved ? 'proved' : 'unproved')}</span>
        </p>
      )}
      {!canMail && <p className="meta">{t(isProved ? 'canNotMailNow' : 'canNotMail')}</p>}
      {!canChange && <p className="meta">{t('needSignIn')}</p>}
      {canChange && (
        <div className={styles.actions}>
          {canMail && mail !== null && !isProved && <Button onClick={() => onEdit(mail)}>{t('confirm')}</Button>}
          {canMail && <Button onClick={() => onEdit('')}>{t(mail === null ? 'add' : 'change')}</Button>}
          {mail !== null && <Button onClick={onRemove}>{t('remove')}</Button>}
        </div>
      )}
    </div>
  );
};
