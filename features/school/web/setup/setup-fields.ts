import { useTranslation, type FieldError } from '@inkstone/ui';
import { setupMessages } from '../../messages.ts';

/** The form of the set-up page. */
export interface SetupFields {
  code: string;
  schoolName: string;
  schoolNameZh: string;
  schoolTimeZone: string;
  name: string;
  nameZh: string;
  username: string;
  password: string;
  repeated: string;
  mail: string;
}

export interface SetupFieldsProps {
  fields: SetupFields;
  onChange(next: Partial<SetupFields>): void;
}

/** What is wrong with the form, in the order of its fields. */
export const useSetupFaults = (fields: SetupFields): FieldError[] => {
  const t = useTranslation(setupMessages);
  const { code, schoolName, name, username, password, repeated } = fields;
  const mail = fields.mail.trim();
  const fault = (isWrong: boolean, field: keyof SetupFields, message: string): FieldError[] =>
    isWrong ? [{ field: `setup-${field}`, message }] : [];
  return [
    ...fault(code.trim() === '', 'code', t('needCode')),
    ...fault(schoolName.trim() === '', 'schoolName', t('needSchool')),
    ...fault(name.trim() === '', 'name', t('needName')),
    ...fault(!/^\S{1,64}$/.test(username.trim()), 'username', t('needUsername')),
    ...fault(password.length < 8, 'password', t('needLonger')),
    ...fault(password !== repeated, 'repeated', t('needSame')),
    ...fault(mail !== '' && !/^\S+@\S+\.\S+$/.test(mail), 'mail', t('wrongMail')),
  ];
};
