import { cutText, foldCase, nameKeysFor, toVisibleText } from '@inkstone/base';
import { RowError } from './row-error.ts';

/** Somebody whom a cell may mean. */
export interface KnownPerson {
  id: number;
  username: string;
  name: string;
  nameZh: string | null;
  number: string | null;
  externalId: string | null;
  roles: readonly string[];
  permissions: readonly string[];
  hasLeft: boolean;
}

/** The person whom a cell means; throws a `RowError` where there is none, or more than one. */
export type FindPerson = (text: string) => KnownPerson;

type PeopleByKey = Map<string, Set<KnownPerson>>;

const addKey = (map: PeopleByKey, key: string, person: KnownPerson): void => {
  map.set(key, (map.get(key) ?? new Set()).add(person));
};

const maxShownNames = 5;

const choose = (people: ReadonlySet<KnownPerson>): KnownPerson | undefined => {
  const [first] = people;
  if (people.size < 2) return first;
  const usernames = [...people].map(({ username }) => username).sort();
  const isCut = usernames.length > maxShownNames;
  throw new RowError('personAmbiguous', usernames.slice(0, maxShownNames).join(', ') + (isCut ? ', …' : ''));
};

/** The keys by which the texts of cells are looked up. */
export const lookUpKeys = (texts: readonly string[]) => ({
  usernames: texts.flatMap((text) => [text.toLowerCase(), foldCase(text)]),
  texts,
  nameKeys: texts.flatMap((text) => nameKeysFor({ name: text })),
});

/**
 * Finds people by user name, number or external id, else by their name where only one person has it. Who has left is
 * found by user name, number and external id alone, to be refused.
 */
export const createPersonFinder = (people: readonly KnownPerson[]): FindPerson => {
  const exact: PeopleByKey = new Map();
  const named: PeopleByKey = new Map();
  for (const person of people) {
    addKey(exact, `user ${foldCase(person.username)}`, person);
    if (person.number !== null) addKey(exact, `text ${person.number}`, person);
    if (person.externalId !== null) addKey(exact, `text ${person.externalId}`, person);
    if (!person.hasLeft) for (const key of nameKeysFor(person)) addKey(named, key, person);
  }
  const findExact = (text: string) =>
    new Set([...(exact.get(`user ${foldCase(text)}`) ?? []), ...(exact.get(`text ${text}`) ?? [])]);
  return (text) => {
    const [nameKey = ''] = nameKeysFor({ name: text });
    const person = choose(findExact(toVisibleText(text))) ?? choose(named.get(nameKey) ?? new Set());
    if (!person) throw new RowError('personUnknown', cutText(text, 60));
    if (person.hasLeft) throw new RowError('hasLeft', person.username);
    return person;
  };
};
