import { changesEveryRow, executedStatements, unquoted } from './dynamic';
import { type FunctionRow, type ParsedFunction, parseFunction } from './parse';

/** SQL: the functions of the project in the migrated schema. */
export const FUNCTIONS = `
  select p.pronamespace::regnamespace || '.' || p.proname as name, l.lanname as language,
    p.prosrc as body, pg_get_functiondef(p.oid) as definition, p.prosecdef as definer,
    coalesce(p.proconfig, '{}') as settings
  from pg_proc as p join pg_language as l on l.oid = p.prolang
  where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
  order by 1`;

type Rule = (row: FunctionRow, parsed: ParsedFunction) => Promise<(string | undefined)[]>;

/**
 * safeupdate, which hosted Supabase loads for the API roles, rejects such statements inside
 * functions and triggers, too.
 */
const everyRow: Rule = async (_, { statements, dynamic }) => {
  const executed = await Promise.all(dynamic.map(executedStatements));
  const found = [...statements, ...executed.flat()].some(changesEveryRow);
  return [found ? 'has an UPDATE or DELETE without WHERE' : undefined];
};

/**
 * Without a fixed search_path the calling role chooses the objects that a name resolves to, and the
 * function uses them with its owner's rights.
 */
const searchPath: Rule = async ({ definer, settings }) => [
  definer && !settings.includes('search_path=""')
    ? 'is a SECURITY DEFINER without an empty search_path'
    : undefined,
];

const quotedOnly: Rule = async (_, { dynamic }) => dynamic.map(unquoted);

const RULES: Rule[] = [everyRow, searchPath, quotedOnly];

/** Returns the violations of a function, each with the name of its rule. */
export async function problemsOf(row: FunctionRow): Promise<string[]> {
  try {
    const parsed = await parseFunction(row);
    const found = await Promise.all(RULES.map((rule) => rule(row, parsed)));
    return found.flat().flatMap((problem) => (problem ? [`${row.name} ${problem}`] : []));
  } catch (cause) {
    return [`${row.name} ${cause instanceof Error ? cause.message : String(cause)}`];
  }
}
