import { ActionIcon, TextInput } from '@mantine/core';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { EyeIcon, EyeOffIcon, useTranslation } from '@inkstone/ui';
import { messages } from '../messages.ts';
import styles from './password-field.module.css';

interface PasswordFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** What the browser's own keeper of passwords may do here. */
  autoComplete: 'current-password' | 'new-password';
  /** At the right of the label: a link. */
  aside?: ReactNode;
  hint?: string;
  /** A sentence, or true where the words stand elsewhere. */
  error?: string | boolean;
  id?: string;
  /** Where a dialog begins. */
  isFirst?: boolean;
}

/** A password with its label, a button that shows it, and a word when Caps Lock is on. */
export const PasswordField = (props: PasswordFieldProps) => {
  const { label, value, onChange, autoComplete, aside, hint, error, isFirst } = props;
  const t = useTranslation(messages);
  const own = useId();
  const id = props.id ?? own;
  const [isShown, setShown] = useState(false);
  const [hasCaps, setCaps] = useState(false);
  const look = (event: KeyboardEvent) => setCaps(event.getModifierState('CapsLock'));
  return (
    <div>
      <div className={styles.head}>
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      <TextInput
        id={id}
        type={isShown ? 'text' : 'password'}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={look}
        onKeyUp={look}
        onBlur={() => setCaps(false)}
        autoComplete={autoComplete}
        autoCapitalize="off"
        spellCheck={false}
        data-autofocus={isFirst || undefined}
        maxLength={128}
        rightSectionWidth="3rem"
        rightSection={
          <ActionIcon aria-label={t(isShown ? 'hidePassword' : 'showPassword')} onClick={() => setShown(!isShown)}>
            {isShown ? <EyeOffIcon /> : <EyeIcon />}
          </ActionIcon>
        }
        description={typeof error === 'string' ? undefined : hint}
        inputWrapperOrder={['input', 'description', 'error']}
        error={error}
      />
      <p className={styles.caps} role="status">
        {hasCaps ? t('capsLock') : ''}
      </p>
    </div>
  );
};
