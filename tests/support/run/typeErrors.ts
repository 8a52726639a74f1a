import ts from 'typescript';

/**
 * Returns what the TypeScript compiler finds in a source, as if it were a file of the repository.
 * @param file its path, from which it imports; no such file exists
 */
export function typeErrors(file: string, source: string): string[] {
  const options = { strict: true, noEmit: true, exactOptionalPropertyTypes: true };
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, version) =>
    name === file ? ts.createSourceFile(name, source, version) : getSourceFile(name, version);
  const program = ts.createProgram([file], options, host);
  const errors = program.getSemanticDiagnostics(program.getSourceFile(file));
  return errors.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}
