import { localize, type Language } from '@inkstone/base';
import { messages } from '../sentence-analysis/messages.ts';
import { isRole } from '../sentence-analysis/roles.ts';

/** What a role of a part of a sentence is called; empty where there is no such role. */
export const getRoleName = (role: string, language: Language): string =>
  isRole(role) ? localize(messages.pairs[`role.${role}`], language) : '';
