import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { regionSeasons } from '../../../content/kenya/seasons';
import { AppLink } from '../../../ui/navigation/AppLink';
import { Illustration } from '../../../ui/page/Illustration';
import { MonthStrip } from '../seasons/MonthStrip';
import { useMonths } from '../seasons/useMonths';
import styles from './PlacePanel.module.css';
import { regionKey, regionPages } from './regions';
import type { Place, Region } from './usePlaces';

export function PlacePanel({ region, place }: { region: Region; place: Place }) {
  const { t } = useTranslation(['magical-kenya/map', 'common']);
  const formatMonths = useMonths();
  const page = regionPages.find(({ path }) => path === region.path);
  return (
    <div className={styles.panel} data-screen-only>
      <div className={styles.image}>{page && <Illustration name={page.scene} />}</div>
      <div className={styles.text}>
        <p className="small-print">{region.name}</p>
        <p className={styles.name}>{place.name}</p>
        <p>{place.line}</p>
        {regionSeasons[regionKey(region.path)]?.slice(0, 1).map(({ purpose, months }) => (
          <div key={purpose} className={styles.season}>
            <p>{t(`season.${purpose}`, { ns: 'common', months: formatMonths(months) })}</p>
            <MonthStrip months={months} />
          </div>
        ))}
        <AppLink to={place.to} className={styles.open}>
          {t('open', { place: place.name })}
          <ArrowRight aria-hidden="true" size="1.1em" />
        </AppLink>
      </div>
    </div>
  );
}
