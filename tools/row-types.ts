import path from 'node:path';
import ts from 'typescript';

/** Reads a source file by its path in the repository; undefined where there is none. */
export type ReadSource = (file: string) => string | undefined;

type Declaration = ts.TypeAliasDeclaration | ts.InterfaceDeclaration;

/** A column that a type names by hand; with a schema one that a schema checks. */
interface Column {
  place: string;
  text: string;
  schema?: string;
}

type IsKind<Node extends ts.Node> = (node: ts.Node) => node is Node;

/** Which members of a type a row has: those that `Pick` names, or all but those that `Omit` names. */
type IsTaken = (member: string) => boolean;

const takesAll: IsTaken = () => true;
const passThrough = new Set(['LeftJoined', 'NonNullable', 'Partial', 'Readonly', 'Record']);
const queries = new Map([
  ['rows', 1],
  ['row', 1],
  ['preparedQuery', 2],
]);

/** Finds the columns of raw queries whose types neither come from a table nor from a schema. */
export class RowTypes {
  readonly #readSource: ReadSource;
  readonly #sources = new Map<string, ts.SourceFile | undefined>();

  constructor(readSource: ReadSource) {
    this.#readSource = readSource;
  }

  /** The columns of a file's queries that are typed by hand, as `file:line: column`, each once. */
  listHandTyped(file: string): string[] {
    const columns = new Set<string>();
    const source = this.#parse(file);
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node)) for (const column of this.#listInCall(node)) columns.add(column);
      ts.forEachChild(node, visit);
    };
    if (source) visit(source);
    return [...columns];
  }

  #listInCall(call: ts.CallExpression): string[] {
    const callee = call.expression;
    const name = ts.isPropertyAccessExpression(callee) ? callee.name.text : callee.getText();
    const place = queries.get(name);
    const [row] = call.typeArguments ?? [];
    if (place === undefined || !row) return [];
    const columns = this.#listInType(row, takesAll);
    const schemas = call.arguments[place] ? this.#listSchemas(call.arguments[place]) : new Set<string>();
    const unchecked = columns.filter(({ schema }) => schema !== undefined && schemas?.has(schema) === false);
    return [
      ...columns.filter(({ schema }) => schema === undefined),
      ...unchecked.map(({ schema }) => ({ place: locate(row), text: `no schema is given for ${schema}` })),
    ].map((column) => `${column.place}: ${column.text}`);
  }

  /** The columns that a type names by hand, and those that have a schema. */
  #listInType(node: ts.TypeNode, isTaken: IsTaken): Column[] {
    if (ts.isParenthesizedTypeNode(node)) return this.#listInType(node.type, isTaken);
    if (ts.isIntersectionTypeNode(node)) return node.types.flatMap((part) => this.#listInType(part, isTaken));
    if (ts.isTypeLiteralNode(node)) return this.#listInMembers(node.members, isTaken);
    if (ts.isTypeReferenceNode(node)) return this.#listInReference(node, node.typeName.getText(), isTaken);
    return isTable(node) ? [] : [describe(node)];
  }

  #listInReference(
    node: ts.TypeReferenceNode | ts.ExpressionWithTypeArguments,
    name: string,
    isTaken: IsTaken,
  ): Column[] {
    const [first, second] = node.typeArguments ?? [];
    if (name === 'Computed' && first && ts.isTypeQueryNode(first)) return this.#listComputed(first, isTaken);
    // The caller of a generic function gives the schemas with their type.
    if (name === 'Computed' && first && isTypeParameter(node, first.getText())) return [];
    if (name === 'Pick' || name === 'Omit') {
      const names = second ? readNames(second) : undefined;
      const isNamed: IsTaken = (member) => !names || names.has(member) === (name === 'Pick');
      return first ? this.#listInType(first, (member) => isTaken(member) && isNamed(member)) : [];
    }
    if (passThrough.has(name)) {
      const columns = name === 'Record' ? [] : (node.typeArguments ?? []);
      return columns.flatMap((column) => this.#listInType(column, isTaken));
    }
    if (isTypeParameter(node, name)) return [];
    const declaration = this.#find(node, name, isType);
    if (!declaration) return [describe(node)];
    const inArguments = (node.typeArguments ?? []).flatMap((column) => this.#listInType(column, isTaken));
    return [...inArguments, ...this.#listInDeclaration(declaration, isTaken)];
  }

  #listComputed({ exprName }: ts.TypeQueryNode, isTaken: IsTaken): Column[] {
    const names = ts.isIdentifier(exprName) ? this.#listSchemas(exprName) : undefined;
    if (!names) return [describe(exprName)];
    return [...names].filter(isTaken).map((schema) => ({ ...describe(exprName), schema }));
  }

  #listInDeclaration(declaration: Declaration, isTaken: IsTaken): Column[] {
    if (ts.isTypeAliasDeclaration(declaration)) return this.#listInType(declaration.type, isTaken);
    const bases = (declaration.heritageClauses ?? []).flatMap(({ types }) => [...types]);
    return [
      ...bases.flatMap((base) => this.#listInReference(base, base.expression.getText(), isTaken)),
      ...this.#listInMembers(declaration.members, isTaken),
    ];
  }

  #listInMembers(members: readonly ts.TypeElement[], isTaken: IsTaken): Column[] {
    return members.flatMap((member) => {
      const name = member.name?.getText() ?? '';
      if (!isTaken(name)) return [];
      const type = ts.isPropertySignature(member) ? member.type : undefined;
      return type && this.#isColumn(type) ? [] : [describe(member)];
    });
  }

  /** Whether a property has the type of a column, perhaps with null or without it. */
  #isColumn(node: ts.TypeNode): boolean {
    if (ts.isParenthesizedTypeNode(node)) return this.#isColumn(node.type);
    if (ts.isUnionTypeNode(node)) return node.types.every((part) => part.getText() === 'null' || this.#isColumn(part));
    if (ts.isTypeReferenceNode(node) && node.typeName.getText() === 'NonNullable') {
      return (node.typeArguments ?? []).every((part) => this.#isColumn(part));
    }
    if (!ts.isIndexedAccessTypeNode(node)) return false;
    const names = readNames(node.indexType);
    return (
      names !== undefined &&
      this.#listInType(node.objectType, (member) => names.has(member)).every(({ schema }) => schema !== undefined)
    );
  }

  /** The names of the schemas in an object, those that it takes from other objects included. */
  #listSchemas(node: ts.Node): Set<string> | undefined {
    if (ts.isIdentifier(node)) {
      const declaration = this.#find(node, node.text, isSchemas);
      return declaration?.initializer && this.#listSchemas(declaration.initializer);
    }
    if (!ts.isObjectLiteralExpression(node)) return undefined;
    const names = node.properties.map((property) =>
      ts.isSpreadAssignment(property)
        ? this.#listSchemas(property.expression)
        : new Set([property.name?.getText() ?? '']),
    );
    return names.every((part) => part !== undefined) ? new Set(names.flatMap((part) => [...part])) : undefined;
  }

  /** The declaration of a name: beside a node, around it, or where the node's file imports it from. */
  #find<Node extends ts.Node>(node: ts.Node, name: string, isKind: IsKind<Node>): Node | undefined {
    for (let outer: ts.Node = node; !ts.isSourceFile(outer); outer = outer.parent) {
      const declared = ts.isBlock(outer) ? findDeclaration(outer.statements, name, isKind) : undefined;
      if (declared) return declared;
    }
    return this.#findInFile(node.getSourceFile().fileName, name, isKind);
  }

  #findInFile<Node extends ts.Node>(file: string, name: string, isKind: IsKind<Node>): Node | undefined {
    const statements = this.#parse(file)?.statements ?? [];
    const declared = findDeclaration(statements, name, isKind);
    if (declared) return declared;
    const [next] = statements.flatMap((statement) => findModule(statement, name) ?? []);
    return next && this.#findInFile(resolveModule(file, next.module), next.name, isKind);
  }

  #parse(file: string): ts.SourceFile | undefined {
    if (!this.#sources.has(file)) {
      const text = this.#readSource(file);
      this.#sources.set(file, text === undefined ? undefined : parse(file, text));
    }
    return this.#sources.get(file);
  }
}

const parse = (file: string, text: string): ts.SourceFile =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);

const locate = (node: ts.Node): string => {
  const source = node.getSourceFile();
  return `${source.fileName}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
};

const describe = (node: ts.Node): Column => ({ place: locate(node), text: node.getText().replace(/;$/, '') });

/** Whether a type is the row of a declared table: `typeof course.$inferSelect`, `SearchableTable['$inferSelect']`. */
const isTable = (node: ts.TypeNode): boolean =>
  ts.isTypeQueryNode(node)
    ? /\.\$infer(Select|Insert)$/.test(node.exprName.getText())
    : ts.isIndexedAccessTypeNode(node) && node.indexType.getText() === "'$inferSelect'";

const isType = (node: ts.Node): node is Declaration =>
  ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node);

const isSchemas = (node: ts.Node): node is ts.VariableDeclaration => ts.isVariableDeclaration(node);

/** The declaration of a name among statements. */
const findDeclaration = <Node extends ts.Node>(
  statements: readonly ts.Statement[],
  name: string,
  isKind: IsKind<Node>,
): Node | undefined => {
  const declarations = statements.flatMap<ts.Node>((statement) =>
    ts.isVariableStatement(statement) ? [...statement.declarationList.declarations] : [statement],
  );
  return declarations
    .filter(isKind)
    .find((node) => 'name' in node && (node.name as ts.Node | undefined)?.getText() === name);
};

/** The names in a union of string literals; undefined where it is computed from something else. */
const readNames = (node: ts.TypeNode): Set<string> | undefined => {
  if (ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal)) return new Set([node.literal.text]);
  if (ts.isParenthesizedTypeNode(node)) return readNames(node.type);
  if (!ts.isUnionTypeNode(node)) return undefined;
  const parts = node.types.map(readNames);
  return parts.every((part) => part !== undefined) ? new Set(parts.flatMap((part) => [...part])) : undefined;
};

/** Whether a name is a type parameter of a declaration or function around a node. */
const isTypeParameter = (node: ts.Node, name: string): boolean => {
  for (let outer: ts.Node = node; !ts.isSourceFile(outer); outer = outer.parent) {
    const parameters =
      'typeParameters' in outer ? (outer.typeParameters as ts.TypeParameterDeclaration[] | undefined) : [];
    if (parameters?.some((parameter) => parameter.name.text === name)) return true;
  }
  return false;
};

/** Where a statement imports or exports a name from. */
const findModule = (statement: ts.Statement, name: string): { module: string; name: string } | undefined => {
  const clause = ts.isImportDeclaration(statement)
    ? statement.importClause?.namedBindings
    : ts.isExportDeclaration(statement)
      ? statement.exportClause
      : undefined;
  const isNamed = clause && (ts.isNamedImports(clause) || ts.isNamedExports(clause));
  const named = isNamed ? [...clause.elements].find((element) => element.name.text === name) : undefined;
  const module =
    ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement) ? statement.moduleSpecifier : undefined;
  if (!named || !module || !ts.isStringLiteral(module)) return undefined;
  return { module: module.text, name: (named.propertyName ?? named.name).text };
};

/** The file of a module: a neighbour, or the server door of a feature. */
const resolveModule = (file: string, module: string): string => {
  const feature = /^@inkstone\/([\w-]+)\/server$/.exec(module)?.[1];
  return feature ? `features/${feature}/server/index.ts` : path.posix.join(path.posix.dirname(file), module);
};
