import ts from 'typescript';
import { readText } from './call-locations.ts';

const declarers = new Set(['test', 'describe']);

/** The name that a chain of calls begins with: `test` of `test.each(rows)('…')`. */
const firstName = (callee: ts.Expression): string => {
  if (ts.isIdentifier(callee)) return callee.text;
  return ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee) ? firstName(callee.expression) : '';
};

/** A title as it is written: of a template with its `${…}`. */
const readTitle = (node: ts.Expression | undefined): string | undefined => {
  if (!node) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isTemplateExpression(node) ? node.getText().slice(1, -1) : undefined;
};

/** The titles of the tests and steps of a file, as they are written, behind those of their groups: `group > title`. */
export const listTestTitles = (file: string): string[] => {
  const source = ts.createSourceFile(file, readText(file), ts.ScriptTarget.Latest, true);
  const titles: string[] = [];
  const visit = (node: ts.Node, groups: readonly string[]): void => {
    const name = ts.isCallExpression(node) ? firstName(node.expression) : '';
    const title =
      ts.isCallExpression(node) && declarers.has(name) && node.arguments.length > 1
        ? readTitle(node.arguments[0])
        : undefined;
    const path = title === undefined ? groups : [...groups, title];
    if (title !== undefined && name === 'test') titles.push(path.join(' > '));
    ts.forEachChild(node, (child) => visit(child, path));
  };
  visit(source, []);
  return titles;
};

/** Whether a test is the one of this title, which may leave its first groups out. */
export const isTitled = (fullTitle: string, title: string): boolean =>
  fullTitle === title || fullTitle.endsWith(` > ${title}`);
