import type { CallHandler } from '@inkstone/call/server';
import { getSchoolPerson } from './people/get-school-person.ts';
import { listSchoolPeople } from './people/list-school-people.ts';
import { activateSchoolPerson, endPersonSessions, resetSchoolPassword } from './people/person-access.ts';
import { addSchoolPerson, changeSchoolPerson } from './people/save-school-person.ts';

/** All call handlers of this feature. */
export const handlers: readonly CallHandler[] = [
  listSchoolPeople,
  getSchoolPerson,
  addSchoolPerson,
  changeSchoolPerson,
  activateSchoolPerson,
  resetSchoolPassword,
  endPersonSessions,
];
