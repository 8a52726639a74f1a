import { AppLink } from './AppLink';

interface FilterLink {
  /** The path that {@link AppLink} takes. */
  to: string;
  name: string;
  /** In small print after the name, such as a number. */
  note?: string;
  isCurrent: boolean;
}

/** Lists links that narrow a list, the current one marked. */
export function FilterLinks({ links }: { links: FilterLink[] }) {
  return (
    <ul className="plain-list cluster gap-2">
      {links.map(({ to, name, note, isCurrent }) => (
        <li key={name}>
          <AppLink to={to} className="chip" aria-current={isCurrent ? 'true' : undefined}>
            {/* One text node, because screen readers drop a space between React's comments. */}
            {note ? `${name} ` : name}
            {note && <span className="small-print">{note}</span>}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
