import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClientValue } from '../../lib/hooks/useClientValue';
import { isSearchShortcutEnabled, setSearchShortcutEnabled } from '../../lib/search/searchShortcut';
import styles from './SearchShortcutSetting.module.css';

/** Speech input may trigger the key `/` unintentionally (WCAG 2.1.4). Stored in this browser. */
export function SearchShortcutSetting() {
  const { t } = useTranslation('search');
  const enabled = useClientValue(isSearchShortcutEnabled(), true);
  const [, rerender] = useState(0);
  return (
    <label className={styles.setting} data-script-only>
      <input
        type="checkbox"
        checked={enabled}
        onChange={({ target }) => {
          setSearchShortcutEnabled(target.checked);
          rerender((count) => count + 1);
        }}
      />
      {t('shortcut')}
    </label>
  );
}
