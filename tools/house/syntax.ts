import ts from 'typescript';
import { assignmentKindIds, getKindRules } from '@inkstone/exam/assignment-kinds';
import { roles } from '@inkstone/session/contract';

/** The figures of one source file. */
export interface FileFigures {
  lines: number;
  /** Lines of each function, its nested functions included. */
  functionLines: number[];
  /** Names that its top level declares. */
  topLevelNames: string[];
  /** Names that it exports. */
  exportedNames: string[];
  /** Names of all parameters, including destructured ones. */
  parameterNames: string[];
  /** Names of all variables and of parameters that are not fields of the same name. */
  localNames: string[];
  /** Identifiers in snake_case, one for each use. */
  snakeCaseNames: string[];
  /** Comparisons of an assignment's kind or family with a literal. */
  kindComparisons: string[];
  /** Comparisons of a person's role or roles with a literal. */
  roleComparisons: string[];
}

const snakeCase = /^[a-z][a-z0-9]*(?:_[a-z0-9]+)+$/;
const kindWords = new Set<string>(assignmentKindIds.flatMap((kind) => [kind, getKindRules(kind).family]));
const comparisons = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
]);

const namesIn = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isOmittedExpression(element) ? [] : namesIn(element.name)));

/** As `namesIn`, without the names that a field taken apart brings with it. */
const chosenNamesIn = (name: ts.BindingName): string[] => {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) => {
    if (ts.isOmittedExpression(element)) return [];
    const isField = ts.isObjectBindingPattern(name) && !element.propertyName && ts.isIdentifier(element.name);
    return isField ? [] : chosenNamesIn(element.name);
  });
};

const isExported = (node: ts.Node): boolean =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node) ?? []).some((modifier) => modifier.kind === ts.SyntaxKind.ExportKeyword);

/** The names that a top-level statement declares. */
const declaredNames = (statement: ts.Statement): string[] => {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap((declaration) => namesIn(declaration.name));
  }
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isEnumDeclaration(statement);
  return isNamed && statement.name ? [statement.name.text] : [];
};

const isKindWord = (node: ts.Node): boolean => ts.isStringLiteral(node) && kindWords.has(node.text);
const isNamedForKind = (node: ts.Node): boolean => /kind|family/i.test(node.getText());

/** A comparison by an operator, a case of a switch, or a condition in SQL. */
const isKindComparison = (node: ts.Node): boolean => {
  if (ts.isBinaryExpression(node)) {
    return comparisons.has(node.operatorToken.kind) && isKindWord(node.right) && isNamedForKind(node.left);
  }
  if (ts.isCaseClause(node)) return isKindWord(node.expression) && isNamedForKind(node.parent.parent.expression);
  return ts.isTemplateLiteralToken(node) && listSqlComparisons(node.text).length > 0;
};

const roleWords = new Set<string>(roles);
const isRoleWord = (node: ts.Node | undefined): boolean =>
  node !== undefined && ts.isStringLiteral(node) && roleWords.has(node.text);
const isNamedForRole = (node: ts.Node): boolean => /role|\bheld\b/i.test(node.getText());
const searches = new Set(['includes', 'indexOf', 'has', 'some']);

/** A comparison by an operator, a case of a switch, or a search in a list of roles. */
const isRoleComparison = (node: ts.Node): boolean => {
  if (ts.isBinaryExpression(node) && comparisons.has(node.operatorToken.kind)) {
    const { left, right } = node;
    return (isRoleWord(right) && isNamedForRole(left)) || (isRoleWord(left) && isNamedForRole(right));
  }
  if (ts.isCaseClause(node)) return isRoleWord(node.expression) && isNamedForRole(node.parent.parent.expression);
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  const { name, expression } = node.expression;
  return searches.has(name.text) && isRoleWord(node.arguments[0]) && isNamedForRole(expression);
};

const listSqlComparisons = (text: string): string[] =>
  [...text.matchAll(/\bkind\s*(?:=|<>|!=|in)\s*\(?'(\w+)'/g)].flatMap(([comparison, word = '']) =>
    kindWords.has(word) ? [comparison] : [],
  );

const toText = (node: ts.Node): string => {
  if (ts.isCaseClause(node)) return `case ${node.expression.getText()}`;
  return ts.isTemplateLiteralToken(node) ? listSqlComparisons(node.text).join(', ') : node.getText();
};

const parse = (fileName: string, text: string): ts.SourceFile => {
  const kind = fileName.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true, kind);
};

/** All identifiers of a source file in order, one for each use: names of values, types, fields and attributes. */
export const listIdentifiers = (fileName: string, text: string): string[] => {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) names.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(parse(fileName, text));
  return names;
};

/** Parses a source file and computes its figures. */
export const measureFile = (fileName: string, text: string): FileFigures => {
  const source = parse(fileName, text);
  const lineAt = (position: number): number => source.getLineAndCharacterOfPosition(position).line;
  const figures: FileFigures = {
    lines: text.split('\n').length - 1,
    functionLines: [],
    topLevelNames: source.statements.flatMap(declaredNames),
    exportedNames: source.statements.filter(isExported).flatMap(declaredNames),
    parameterNames: [],
    localNames: [],
    snakeCaseNames: [],
    kindComparisons: [],
    roleComparisons: [],
  };
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      figures.functionLines.push(lineAt(node.end) - lineAt(node.getStart()) + 1);
    }
    if (ts.isParameter(node)) figures.parameterNames.push(...namesIn(node.name));
    if (ts.isParameter(node) || ts.isVariableDeclaration(node)) figures.localNames.push(...chosenNamesIn(node.name));
    if (ts.isIdentifier(node) && snakeCase.test(node.text)) figures.snakeCaseNames.push(node.text);
    if (isKindComparison(node)) figures.kindComparisons.push(toText(node));
    if (isRoleComparison(node)) figures.roleComparisons.push(toText(node));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return figures;
};
