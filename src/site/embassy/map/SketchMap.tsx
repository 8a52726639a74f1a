import { useTranslation } from 'react-i18next';
import styles from './map.module.css';

/** Renders the way to the Embassy as inline SVG, which requests no other host (R1.22). */
export function SketchMap() {
  const { t } = useTranslation('officeMap');
  return (
    <svg viewBox="60 90 680 570" role="img" aria-label={t('alt')} className={styles.map}>
      <rect x="60" y="90" width="680" height="570" className={styles.ground} />
      <path d="M740 300C690 360 655 430 610 500S520 610 470 660H740Z" className={styles.water} />
      <g className={styles.roads}>
        <path d="M330 387L408 487M250 449L350 590M490 264L548 348M560 211L600 262M300 90L330 150 420 220" />
        <path d="M180 300L300 410M250 210L390 338M390 130L500 257" />
      </g>
      <g className={`${styles.roads} ${styles.streets}`}>
        <path id="prechistenka" d="M613 170L176 506" />
        <path id="ostozhenka" d="M618 178L333 611" />
        <path d="M60 430L176 506 333 611 400 660" className={styles.ring} />
        <path d="M613 170C590 140 560 115 520 90" className={styles.ring} />
        <path d="M408 328L476 394" className={styles.lane} />
      </g>
      <g className={styles.names}>
        <text transform="translate(236 448) rotate(-37.5)">{t('prechistenka')}</text>
        <text transform="translate(392 556) rotate(-56.6)">{t('ostozhenka')}</text>
        <text transform="translate(82 478) rotate(33.4)">{t('gardenRing')}</text>
        <text x="730" y="560" className={styles.river}>
          {t('river')}
        </text>
      </g>
      <Station x={623} y={151} name={t('kropotkinskaya')} end />
      <Station x={349} y={620} name={t('parkKultury')} />
      <g className={styles.pin}>
        <path d="M442 361c-16-22-26-36-26-52a26 26 0 1 1 52 0c0 16-10 30-26 52Z" />
        <circle cx="442" cy="309" r="10" />
        <text x="478" y="306">
          {t('embassy')}
        </text>
        <text x="478" y="330" className={styles.small}>
          {t('lane')}
        </text>
      </g>
    </svg>
  );
}

/** Draws a station of the metro, with its name to the right, or with `end` to the left. */
function Station({
  x,
  y,
  name,
  end = false,
}: {
  x: number;
  y: number;
  name: string;
  end?: boolean;
}) {
  return (
    <g className={styles.station}>
      <circle cx={x} cy={y} r="15" />
      <text x={x} y={y + 6} className={styles.letter}>
        М
      </text>
      <text x={end ? x - 24 : x + 24} y={y + 6} textAnchor={end ? 'end' : 'start'}>
        {name}
      </text>
    </g>
  );
}
