import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKnownHere } from '../../lib/hooks/useKnownHere';
import { rememberSlash, slashWanted } from '../../lib/search/slash';
import styles from './SlashSetting.module.css';

/**
 * Switches the key that leads to the search field. Who speaks to the computer may press it without
 * wanting to (WCAG 2.1.4).
 */
export function SlashSetting() {
  const { t } = useTranslation('search');
  const wanted = useKnownHere(slashWanted(), true);
  const [, redraw] = useState(0);
  return (
    <label className={styles.setting} data-script-only>
      <input
        type="checkbox"
        checked={wanted}
        onChange={({ target }) => {
          rememberSlash(target.checked);
          redraw((count) => count + 1);
        }}
      />
      {t('slash')}
    </label>
  );
}
