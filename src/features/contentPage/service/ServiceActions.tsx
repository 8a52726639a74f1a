import { ArrowUp, ClipboardCheck, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFacts } from '../../../lib/facts/currentFacts';
import { useAnswering } from '../../contacts/useAnswering';

/** Renders the links of a service in the bar: to the number that answers at this hour, to its sheet and to its key facts. */
export function ServiceActions() {
  const { t } = useTranslation();
  const { phones } = useFacts();
  const answering = useAnswering();
  return (
    <>
      <a href={`tel:${answering === 'day' ? phones.main : phones.responseCentre}`}>
        <Phone aria-hidden="true" size="1.2em" />
        <span>
          <span className="visually-hidden">{t('content.bar.call')} </span>
          {t(`content.bar.${answering}`)}
        </span>
      </a>
      <a href="#visit">
        <ClipboardCheck aria-hidden="true" size="1.2em" />
        {t('content.bar.prepare')}
      </a>
      <a href="#in-short">
        <ArrowUp aria-hidden="true" size="1.2em" />
        {t('content.keyFacts.title')}
      </a>
    </>
  );
}
