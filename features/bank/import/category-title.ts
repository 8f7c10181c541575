/** The last part of a category's path in Moodle, such as `$course$/top/Fractions`, where a doubled slash is one of a name. */
export const readCategoryTitle = (path: string): string => {
  const parts = path.split(/(?<!\/)\/(?!\/)/).map((part) => part.replaceAll('//', '/').trim());
  return parts.findLast((part) => part !== '' && !/^\$\w+\$$/.test(part) && part !== 'top') ?? '';
};
