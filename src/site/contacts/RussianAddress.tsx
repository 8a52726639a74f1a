import { useTranslation } from 'react-i18next';
import { russianAddresses } from '../../content/russianAddresses';
import { typeset, withoutJoiners } from '../../lib/text/typeset';
import { CopyButton } from '../../ui/actions/CopyButton';
import styles from './RussianAddress.module.css';

interface Props {
  map: string;
  shown: string;
}

/**
 * Renders an office's address in Russian, if it has one, with a button that copies it, because a
 * taxi driver or a map application needs it.
 * @param map of the office, its name in `urls`
 * @param shown the address beside it, which is not repeated if it is the same
 */
export function RussianAddress({ map, shown }: Props) {
  const { t } = useTranslation();
  const address = russianAddresses[map];
  if (!address) return null;
  return (
    <>
      {/* On paper both are on one line. */}{' '}
      {address !== withoutJoiners(shown).replaceAll('\u00a0', ' ') && (
        <p lang="ru">{typeset(address)}</p>
      )}
      <div className={`cluster gap-1 ${styles.copy}`} data-script-only data-screen-only>
        <CopyButton variant="tertiary" text={() => address}>
          {t('contact.copy')}
        </CopyButton>
      </div>
    </>
  );
}
