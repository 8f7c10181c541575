/** Its calls come with its screens. */
export {};
