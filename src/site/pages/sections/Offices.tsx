import { useTranslation } from 'react-i18next';
import type { UrlName } from '../../../content/facts';
import type { Office } from '../../../content/textTypes';
import { useFacts } from '../../../lib/facts/currentFacts';
import { AutoLink } from '../../../ui/navigation/AutoLink';
import { ExternalLink } from '../../../ui/navigation/ExternalLink';
import { RussianAddress } from '../../contacts/RussianAddress';
import styles from './Sections.module.css';

const slots = ['address', 'metro', 'hours', 'phone'] as const;

interface Props {
  /** The texts of the offices by the name of their map's URL in `urls`: `yandexMap`. */
  offices: Record<string, Office>;
  level: 3 | 4;
}

/** Lists offices with address, hours and telephone as far as known, and a link to the map. */
export function Offices({ offices, level }: Props) {
  const { urls } = useFacts();
  const { t } = useTranslation();
  const Heading = `h${level}` as const;
  return (
    <ul className={`plain-list stack measure ${styles.offices}`}>
      {Object.entries(offices).map(([map, office]) => (
        <li key={map} className="stack gap-2">
          <Heading>{office.name}</Heading>
          <dl className="auto-grid">
            {slots.map((slot) => {
              const text = office[slot];
              return (
                text && (
                  <div key={slot}>
                    <dt className="small-print">{t(`contact.${slot}`)}</dt>
                    <dd>
                      <AutoLink text={text} />
                      {slot === 'address' && <RussianAddress map={map} shown={text} />}
                    </dd>
                  </div>
                )
              );
            })}
          </dl>
          <p data-screen-only>
            <ExternalLink href={urls[map as UrlName]}>
              {t('content.map')}
              <span className="visually-hidden">: {office.name}</span>
            </ExternalLink>
          </p>
        </li>
      ))}
    </ul>
  );
}
