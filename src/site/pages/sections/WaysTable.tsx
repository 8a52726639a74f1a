import { wayQuestions, ways } from '../../../content/consular/fromAfar';
import type { SituationText } from '../../../content/textTypes';
import { useFacts } from '../../../lib/facts/currentFacts';
import { AppLink } from '../../../ui/navigation/AppLink';
import { DataTable } from './DataTable';

interface Props {
  caption: string;
  text: NonNullable<SituationText['ways']>;
}

/** Lists the ways for each service, as stated by the site or answered by the Embassy. */
export function WaysTable({ caption, text }: Props) {
  const { answers } = useFacts();
  const { columns, rows, answered, ask } = text;
  return (
    <DataTable
      caption={caption}
      columns={[columns.services, ...ways.map((way) => columns[way])]}
      rows={Object.entries(rows).flatMap(([id, { services, ...stated }]) => {
        const cells = ways.map((way) => {
          const isAnswered = answers.has(wayQuestions[id]?.[way] ?? '');
          return stated[way] ?? (isAnswered ? answered : ask);
        });
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
