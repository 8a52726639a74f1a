import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKnownHere } from '../../lib/hooks/useKnownHere';
import { rememberSlash, slashWanted } from '../../lib/search/slash';
import styles from './SlashSetting.module.css';

/**
 * Turns off the keyboard shortcut that focuses the search field, because speech input may trigger it
 * unintentionally (WCAG 2.1.4).
 */
export function SlashSetting() {
  const { t } = useTranslation('search');
  const wanted = useKnownHere(slashWanted(), true);
  const [, rerender] = useState(0);
  return (
    <label className={styles.setting} data-script-only>
      <input
        type="checkbox"
        checked={wanted}
        onChange={({ target }) => {
          rememberSlash(target.checked);
          rerender((count) => count + 1);
        }}
      />
      {t('slash')}
    </label>
  );
}
