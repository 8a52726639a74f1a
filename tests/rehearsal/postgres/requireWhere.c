/*
 * Refuses UPDATE and DELETE without WHERE, as the library `safeupdate` does for the role `authenticator`
 * of hosted Supabase projects. The hook runs for every statement that is analysed, so statements inside
 * functions, triggers and CTEs are refused as well.
 */
#include "postgres.h"

#include "fmgr.h"
#include "nodes/nodeFuncs.h"
#include "parser/analyze.h"

PG_MODULE_MAGIC;

void _PG_init(void);

static post_parse_analyze_hook_type next_hook = NULL;

static bool
refuse_bare_write(Node *node, void *context)
{
	if (node == NULL)
		return false;
	if (IsA(node, Query))
	{
		Query	   *query = (Query *) node;

		if ((query->commandType == CMD_UPDATE || query->commandType == CMD_DELETE) &&
			query->jointree->quals == NULL)
			ereport(ERROR,
					(errcode(ERRCODE_CARDINALITY_VIOLATION),
					 errmsg("%s requires a WHERE clause",
							query->commandType == CMD_UPDATE ? "UPDATE" : "DELETE")));
		return query_tree_walker(query, refuse_bare_write, context, 0);
	}
	return expression_tree_walker(node, refuse_bare_write, context);
}

static void
check_query(ParseState *pstate, Query *query, JumbleState *jstate)
{
	refuse_bare_write((Node *) query, NULL);
	if (next_hook)
		next_hook(pstate, query, jstate);
}

void
_PG_init(void)
{
	next_hook = post_parse_analyze_hook;
	post_parse_analyze_hook = check_query;
}
