import { Button, Checkbox, PasswordInput, Select, TextInput, Textarea } from '@mantine/core';
import {
  ArrowRightIcon,
  FormErrors,
  Section,
  toastSuccess,
  toastError,
  useConfirm,
  useTranslation,
} from '@inkstone/ui';
import { messages } from './messages.ts';
import styles from './catalogue.module.css';

/** Buttons, fields, questions and notices. */
export const ControlParts = () => {
  const t = useTranslation(messages);
  const confirm = useConfirm();
  const ask = () =>
    void confirm({ title: t('askTitle'), body: t('askBody'), actionLabel: t('askAct'), danger: true }).then((yes) => {
      if (yes) toastSuccess(t('doneNotice'));
    });
  return (
    <Section title={t('controls')}>
      <div className={styles.line}>
        <Button variant="filled" rightSection={<ArrowRightIcon />}>
          {t('goOn')}
        </Button>
        <Button>{t('start')}</Button>
        <Button variant="quiet">{t('quiet')}</Button>
        <Button variant="danger" onClick={ask}>
          {t('withdraw')}
        </Button>
        <Button disabled>{t('disabled')}</Button>
        <Button onClick={() => toastSuccess(t('doneNotice'))}>{t('showDone')}</Button>
        <Button onClick={() => toastError(t('failNotice'), t('failNoticeBody'))}>{t('showFailed')}</Button>
      </div>
      <div className={styles.grid}>
        <TextInput id="sample-name" label={t('userName')} defaultValue="linxiaohe" error={t('wrongName')} />
        <PasswordInput label={t('password')} defaultValue="inkstone-sample" />
        <Select label={t('programme')} data={['AMC 8', 'AMC 10', 'AMC 12']} defaultValue="AMC 10" />
        <Textarea label={t('comment')} autosize minRows={2} />
        <Checkbox label={t('ownBook')} defaultChecked />
        <FormErrors errors={[{ field: 'sample-name', message: t('wrongName') }]} />
      </div>
    </Section>
  );
};
