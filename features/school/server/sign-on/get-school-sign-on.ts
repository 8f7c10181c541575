import { localizedName } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import { defaultSignOn, signOnSetting } from '@inkstone/session/server';
import { getSchoolSignOn as contract } from '../../contract.ts';
import { listRuleClasses } from './sign-on.queries.ts';

/** How the school takes people whom the identity provider names. */
export const getSchoolSignOn = handleCall(contract, async ({ tx, settings, identity, language }) => {
  const setting = (await settings.read(signOnSetting)) ?? defaultSignOn;
  const { edition, createsPeople, acceptsUnstatedMail, rules } = setting;
  const classes = await listRuleClasses(
    tx,
    rules.flatMap(({ classId }) => classId ?? []),
  );
  const provider = identity?.settings;
  return {
    ...{ edition, createsPeople, acceptsUnstatedMail },
    provider: provider ? localizedName(language, provider.name, provider.nameZh) : null,
    rules: rules.map(({ claim, value, role, classId }) => ({ claim, value, role, classId })),
    classes: classes.map(({ id, name, nameZh }) => ({ id, name: localizedName(language, name, nameZh) })),
  };
});
