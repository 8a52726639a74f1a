/** What a statement used in all plans that ran for it, including those inside functions. */
export interface Used {
  indexes: Set<string>;
  /** Tables that were read completely. */
  wholeTables: Set<string>;
}

interface Node {
  'Node Type': string;
  'Index Name'?: string;
  'Relation Name'?: string;
  Plans?: Node[];
}

function collect(node: Node, used: Used): void {
  if (node['Index Name']) used.indexes.add(node['Index Name']);
  if (node['Node Type'] === 'Seq Scan') used.wholeTables.add(node['Relation Name'] ?? '');
  for (const child of node.Plans ?? []) collect(child, used);
}

/** Reads the JSON notices of auto_explain. */
export function usedIn(notices: string[]): Used {
  const used: Used = { indexes: new Set(), wholeTables: new Set() };
  for (const notice of notices) {
    const json = notice.slice(notice.indexOf('{'));
    const { Plan }: { Plan: Node } = JSON.parse(json);
    collect(Plan, used);
  }
  return used;
}
