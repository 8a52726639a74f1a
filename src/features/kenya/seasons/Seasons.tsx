import { useTranslation } from 'react-i18next';
import { regionSeasons } from '../../../content/kenya/seasons';
import { MonthStrip } from './MonthStrip';
import styles from './Seasons.module.css';
import { useMonths } from './useMonths';

export function Seasons({ region }: { region: string }) {
  const { t } = useTranslation();
  const formatMonths = useMonths();
  return (
    <div className={styles.seasons}>
      {regionSeasons[region]?.map(({ purpose, months }) => (
        <div key={purpose} className={`stack gap-2 ${styles.season}`}>
          <p>{t(`season.${purpose}`, { months: formatMonths(months) })}</p>
          <MonthStrip months={months} />
        </div>
      ))}
    </div>
  );
}
