import { Banknote, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ServicesText } from '../../../content/textTypes';
import { Fee } from './Fee';
import styles from './ServiceCardFacts.module.css';

type Facts = ServicesText['cards'][string];

/** Lists fee and time of a service beside its name. */
export function ServiceCardFacts({ facts }: { facts: Facts }) {
  const { t } = useTranslation();
  return (
    <dl className={styles.facts}>
      <div>
        <dt>
          <Banknote aria-hidden="true" size="1.15em" />
          <span className="visually-hidden">{t('content.keyFacts.cost')}</span>
        </dt>
        <dd>
          <Fee text={facts.fee} />
        </dd>
      </div>
      <div>
        <dt>
          <Clock aria-hidden="true" size="1.15em" />
          <span className="visually-hidden">{t('content.keyFacts.time')}</span>
        </dt>
        <dd>{facts.time}</dd>
      </div>
    </dl>
  );
}
