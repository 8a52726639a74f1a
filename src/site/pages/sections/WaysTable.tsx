import type { SituationText, Way } from '../../../content/textTypes';
import { useFacts } from '../../../lib/facts/currentFacts';
import { AppLink } from '../../../ui/navigation/AppLink';
import { DataTable } from './DataTable';

interface Props {
  caption: string;
  text: NonNullable<SituationText['ways']>;
}

const ways: Way[] = ['online', 'others', 'inPerson'];

/** Lists the ways for each service, as stated by the site or answered by the Embassy. */
export function WaysTable({ caption, text }: Props) {
  const { answers } = useFacts();
  const { columns, rows, answered, ask } = text;
  const others = answers.has('post') ? answered : ask;
  const unstated: Record<Way, string> = { online: ask, others, inPerson: ask };
  return (
    <DataTable
      caption={caption}
      columns={[columns.services, ...ways.map((way) => columns[way])]}
      rows={Object.entries(rows).map(([id, { services, ...stated }]) => {
        const cells = ways.map((way) => stated[way] ?? unstated[way]);
        const links = (
          <ul key={id} className="plain-list stack gap-2">
            {Object.entries(services).map(([to, name]) => (
              <li key={to}>
                <AppLink to={to}>{name}</AppLink>
              </li>
            ))}
          </ul>
        );
        return { key: id, cells: [links, ...cells] };
      })}
    />
  );
}
