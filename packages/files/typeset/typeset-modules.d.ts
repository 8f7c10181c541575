// The part of the typesetter that is used here; its own types are generated and untyped where it reports problems.
declare module '@myriaddreamin/typst-ts-node-compiler' {
  interface Typeset {
    readonly numOfPages: number;
  }
  interface TypesetResult {
    readonly result: Typeset | null;
    hasError(): boolean;
    takeError(): object | null;
  }
  export class NodeCompiler {
    static create(options: { workspace: string; fontArgs: readonly { fontBlobs: readonly Buffer[] }[] }): NodeCompiler;
    /** Puts a file into the workspace, in memory. */
    mapShadow(path: string, content: Buffer): void;
    compile(options: { mainFileContent: string }): TypesetResult;
    fetchDiagnostics(error: object): readonly unknown[];
    pdf(document: Typeset): Buffer;
  }
}
