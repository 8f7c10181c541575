import { Button } from '@mantine/core';
import { useState } from 'react';
import { PlusIcon, useLanguage, useTranslation } from '@inkstone/ui';
import { definedMessages } from '../../messages.ts';
import type { TextPair } from './defined-draft.ts';
import { TextField } from './text-field.tsx';
import styles from './defined.module.css';

interface TextPairFieldProps {
  value: TextPair;
  onChange(value: TextPair): void;
  error?: string | undefined;
}

const labels = { en: 'textEn', zh: 'textZh' } as const;
const adds = { en: 'addEn', zh: 'addZh' } as const;

/** A rich text in the writer's language first; the other language opens when it is wanted. */
export const TextPairField = ({ value, onChange, error }: TextPairFieldProps) => {
  const t = useTranslation(definedMessages);
  const language = useLanguage();
  const other = language === 'en' ? 'zh' : 'en';
  const [isOpen, setOpen] = useState(value[other] !== '');
  const field = (of: 'en' | 'zh') => (
    <TextField
      key={of}
      label={t(labels[of])}
      value={value[of]}
      error={of === language ? error : undefined}
      onChange={(html) => onChange({ ...value, [of]: html })}
    />
  );
  return (
    <div className={styles.pair}>
      {field(language)}
      {isOpen ? (
        <>
          {field(other)}
          <span className="meta">{t('bothNote')}</span>
        </>
      ) : (
        <Button variant="quiet" leftSection={<PlusIcon />} onClick={() => setOpen(true)}>
          {t(adds[other])}
        </Button>
      )}
    </div>
  );
};
