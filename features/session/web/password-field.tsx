import { ActionIcon, TextInput } from '@mantine/core';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { EyeIcon, EyeOffIcon, useTranslation } from '@inkstone/ui';
import { messages } from '../messages.ts';
import styles from './password-field.module.css';

interface PasswordFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** For the browser's password manager. */
  autoComplete: 'current-password' | 'new-password';
  /** Link at the right of the label. */
  aside?: ReactNode;
  hint?: string;
  /** Error text, or true where it is shown elsewhere. */
  error?: string | boolean;
  id?: string;
  /** Focused first in a dialog. */
  isFirst?: boolean;
}

/** Password field with a show button, and a note when Caps Lock is on. */
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
