import { Button, FileButton, TextInput } from '@mantine/core';
import { useTranslation, toastError } from '@inkstone/ui';
import { settingsMessages } from '../../messages.ts';
import { maxServicePicture } from '../../rules.ts';
import type { SettingsGroupProps } from './settings-fields.ts';
import styles from './settings.module.css';

const types = ['image/png', 'image/jpeg', 'image/webp'];

const readDataUrl = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
    reader.readAsDataURL(file);
  });

/** The picture and the line of the customer service. */
export const ServiceGroup = ({ fields, onChange }: SettingsGroupProps) => {
  const t = useTranslation(settingsMessages);
  const { picture } = fields;
  const choose = async (file: File | null) => {
    if (!file) return;
    const url = types.includes(file.type) ? await readDataUrl(file).catch(() => '') : '';
    if (url === '' || url.length > maxServicePicture) toastError(t('pictureWrong'));
    else onChange({ picture: url });
  };
  return (
    <fieldset className={styles.group}>
      <legend>{t('service')}</legend>
      <p className="dim">{t('serviceNote')}</p>
      {picture !== '' && <img className={styles.picture} src={picture} alt={t('pictureAlt')} />}
      <div className={styles.acts}>
        <FileButton accept={types.join(',')} onChange={(file) => void choose(file)}>
          {(props) => <Button {...props}>{t('choosePicture')}</Button>}
        </FileButton>
        {picture !== '' && <Button onClick={() => onChange({ picture: '' })}>{t('removePicture')}</Button>}
      </div>
      <p className="dim small">{t('pictureNote')}</p>
      <TextInput
        id="settings-noteEn"
        label={t('noteEn')}
        lang="en"
        maxLength={300}
        value={fields.noteEn}
        onChange={({ currentTarget }) => onChange({ noteEn: currentTarget.value })}
      />
      <TextInput
        label={t('noteZh')}
        lang="zh-CN"
        maxLength={300}
        value={fields.noteZh}
        onChange={({ currentTarget }) => onChange({ noteZh: currentTarget.value })}
      />
    </fieldset>
  );
};
