import ts from 'typescript';

export interface Column {
  table: string;
  column: string;
  nullable: boolean;
}

/**
 * Returns the columns of `Database['public']['Tables'][…]['Row']`, read with the TypeScript
 * compiler.
 */
export function columnsInTypes(): Column[] {
  const file = 'src/lib/http/database.types.ts';
  const program = ts.createProgram([file], { strict: true, noLib: true });
  const source = program.getSourceFile(file);
  const checker = program.getTypeChecker();
  const symbol = source && checker.getSymbolAtLocation(source);
  const exported = symbol && checker.getExportsOfModule(symbol).find((s) => s.name === 'Database');
  if (!exported) throw new Error('no type Database');
  const member = (type: ts.Type, name: string) => {
    const property = type.getProperty(name);
    if (!property) throw new Error(`no ${name}`);
    return checker.getTypeOfSymbol(property);
  };
  const database = checker.getDeclaredTypeOfSymbol(exported);
  const tables = member(member(database, 'public'), 'Tables');
  return tables.getProperties().flatMap((table) =>
    member(checker.getTypeOfSymbol(table), 'Row')
      .getProperties()
      .map((column) => {
        const type = checker.getTypeOfSymbol(column);
        return {
          table: table.name,
          column: column.name,
          nullable: type !== checker.getNonNullableType(type),
        };
      }),
  );
}
