import { schoolPermissions } from '@inkstone/session/contract';

/** Refuses callers who may not administer all of the school: an export holds all of it. */
export const checkExportRights = (ctx: {
  me: { permissions: readonly string[] };
  refuse(code: 'export.needsAllRights'): never;
}): void => {
  if (!schoolPermissions.every((permission) => ctx.me.permissions.includes(permission)))
    ctx.refuse('export.needsAllRights');
};
