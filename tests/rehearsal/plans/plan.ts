/** What a statement used, of all plans that were run for it, those inside functions included. */
export interface Used {
  indexes: Set<string>;
  /** Tables of which every row was read. */
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

/** Reads the notices of auto_explain in its JSON format. */
export function usedIn(notices: string[]): Used {
  const used: Used = { indexes: new Set(), wholeTables: new Set() };
  for (const notice of notices) {
    const json = notice.slice(notice.indexOf('{'));
    const { Plan }: { Plan: Node } = JSON.parse(json);
    collect(Plan, used);
  }
  return used;
}
