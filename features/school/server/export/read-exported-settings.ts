import type { HandlerServices } from '@inkstone/call/server';
import type { Tx } from '@inkstone/db';
import { defaultSignOn, readAppearance, signOnSetting } from '@inkstone/session/server';
import { findMailServer, findSignOnProvider, findStoredCrm } from '../connections/connections.queries.ts';
import { readRetention } from '../retention/retention-setting.ts';
import { findSettingsRow } from '../settings/settings.queries.ts';
import { readStoredSettings } from '../settings/stored-settings.ts';
import { listRuleClasses } from '../sign-on/sign-on.queries.ts';

/** Everything that the pages of settings show, without the secrets of connections. */
export const readExportedSettings = async (tx: Tx, services: Pick<HandlerServices, 'settings' | 'school'>) => {
  const { settings } = services;
  const signOn = (await settings.read(signOnSetting)) ?? defaultSignOn;
  const [mailServer, provider, crm] = [await findMailServer(tx), await findSignOnProvider(tx), await findStoredCrm(tx)];
  return {
    school: await findSettingsRow(tx),
    ...(await readStoredSettings(settings)),
    appearance: await readAppearance(settings),
    retention: await readRetention(services),
    signOn,
    ruleClasses: await listRuleClasses(
      tx,
      signOn.rules.flatMap(({ classId }) => classId ?? []),
    ),
    mailServer: mailServer && {
      ...{ host: mailServer.host, port: mailServer.port, security: mailServer.security },
      ...{ username: mailServer.username, from: mailServer.from },
    },
    provider: provider && {
      ...{ issuer: provider.issuer, clientId: provider.clientId, claim: provider.claim },
      ...{ name: provider.name, nameZh: provider.nameZh },
    },
    crm: crm && { pageUrl: crm.pageUrl, baseUrl: crm.baseUrl },
  };
};
export type ExportedSettings = Awaited<ReturnType<typeof readExportedSettings>>;
