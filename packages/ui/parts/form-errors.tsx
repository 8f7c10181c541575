import { useEffect, useRef } from 'react';
import type { MouseEvent } from 'react';
import { WarningIcon } from '../icons/index.tsx';
import { useTranslation } from '../words/index.ts';
import { messages } from '../messages.ts';
import styles from './form-errors.module.css';

/** What is wrong with one field; `field` is the id of its control. */
export interface FieldError {
  field?: string;
  message: string;
}

interface FormErrorsProps {
  errors: readonly FieldError[];
  /** The server's message about the whole form. */
  title?: string;
  /** What is safe; absent: "What you entered is kept." */
  safe?: string;
  /** Changes with each attempt to submit, so that the summary is announced again. */
  attempt?: number;
}

/** The summary above a form of all its errors; each line leads to its field. */
export const FormErrors = ({ errors, title, safe, attempt }: FormErrorsProps) => {
  const t = useTranslation(messages);
  const box = useRef<HTMLDivElement>(null);
  const hasErrors = errors.length > 0 || title !== undefined;

  // Moves focus to the summary after a failed attempt, so that a screen reader reads it.
  useEffect(() => {
    if (hasErrors) box.current?.focus();
  }, [hasErrors, attempt]);

  if (!hasErrors) return null;
  return (
    <div ref={box} className={styles.box} role="alert" tabIndex={-1}>
      <WarningIcon />
      <div>
        <b>{title ?? t('formErrors', { count: errors.length })}</b>
        {errors.length > 0 && (
          <ul>
            {errors.map((error) => (
              <li key={`${error.field} ${error.message}`}>
                {error.field ? (
                  <a href={`#${error.field}`} onClick={focusField(error.field)}>
                    {error.message}
                  </a>
                ) : (
                  error.message
                )}
              </li>
            ))}
          </ul>
        )}
        <p>{safe ?? t('keptValues')}</p>
      </div>
    </div>
  );
};

const focusField = (field: string) => (event: MouseEvent) => {
  event.preventDefault();
  document.getElementById(field)?.focus();
};
