import type { CallOutput } from '@inkstone/call/web';
import { isStudent } from '@inkstone/session/contract';
import { useTranslation, type FieldError } from '@inkstone/ui';
import type { getSchoolSignOn, SignOnRule } from '../../contract.ts';
import { signOnMessages } from '../../messages.ts';

export type SignOn = CallOutput<typeof getSchoolSignOn>;

/** A rule in the form; the key stays while other rules come and go. */
export interface RuleFields extends SignOnRule {
  key: number;
}

/** The form of the sign-on. */
export interface SignOnFields {
  createsPeople: boolean;
  acceptsUnstatedMail: boolean;
  rules: RuleFields[];
}

export const toSignOnFields = ({ createsPeople, acceptsUnstatedMail, rules }: SignOn): SignOnFields => ({
  createsPeople,
  acceptsUnstatedMail,
  rules: rules.map((rule, key) => ({ ...rule, key })),
});

export const toSignOnDraft = ({ rules, ...rest }: SignOnFields) => ({
  ...rest,
  rules: rules.map(({ key: _, claim, value, role, classId }) => ({
    ...{ claim: claim.trim(), value: value.trim(), role },
    classId: isStudent(role) ? classId : null,
  })),
});

/** A rule to be filled in, or for a piece of information that the provider sends. */
export const addRule = (fields: SignOnFields, known: { claim: string; value: string }): SignOnFields => ({
  ...fields,
  rules: [
    ...fields.rules,
    { ...known, role: 'student', classId: null, key: Math.max(-1, ...fields.rules.map(({ key }) => key)) + 1 },
  ],
});

/** What is wrong with the form. */
export const useSignOnFaults = ({ createsPeople, rules }: SignOnFields): FieldError[] => {
  const t = useTranslation(signOnMessages);
  const incomplete = rules.flatMap(({ key, claim, value }, index) =>
    claim.trim() === '' || value.trim() === ''
      ? [{ field: `sign-on-claim-${key}`, message: t('needRule', { count: index + 1 }) }]
      : [],
  );
  const isEmpty = createsPeople && rules.length === 0;
  return [...incomplete, ...(isEmpty ? [{ field: 'sign-on-creates', message: t('needRules') }] : [])];
};
