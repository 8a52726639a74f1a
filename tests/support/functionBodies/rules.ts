import { changesEveryRow, executedStatements, unquoted } from './dynamic';
import { type FunctionRow, type ParsedFunction, parseFunction } from './parse';

/** The functions of the project, as the migrated schema has them. */
export const FUNCTIONS = `
  select p.pronamespace::regnamespace || '.' || p.proname as name, l.lanname as language,
    p.prosrc as body, pg_get_functiondef(p.oid) as definition, p.prosecdef as definer,
    coalesce(p.proconfig, '{}') as settings
  from pg_proc as p join pg_language as l on l.oid = p.prolang
  where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
  order by 1`;

type Rule = (row: FunctionRow, parsed: ParsedFunction) => Promise<(string | undefined)[]>;

/** safeupdate, which hosted Supabase loads for the API roles, refuses them inside functions and triggers, too. */
const everyRow: Rule = async (_, { statements, dynamic }) => {
  const executed = await Promise.all(dynamic.map(executedStatements));
  const found = [...statements, ...executed.flat()].some(changesEveryRow);
  return [found ? 'has an UPDATE or DELETE without WHERE' : undefined];
};

/** Otherwise the caller decides which objects a name means, and they are used with the owner's rights. */
const searchPath: Rule = async ({ definer, settings }) => [
  definer && !settings.includes('search_path=""')
    ? 'is a SECURITY DEFINER without an empty search_path'
    : undefined,
];

const quotedOnly: Rule = async (_, { dynamic }) => dynamic.map(unquoted);

const RULES: Rule[] = [everyRow, searchPath, quotedOnly];

/** What the rules find in a function, each with its name. */
export async function problemsOf(row: FunctionRow): Promise<string[]> {
  try {
    const parsed = await parseFunction(row);
    const found = await Promise.all(RULES.map((rule) => rule(row, parsed)));
    return found.flat().flatMap((problem) => (problem ? [`${row.name} ${problem}`] : []));
  } catch (cause) {
    return [`${row.name} ${cause instanceof Error ? cause.message : String(cause)}`];
  }
}
