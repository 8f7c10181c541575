import { Button } from '@mantine/core';
import { useState } from 'react';
import { PlusIcon, useLanguage, useTranslation } from '@inkstone/ui';
import { definedHomeworkMessages } from '../../messages.ts';
import type { TextPair } from './defined-draft.ts';
import { TextField } from './text-field.tsx';
import styles from './defined-homework.module.css';

interface TextPairFieldProps {
  value: TextPair;
  onChange(value: TextPair): void;
  error?: string | undefined;
}

const labels = { en: 'textEn', zh: 'textZh' } as const;
const addLabels = { en: 'addEn', zh: 'addZh' } as const;

/** Rich text in the reader's language; the other language opens on request. */
export const TextPairField = ({ value, onChange, error }: TextPairFieldProps) => {
  const t = useTranslation(definedHomeworkMessages);
  const language = useLanguage();
  const otherLanguage = language === 'en' ? 'zh' : 'en';
  const [isOpen, setOpen] = useState(value[otherLanguage] !== '');
  const field = (fieldLanguage: 'en' | 'zh') => (
    <TextField
      key={fieldLanguage}
      label={t(labels[fieldLanguage])}
      value={value[fieldLanguage]}
      error={fieldLanguage === language ? error : undefined}
      onChange={(html) => onChange({ ...value, [fieldLanguage]: html })}
    />
  );
  return (
    <div className={styles.pair}>
      {field(language)}
      {isOpen ? (
        <>
          {field(otherLanguage)}
          <span className="meta">{t('bothNote')}</span>
        </>
      ) : (
        <Button variant="quiet" leftSection={<PlusIcon />} onClick={() => setOpen(true)}>
          {t(addLabels[otherLanguage])}
        </Button>
      )}
    </div>
  );
};
