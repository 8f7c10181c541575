/** The name that a number of a call or of a stored record stands for; the numbers of a table of codes are all known. */
export const nameForCode = <Name extends string>(codes: Readonly<Record<Name, number>>, code: number): Name => {
  const name = (Object.keys(codes) as Name[]).find((candidate) => codes[candidate] === code);
  if (name === undefined) throw new Error(`No name stands for the code ${code}.`);
  return name;
};

/** The numbers of the languages in the calls and in the database. */
export const languageCodes = { en: 1, zh: 2 } as const;

/** The numbers of a flag in the calls. */
export const flagCodes = { false: 0, true: 1 } as const;
