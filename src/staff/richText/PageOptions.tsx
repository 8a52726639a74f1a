import { pages } from '../../content/site';
import { usePageNames } from '../../lib/i18n/usePageNames';

/** Renders the pages of the site, which a browser offers in a field with this id as its `list`. */
export function PageOptions({ id }: { id: string }) {
  const { name } = usePageNames();
  return (
    <datalist id={id}>
      {pages.map(({ path }) => (
        <option key={path} value={path} label={name(path)} />
      ))}
    </datalist>
  );
}
