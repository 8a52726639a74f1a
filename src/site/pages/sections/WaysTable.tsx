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
  return (
    <DataTable
      caption={caption}
      columns={[columns.services, ...ways.map((way) => columns[way])]}
      rows={Object.values(rows).flatMap(({ services, ...stated }) => {
        const others = answers.has('post') ? answered : ask;
        const cells = ways.map((way) => stated[way] ?? (way === 'others' ? others : ask));
        return Object.entries(services).map(([to, name]) => ({
          key: to,
          cells: [
            <AppLink key={to} to={to}>
              {name}
            </AppLink>,
            ...cells,
          ],
        }));
      })}
    />
  );
}
