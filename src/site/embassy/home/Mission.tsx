import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { coreValues } from '../../../content/coreValues';
import { Pairs } from '../../../ui/layout/Pairs';
import { AppLink } from '../../../ui/navigation/AppLink';

/**
 * Renders vision, mission and core values (R1.14).
 * @param people who leads the Embassy, on a page that does not introduce them
 */
export function Mission({ people }: { people?: ReactNode }) {
  const { t } = useTranslation('home');
  const values = (
    <ul className="plain-list auto-grid">
      {coreValues.map((value) => (
        <li key={value}>{t(`values.${value}`)}</li>
      ))}
    </ul>
  );
  return (
    <section className="stack gap-5">
      <h2 id="mission" tabIndex={-1}>
        {t('mission.title')}
      </h2>
      <Pairs
        pairs={[
          { key: 'vision', label: t('mission.vision'), value: t('mission.visionText') },
          { key: 'mission', label: t('mission.mission'), value: t('mission.missionText') },
          { key: 'values', label: t('mission.values'), value: values },
          ...(people
            ? [
                {
                  key: 'people',
                  label: <AppLink to="/embassy#leadership">{t('mission.people')}</AppLink>,
                  value: people,
                },
              ]
            : []),
        ]}
      />
    </section>
  );
}
