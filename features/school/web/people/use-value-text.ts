import { localizedName, type Language } from '@inkstone/base';
import { permissions, roleNames, roles } from '@inkstone/session/contract';
import { useLanguage, useTranslation } from '@inkstone/ui';
import { permissionMessages, personMessages } from '../../messages.ts';

const codedFields: ReadonlySet<string> = new Set(['roles', 'permissions', 'language']);

/** Tells a value of a person's field in words: roles, permissions and languages are stored by their names. */
export const useValueText = (): ((field: string, value: string) => string) => {
  const t = useTranslation(personMessages);
  const tPermission = useTranslation(permissionMessages);
  const language: Language = useLanguage();
  const toWords = (name: string): string => {
    const role = roles.find((known) => known === name);
    if (role) return localizedName(language, roleNames[role].en, roleNames[role].zh);
    const permission = permissions.find((known) => known === name);
    if (permission) return tPermission(permission);
    return name === 'en' || name === 'zh' ? t(name) : name;
  };
  return (field, value) => {
    if (field === 'extraTime')
      return value.replace(/^\d+(?=,|$)/, (minutes) => t('extraMinutes', { count: Number(minutes) }));
    return codedFields.has(field) ? value.split(', ').map(toWords).join(t('comma')) : value;
  };
};
