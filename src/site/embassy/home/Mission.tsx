import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { coreValues } from '../../../content/coreValues';
import { BeadStrip } from '../../../ui/page/BeadStrip';
import styles from './Mission.module.css';

/** Renders vision, mission and core values (R1.14), and after them what stands for them: the arms, or the people. */
export function Mission({ children }: { children: ReactNode }) {
  const { t } = useTranslation('home');
  return (
    <section className={styles.section}>
      <BeadStrip />
      <div className={`container stack gap-5 ${styles.inner}`}>
        <h2 id="mission" tabIndex={-1}>
          {t('mission.title')}
        </h2>
        <div className={`auto-grid ${styles.columns} ${styles.statements}`}>
          <div>
            <h3>{t('mission.vision')}</h3>
            <p>{t('mission.visionText')}</p>
          </div>
          <div>
            <h3>{t('mission.mission')}</h3>
            <p>{t('mission.missionText')}</p>
          </div>
        </div>
        <div className={`auto-grid ${styles.columns}`}>
          <div>
            <h3>{t('mission.values')}</h3>
            <ul className={`plain-list cluster semibold ${styles.values}`}>
              {coreValues.map((value) => (
                <li key={value}>{t(`values.${value}`)}</li>
              ))}
            </ul>
          </div>
          {children}
        </div>
      </div>
      <BeadStrip />
    </section>
  );
}
