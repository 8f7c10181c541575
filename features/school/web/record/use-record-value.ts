import { roleNames, signOnRoles } from '@inkstone/session/contract';
import { useLanguage, useTranslation } from '@inkstone/ui';
import { recordMessages, settingsMessages } from '../../messages.ts';
import { useValueText } from '../people/use-value-text.ts';

const generalAccesses = ['none', 'use', 'edit'] as const;
const reportTimes = ['submitted', 'closed', 'byHand'] as const;
const switches: ReadonlySet<string> = new Set(['signOnCreates', 'signOnUnstatedMail', 'closed']);
const ruleRole = new RegExp(`: (${signOnRoles.join('|')})(?=(?: \\(\\d+\\))?(?:, |$))`, 'g');

/** Tells a recorded value in words: roles, permissions, languages and switches are stored by their names. */
export const useRecordValue = (): ((field: string, value: string) => string) => {
  const t = useTranslation(recordMessages);
  const tSettings = useTranslation(settingsMessages);
  const language = useLanguage();
  const toText = useValueText();
  return (field, value) => {
    if (switches.has(field)) return t(value === 'true' ? 'on' : 'off');
    if (field === 'reportOfHomework' || field === 'reportOfTests') {
      const time = reportTimes.find((known) => known === value);
      return time ? tSettings(time) : value;
    }
    if (field === 'generalAccess') {
      const access = generalAccesses.find((known) => known === value);
      return access ? t(`access-${access}`) : value;
    }
    if (field !== 'signOnRules') return toText(field, value);
    return value.replaceAll(ruleRole, (match, name: string) => {
      const role = signOnRoles.find((known) => known === name);
      return role ? `: ${roleNames[role][language]}` : match;
    });
  };
};
