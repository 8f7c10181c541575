import ts from 'typescript';

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
  /** Identifiers in snake_case, one for each use. */
  snakeCaseNames: string[];
  /** Comparisons of an assignment's kind with a literal. */
  kindComparisons: number;
}

const snakeCase = /^[a-z][a-z0-9]*(?:_[a-z0-9]+)+$/;
const assignmentKinds = new Set(['homework', 'test', 'textbook', 'course', 'video', 'defined', 'candidate']);
const comparisons = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsToken,
]);

const namesIn = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isOmittedExpression(element) ? [] : namesIn(element.name)));

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

const isKindComparison = (node: ts.Node): boolean =>
  ts.isBinaryExpression(node) &&
  comparisons.has(node.operatorToken.kind) &&
  ts.isStringLiteral(node.right) &&
  assignmentKinds.has(node.right.text) &&
  /kind/i.test(node.left.getText());

/** Parses a source file and computes its figures. */
export const measureFile = (fileName: string, text: string): FileFigures => {
  const kind = fileName.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true, kind);
  const lineAt = (position: number): number => source.getLineAndCharacterOfPosition(position).line;
  const figures: FileFigures = {
    lines: text.split('\n').length - 1,
    functionLines: [],
    topLevelNames: source.statements.flatMap(declaredNames),
    exportedNames: source.statements.filter(isExported).flatMap(declaredNames),
    parameterNames: [],
    snakeCaseNames: [],
    kindComparisons: 0,
  };
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      figures.functionLines.push(lineAt(node.end) - lineAt(node.getStart()) + 1);
    }
    if (ts.isParameter(node)) figures.parameterNames.push(...namesIn(node.name));
    if (ts.isIdentifier(node) && snakeCase.test(node.text)) figures.snakeCaseNames.push(node.text);
    if (isKindComparison(node)) figures.kindComparisons += 1;
    ts.forEachChild(node, visit);
  };
  visit(source);
  return figures;
};
