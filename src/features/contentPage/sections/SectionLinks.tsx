import { ArrowRight } from 'lucide-react';
import { type UrlName, urls } from '../../../content/facts';
import type { Section } from '../../../content/text';
import { AppLink } from '../../../ui/navigation/AppLink';
import { TrailingIcon } from '../../../ui/navigation/TrailingIcon';
import { OfficialLink } from '../forms/OfficialLink';
import styles from './SectionLinks.module.css';

interface Props {
  section: Pick<Section, 'links' | 'see'>;
  /** The portal that the key facts already link to (R1.19); paper omits a second mention. */
  repeated?: UrlName | undefined;
}

/** Whether paper omits a link: the URL of a map is useless there, and one mention of the portal is enough. */
const onScreenOnly = (name: string, repeated?: UrlName): boolean =>
  name === repeated || name.endsWith('Map');

/** `see` leads to pages of this site by path, `links` to other sites by the name of their URL. */
export function SectionLinks({ section: { links = {}, see = {} }, repeated }: Props) {
  const pages = Object.entries(see);
  const sites = Object.entries(links);
  if (pages.length + sites.length === 0) return null;
  return (
    <ul className={`plain-list ${styles.links}`}>
      {pages.map(([to, label]) => (
        <li key={to} data-screen-only>
          <AppLink to={to}>
            {label}
            <TrailingIcon>
              <ArrowRight aria-hidden="true" size="1em" />
            </TrailingIcon>
          </AppLink>
        </li>
      ))}
      {sites.map(([name, label]) => (
        <li key={name} data-screen-only={onScreenOnly(name, repeated) || undefined}>
          <OfficialLink href={urls[name as UrlName]}>{label}</OfficialLink>
        </li>
      ))}
    </ul>
  );
}
