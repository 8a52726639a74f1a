import { useTranslation } from 'react-i18next';
import { regionSeasons } from '../../../content/kenya/seasons';
import { MonthStrip } from './MonthStrip';
import styles from './Seasons.module.css';
import { useMonths } from './useMonths';

/** The best months of a region, in words and as a strip. */
export function Seasons({ region }: { region: string }) {
  const { t } = useTranslation();
  const inWords = useMonths();
  return (
    <div className={styles.seasons}>
      {regionSeasons[region]?.map(({ purpose, months }) => (
        <div key={purpose} className={styles.season}>
          <p>{t(`season.${purpose}`, { months: inWords(months) })}</p>
          <MonthStrip months={months} />
        </div>
      ))}
    </div>
  );
}
